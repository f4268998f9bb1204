import type { Language } from './language.ts'

/** Without asides, and without the words that tie a sentence to the one before it. */
export function stripLinks(sentence: string, language: Language): string {
  let text = sentence
    .replaceAll(/\s*\([^()]*\)/gu, '')
    .replaceAll(/\s*\[[^[\]]*\]/gu, '')
    .replace(/[\s.。!！…]+$/u, '')
  text = text.replace(aside(language), ' ')
  for (const link of language.linkWords) {
    const pattern = new RegExp(
      `^${link}(?:,\\s+|\\s+(?=\\p{L})${isSingle(link) ? '' : '(?!)'})`,
      'iu',
    )
    if (!pattern.test(text)) continue
    text = text.replace(pattern, '')
    break
  }
  return text
}

/** "There was, however, some doubt" */
const aside = ({ linkWords }: Language): RegExp =>
  linkWords.length > 0 ? new RegExp(`, (?:${linkWords.join('|')}), `, 'iu') : /(?!)/u

/** "And they left" loses its first word; "First light came" must not: only conjunctions go without a comma. */
const conjunctions = new Set(
  'and but so yet or und aber denn doch et mais car or y pero pues e ma però mas pois en maar want'.split(
    ' ',
  ),
)
const isSingle = (link: string): boolean => conjunctions.has(link)
