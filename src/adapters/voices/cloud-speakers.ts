import type { Speaker } from '#ports/sound/voice.ts'

/** Somebody at a service, who speaks every language of it. */
export type CloudSpeaker = { id: string; name: string; tone: Speaker['tone'] }

/**
 * The same person once for each language: whoever is chosen for a deck is then told which one to
 * speak, and is never given another.
 */
export const listCloudSpeakers = (
  people: readonly CloudSpeaker[],
  languages: readonly string[],
): readonly Speaker[] =>
  languages.flatMap((language) =>
    people.map(({ id, name, tone }) => ({ id: `${id}.${language}`, name, tone, language })),
  )

/** Every language that the app knows a deck by; each of the services speaks all of them. */
export const cloudLanguages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'cs',
  'hu',
  'ro',
  'tr',
  'fi',
  'sv',
  'da',
  'nb',
  'id',
  'uk',
  'ru',
  'el',
  'ar',
  'hi',
  'ja',
  'zh',
  'ko',
] as const
