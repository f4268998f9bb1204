import { foldText } from '../fold-text.ts'

/** Those that the composer knows the grammar of, in the order in which the tables of words have them. */
export const iconLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'] as const
export type IconLanguage = (typeof iconLanguages)[number]

export const isIconLanguage = (code: string): code is IconLanguage =>
  iconLanguages.some((language) => language === code)

/** In these the last word of several says what is meant and the others which; elsewhere the first does. */
const endsWithMeaning: ReadonlySet<IconLanguage> = new Set(['en', 'de', 'nl'])

/** Those that write several words as one. */
export const joinsWords = (language: IconLanguage): boolean =>
  language === 'de' || language === 'nl'

/** The words of a label as they are written, whatever their case. */
export const listWritten = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []

/** A word without accents. */
export const foldWord = (word: string): string =>
  foldText(word).replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('æ', 'ae')

export const listFolded = (text: string): string[] => listWritten(text).map(foldWord)

export const fromMeaning = <T>(words: readonly T[], language: IconLanguage): T[] =>
  endsWithMeaning.has(language) ? words.toReversed() : [...words]

/** The first that holds is applied, if three letters are left at least. */
const endings: Readonly<Record<IconLanguage, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/ies$/u, 'y'],
    [/(?<=s|x|z|ch|sh)es$/u, ''],
    [/(?<![siu])s$/u, ''],
  ],
  de: [
    [/(?:innen|in)$/u, ''],
    [/(?:ern|en|er|es|em)$/u, ''],
    [/[ens]$/u, ''],
  ],
  fr: [
    [/aux$/u, 'al'],
    [/es$/u, ''],
    [/[sxe]$/u, ''],
  ],
  es: [
    [/(?<=[lnrdzj])es$/u, ''],
    [/[oa]s?$/u, ''],
    [/s$/u, ''],
  ],
  it: [
    [/(?:chi|che)$/u, 'c'],
    [/(?:ghi|ghe)$/u, 'g'],
    [/[aeio]$/u, ''],
  ],
  pt: [
    [/(?:oes|aes)$/u, 'ao'],
    [/(?:ais)$/u, 'al'],
    [/(?<=[rzs])es$/u, ''],
    [/[oa]s?$/u, ''],
    [/s$/u, ''],
  ],
  nl: [
    [/en$/u, ''],
    [/[se]$/u, ''],
  ],
}

/** What the forms of a folded word have in common, roughly: one and several, he and she. */
export function stemWord(word: string, language: IconLanguage): string {
  for (const [ending, by] of endings[language]) {
    const stem = word.replace(ending, by)
    if (stem !== word && stem.length >= 3) return stem
  }
  return word
}
