/** By letters that only one of the languages here has; the first that is found. */
const byScript: readonly [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja-JP'],
  [/\p{Script=Hangul}/u, 'ko-KR'],
  [/\p{Script=Arabic}/u, 'ar-SA'],
  [/\p{Script=Hebrew}/u, 'he-IL'],
  [/\p{Script=Thai}/u, 'th-TH'],
  [/\p{Script=Devanagari}/u, 'hi-IN'],
  [/\p{Script=Greek}/u, 'el-GR'],
  [/[іїєґІЇЄҐ]/u, 'uk-UA'],
  [/\p{Script=Cyrillic}/u, 'ru-RU'],
]

const han = /\p{Script=Han}/u

/** Office programs want a region with a language. */
const regions: Readonly<Record<string, string>> = {
  en: 'en-US',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
  pt: 'pt-PT',
  nl: 'nl-NL',
  pl: 'pl-PL',
  cs: 'cs-CZ',
  hu: 'hu-HU',
  ro: 'ro-RO',
  tr: 'tr-TR',
  fi: 'fi-FI',
  sv: 'sv-SE',
  da: 'da-DK',
  nb: 'nb-NO',
  id: 'id-ID',
}

/** The language to check a text's spelling in, given the deck's. */
export function findTextLanguage(text: string, deckLanguage: string): string {
  const found = byScript.find(([letters]) => letters.test(text))?.[1]
  if (found) return found
  if (han.test(text)) return deckLanguage === 'ja' ? 'ja-JP' : 'zh-CN'
  return regions[deckLanguage] ?? 'en-US'
}

/** The deck's own, whatever its title is written in. */
export function findDocumentLanguage(deckLanguage: string): string {
  if (deckLanguage === 'zh') return 'zh-CN'
  const known = [...Object.values(regions), ...byScript.map(([, language]) => language)]
  return known.find((language) => language.startsWith(`${deckLanguage}-`)) ?? 'en-US'
}

/** Fonts of the app for scripts that the families of its themes do not have. */
const eastAsian: Readonly<Record<string, string>> = {
  'ja-JP': 'Noto Sans JP',
  'ko-KR': 'Noto Sans KR',
  'zh-CN': 'Noto Sans SC',
}

export const findEastAsianFont = (language: string): string => eastAsian[language] ?? ''

/** Hebrew is in the families themselves. */
export const findComplexFont = (language: string): string =>
  language === 'ar-SA' ? 'Noto Sans Arabic' : ''
