import { hasCondition } from '../../facts/condition-words.ts'
import type { Language } from '../language.ts'

/** Without asides, and without the words that tie a sentence to the one before it. */
export function stripLinks(sentence: string, language: Language): string {
  const { aside, openings } = patternsOf(language)
  const isFormula = /\S = \S/u.test(sentence)
  const text = sentence
    .replaceAll(speaksToReader, '')
    // A figure, a date, an amount or a condition in brackets is part of what is said.
    // What stands at a word without a space belongs to it: "O(n)".
    // One word in square brackets is a name: "an [error] line".
    .replaceAll(/\s+(?:\([^()\d]*\)|\[[^[\]\d]*\s[^[\]\d]*\])/gu, (bracket) =>
      isFormula ||
      joins.test(bracket) ||
      leavesOut.test(bracket) ||
      (language.code !== 'de' && names.test(bracket)) ||
      hasCondition(bracket, language.code)
        ? bracket
        : '',
    )
    .replace(/(?<!\.\p{L})[\s.。!！…]+$/u, '')
    .replace(aside, ' ')
  // "And, finally, …"
  return dropLink(dropLink(text, openings), openings)
}

/** "(disregarding spaces)": without it more is claimed. */
const leavesOut =
  /^\s*[([](?:disregarding|excluding|except|ignoring|not (?:counting|including)|without|ohne|außer|abgesehen|sans|sauf|hors|sin|salvo|excepto|senza|escluso|tranne|sem|exceto|zonder|behalve)(?!\p{L})/iu

/** "Use a brush (yes, the third)" */
const speaksToReader = /\s+\((?:yes|no|ja|nein|oui|non|sí|sì|sim|não|nee),[^()]*\)/giu

/** "S and P (Spencer and Peter)": short names tell who or what it is. */
const names =
  /^\s*\((?:yet|noch|encore|aún|todavía|ancora|ainda|nog|(?:\p{Lu}[^\s()]{0,20} ?(?:(?:and|et|y|e|en|of|de|di) )?){1,4})\)$/u

/** "W (and M) are": a second subject is no aside. */
const joins = /^\s*[([](?:and|or|und|oder|et|ou|y|o|e|en|of) /iu

function dropLink(text: string, openings: readonly RegExp[]): string {
  const link = openings.find((pattern) => pattern.test(text))
  return link ? text.replace(link, '') : text
}

type Patterns = { aside: RegExp; openings: readonly RegExp[] }

/** Made once for each language: a book has thousands of sentences. */
const known = new WeakMap<Language, Patterns>()

function patternsOf(language: Language): Patterns {
  const found = known.get(language) ?? createPatterns(language)
  known.set(language, found)
  return found
}

const createPatterns = ({ linkWords }: Language): Patterns => ({
  // "There was, however, some doubt"
  aside:
    linkWords.length > 0
      ? new RegExp(
          `, (?:${linkWords.filter((word) => !example.test(word) && !joining.has(word)).join('|')}), `,
          'iu',
        )
      : /(?!)/u,
  openings: linkWords.map(
    (link) =>
      new RegExp(`^${link}(?:,\\s+${conjunctions.has(link) ? '|\\s+(?=\\p{L})' : ''})`, 'iu'),
  ),
})

/** "very large pictures, for example, one of 100 MB" */
const example = /ex[ae]m|beispiel|ejemplo|esempio|voorbeeld/iu

/** "…, and, of course, …": no aside, but what goes on. */
const joining = new Set(
  'and but so yet or und aber et mais y pero e ma però mas en maar'.split(' '),
)

/** "And they left" loses its first word; "First light came" must not: only conjunctions go without a comma. */
const conjunctions = new Set(
  'and but so yet or thus hence therefore moreover furthermore inoltre además logo und aber denn doch et mais cependant toutefois pourtant car or y pero pues e ma però mas pois en maar want'.split(
    ' ',
  ),
)
