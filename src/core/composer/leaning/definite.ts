import { foldText } from '../../fold-text.ts'
import { listTokens } from '../clauses/clause-signs.ts'
import type { Language } from '../language.ts'
import type { Sentence } from '../reading/sentence.ts'

/** Before what is known already; several of them are other words in other languages. */
const articles: Readonly<Record<string, string>> = {
  en: 'the',
  de: 'der|die|das|den|dem',
  fr: 'le|la|les',
  es: 'el|la|los|las',
  it: 'il|lo|la|i|gli|le',
  pt: 'o|a|os|as',
  nl: 'de|het',
}

/** In letters: what is spoken of stands near the beginning. */
const beginning = 60

/** "the command", but not "the command of a ship", which says itself which one. */
const known = new Map(
  Object.entries(articles).map(([code, words]) => [
    code,
    new RegExp(
      `(?<!\\p{L})(?:${words}) (?!\\p{L}+ (?:of|von|de|du|des|del|di|do|da|van) )(\\p{L}+)`,
      'giu',
    ),
  ]),
)

/** "The command only works if …": which one, the sentence before has said. */
/** "The command only works if …": which one, the sentence before has said. */
export function speaksOfSame(
  { text }: Sentence,
  before: Sentence | undefined,
  { code }: Language,
  isHidden: boolean,
): boolean {
  const pattern = known.get(code)
  if (!pattern || !before) return false
  const [, subject = ''] = subjects.get(code)?.exec(text) ?? []
  // What only a sentence has told of that is not shown itself.
  if (isHidden && subject !== '' && before.text.toLowerCase().includes(subject.toLowerCase()))
    return true
  const nouns = Array.from(text.slice(0, beginning).matchAll(pattern), ([, noun = '']) => noun)
  return nouns.some((noun) => noun.length > 3 && introduces(before, noun))
}

/** What a sentence speaks of, where it begins with it. */
const subjects = new Map(
  Object.entries(articles).map(([code, words]) => [
    code,
    new RegExp(`^(?:${words}) (\\p{L}{4,})(?! (?:of|von|de|du|des|del|di|do|da|van) )`, 'iu'),
  ]),
)

/** "a command", "this command", "the command above": from here on it is known. */
const introduces = ({ text }: Sentence, noun: string): boolean =>
  new RegExp(
    `(?<!\\p{L})(?:(?:an?|this|that|eine?[nmr]?|diese[rsmn]?|une?|ce|cet|cette|una?|est[ea]|es[ea]|un[oa']|quest[oa]|uma?|een|dit|deze) (?:\\p{L}+ )?${noun}|${noun} (?:above|below))(?!\\p{L})`,
    'iu',
  ).test(text)

const beginsDefinite = (text: string, { code }: Language): boolean =>
  new RegExp(`^(?:${articles[code] ?? '(?!)'}) `, 'iu').test(text)

export const beginsParagraph = (
  { index, paragraph }: Sentence,
  all: readonly Sentence[],
): boolean => !all.some((other) => other.paragraph === paragraph && other.index < index)

/** Whether a sentence begins with something that its paragraph has named before, and no heading. */
export function speaksOfKnown(
  { text, index, paragraph }: Sentence,
  all: readonly Sentence[],
  headings: readonly string[],
  language: Language,
): boolean {
  if (!beginsDefinite(text, language)) return false
  const earlier = all.filter((other) => other.paragraph === paragraph && other.index < index)
  const said = foldText(earlier.map((other) => other.text).join(' '))
  const named = foldText(headings.join(' '))
  const [, noun = '', after = ''] = listTokens(text).map((word) => foldText(word.slice(0, -1)))
  return [noun, after].some(
    (word) => word.length > 2 && said.includes(word) && !named.includes(word),
  )
}
