import { countSpokenWords } from '../../outline/count-spoken-words.ts'
import { beginUpper } from '../clauses/begin-upper.ts'
import {
  endsOpen,
  firstToken,
  hasFiniteVerb,
  listTokens,
  needsSecond,
} from '../clauses/clause-signs.ts'
import type { Language } from '../language.ts'
import { listPoints } from '../clauses/list-points.ts'
import { auxiliary, isParticle } from '../clauses/trim-end.ts'

/** Headings up to here rather stand whole than without a clause. */
const wholeWords = 12
const none: ReadonlySet<string> = new Set()

const titleWords = { min: 2, max: 9 } as const

export const fitsTitle = (title: string): boolean => {
  const words = countSpokenWords(title)
  return words >= titleWords.min && words <= titleWords.max
}

// "10 Tips" and "I cartai" keep theirs: a bare number is part of the heading.
const number =
  /^(?:(?:chapter|part|section|kapitel|teil|chapitre|partie|capítulo|parte|capitolo|hoofdstuk|deel)\s+(?:\d+|[IVX]+)[.):]?|(?:figure|fig\.|table|listing|abbildung|tabelle|figura|tabla|tabela|tabella|afbeelding)\s+\d[\d.-]*[.:]|(?:(?:\d+|[A-Z])\.)+\d+[.):]?|(?:\d+|[IVX]+)[.):])\s+(?=[¿¡«“"]?\p{L})/iu

/**
 * Without its number, and when it is too long without what may go.
 * @param most words that there is room for
 */
export function shortenHeading(
  text: string,
  language: Language,
  { most = titleWords.max }: { most?: number } = {},
): string {
  const line = dropLink(text.replace(number, ''), language).replace(/[\s:.,…]+$/u, '')
  const words = countSpokenWords(line)
  if (words <= titleWords.max) return line
  const shorter = [...listShorter(line, /[.。]$/u.test(text), language)]
  const short =
    shorter.find((title) => fitsTitle(title) || (title === line && words <= most)) ?? line
  return line.startsWith(short) ? short : beginUpper(short)
}

/** "And the neighbours?" */
function dropLink(line: string, { coordinators }: Language): string {
  const [first = '', ...rest] = line.split(' ')
  if (rest.length < titleWords.min || !coordinators.has(first.toLowerCase())) return line
  return beginUpper(rest.join(' '))
}

function* listShorter(line: string, isSentence: boolean, language: Language): Generator<string> {
  // "Now I know. What is it for?"
  const said = line.split(/(?<=[.?!])\s+(?=\p{Lu})/u)
  if (said.length > 1) yield* said.toReversed()
  // "The next question is easy: why are they hot?"
  if (line.endsWith('?')) yield line.split(/:\s+/u).at(-1) ?? line
  const [first = line, ...others] = line.split(/\s*[:–—(;]\s*/u)
  // "Episode 48" says less than what comes after it.
  if (countSpokenWords(first) < 3) yield* others
  yield first
  // Where there is room, nothing is cut out of a statement: it would be another one.
  yield line
  // "Almost all subscribe to the mechanistic, materialistic view"
  if (!isSentence && !hasFiniteVerb(line, language)) yield line.split(/\s*[:–—(;,]\s*/u)[0] ?? line
  yield* listPoints(first, language, titleWords.max)
  yield* listOpenings(first, language)
}

/** "Effects of walking on sleep [in shift workers]": the longest part that ends before a phrase. */
function* listOpenings(line: string, language: Language): Generator<string> {
  const words = line.split(/\s+/u)
  const holds = (opening: string, end: number) =>
    !needsSecond.test(opening) &&
    !isParticle(firstToken(words[end] ?? ''), firstToken(words[end + 1] ?? ''), language)
  // "Use of a file after it has been closed" means something else without its end.
  const isShort = words.length <= wholeWords
  for (const begins of [isShort ? none : language.subordinators, language.prepositions])
    for (let end = titleWords.max; end > titleWords.min; end--) {
      const opening = words.slice(0, end).join(' ')
      const next = firstToken(words[end] ?? '')
      if (/[,;:]$/u.test(opening) || !holds(opening, end)) continue
      if (
        begins.has(next) &&
        next !== 'to' &&
        isClosed(opening, language) &&
        !opensClause(opening, language)
      )
        yield opening
    }
}

/** "reconocer un buen aceite si lee [con atención]", "haben die Umlaufzeiten [von Sternen gemessen]" */
function opensClause(opening: string, language: Language): boolean {
  const tokens = listTokens(opening)
  const isOpen = (word: string) => language.subordinators.has(word) || language.relatives.has(word)
  const isSplit = /^(?:de|nl)$/u.test(language.code)
  return isSplit ? auxiliary.test(opening) : tokens.slice(1).some(isOpen)
}

/** "a commencé à gagner [en popularité]" */
const infinitive =
  /(?<!\p{L})(?:to \p{Ll}+|(?:à|de|a|di|para|por|zu|te) \p{Ll}+(?:er|ir|re|ar|en))$/u

/** Ends neither with a little word nor with a verb that waits for more. */
function isClosed(opening: string, language: Language): boolean {
  const last = listTokens(opening).at(-1) ?? ''
  return (
    !endsOpen(opening, language) &&
    !infinitive.test(opening) &&
    !language.finiteVerbs.has(last.replace(/^n'/u, '')) &&
    !language.finiteEnding?.test(last) &&
    !language.participle?.test(last)
  )
}
