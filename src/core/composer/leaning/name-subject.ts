import { isFiniteVerb, listTokens } from '../clauses/clause-signs.ts'
import type { Language } from '../language.ts'
import { pointsBack } from './points-back.ts'
import type { Sentence } from '../reading/sentence.ts'

const pronoun = /^(?:It|They) (?=\p{L})/u
const mostWords = 5

/** Verbs of sentences that say what something is: the next one goes on about the same, and not about what it has. */
const one = new Set('is was'.split(' '))
const several = new Set('are were'.split(' '))

/**
 * A sentence that begins with a pronoun, with what it stands for in its place: the words that the
 * sentence before begins with. In English only, where the pronoun tells no gender; null in any doubt.
 */
export function nameSubject(
  before: readonly Sentence[],
  sentence: Sentence,
  language: Language,
): Sentence | null {
  const [first] = before
  if (language.code !== 'en' || before.length !== 1 || !first) return null
  const found = pronoun.exec(sentence.text)?.[0].trim()
  const subject = findSubject(first.text, language)
  if (!found || !subject) return null
  const { words, verb } = subject
  // "Anna was eleven": who has a name alone may be a person.
  if (!language.determiners.has((words[0] ?? '').toLowerCase())) return null
  if (!(found === 'It' ? one : several).has(verb)) return null
  const text = `${words.join(' ')}${sentence.text.slice(found.length)}`
  // "It … and it …" would still ask.
  return pointsBack(text, language) ? null : { ...sentence, text }
}

/** The words before the first verb, where nothing else stands among them. */
function findSubject(text: string, language: Language): { words: string[]; verb: string } | null {
  const words = text.split(/\s+/u)
  const tokens = words.map((word) => listTokens(word)[0] ?? '')
  const at = tokens.findIndex((_, index) => isFiniteVerb(tokens, index, language))
  const own = words.slice(0, at)
  const isPlain =
    at > 0 &&
    at <= mostWords &&
    !/[,;:()"“”\d]/u.test(own.join(' ')) &&
    !tokens
      .slice(0, at)
      .some(
        (token) =>
          language.prepositions.has(token) ||
          language.pronouns.has(token) ||
          language.coordinators.has(token),
      )
  return isPlain ? { words: own, verb: tokens[at] ?? '' } : null
}
