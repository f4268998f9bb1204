import type { Speaker } from '#ports/sound/voice.ts'

/** `number` is the model's own; it knows 904 people who read books aloud. */
export type PiperSpeaker = Speaker & { number: number }

/** Those who are understood best, by the figures of `bench/voice`; the first speaks unless another is chosen. */
export const piperSpeakers: readonly PiperSpeaker[] = [
  { id: 'ada', number: 60, name: 'Ada', tone: 'feminine', language: 'en-US' },
  { id: 'miles', number: 400, name: 'Miles', tone: 'masculine', language: 'en-US' },
  { id: 'nora', number: 250, name: 'Nora', tone: 'feminine', language: 'en-US' },
  { id: 'theo', number: 700, name: 'Theo', tone: 'masculine', language: 'en-US' },
  { id: 'iris', number: 14, name: 'Iris', tone: 'feminine', language: 'en-US' },
]
