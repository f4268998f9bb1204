import type { Speaker } from '#ports/voice.ts'

/** `style` is the name of the file that makes the model speak as this person. */
export type KokoroSpeaker = Speaker & { style: string }

/** Those whom the model's makers grade best, of each tone; the first speaks in samples. */
export const kokoroSpeakers: readonly KokoroSpeaker[] = [
  { id: 'heart', style: 'af_heart', name: 'Heart', tone: 'feminine', language: 'en-US' },
  { id: 'michael', style: 'am_michael', name: 'Michael', tone: 'masculine', language: 'en-US' },
  { id: 'bella', style: 'af_bella', name: 'Bella', tone: 'feminine', language: 'en-US' },
  { id: 'fenrir', style: 'am_fenrir', name: 'Fenrir', tone: 'masculine', language: 'en-US' },
]

/** Under which name a speaker's style stands in the list of files. */
export const styleOf = ({ style }: KokoroSpeaker): string => `style-${style}`
