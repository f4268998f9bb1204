import type { Speaker } from '#ports/sound/voice.ts'

/** `style` is the name of the file that makes the model speak as this person. */
export type KokoroSpeaker = Speaker & { style: string }

type Unjudged = Omit<KokoroSpeaker, 'language' | 'isExperimental'>

const inTrial = (language: string, speakers: readonly Unjudged[]): KokoroSpeaker[] =>
  speakers.map((speaker) => ({ ...speaker, language, isExperimental: true }))

/**
 * Those whom the model's makers grade best, of each tone; the first speaks in samples. Who speaks
 * another language than English does so by rules of ours, and no native speaker has heard it yet.
 */
export const kokoroSpeakers: readonly KokoroSpeaker[] = [
  { id: 'heart', style: 'af_heart', name: 'Heart', tone: 'feminine', language: 'en-US' },
  { id: 'michael', style: 'am_michael', name: 'Michael', tone: 'masculine', language: 'en-US' },
  { id: 'bella', style: 'af_bella', name: 'Bella', tone: 'feminine', language: 'en-US' },
  { id: 'fenrir', style: 'am_fenrir', name: 'Fenrir', tone: 'masculine', language: 'en-US' },
  ...inTrial('es-ES', [
    { id: 'dora', style: 'ef_dora', name: 'Dora', tone: 'feminine' },
    { id: 'alex', style: 'em_alex', name: 'Álex', tone: 'masculine' },
  ]),
  ...inTrial('fr-FR', [{ id: 'siwis', style: 'ff_siwis', name: 'Siwis', tone: 'feminine' }]),
  ...inTrial('it-IT', [
    { id: 'sara', style: 'if_sara', name: 'Sara', tone: 'feminine' },
    { id: 'nicola', style: 'im_nicola', name: 'Nicola', tone: 'masculine' },
  ]),
  ...inTrial('pt-BR', [
    { id: 'dora-br', style: 'pf_dora', name: 'Dora', tone: 'feminine' },
    { id: 'alex-br', style: 'pm_alex', name: 'Alex', tone: 'masculine' },
  ]),
]

/** Under which name a speaker's style stands in the list of files. */
export const styleOf = ({ style }: KokoroSpeaker): string => `style-${style}`
