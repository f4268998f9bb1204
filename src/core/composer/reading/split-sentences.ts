import { countSpokenWords } from '../../outline/count-spoken-words.ts'
import type { Language } from '../language.ts'

const ending = /[.!?…。！？؟।][\p{P}\s]*$/u

/** Sentences of one paragraph, kept together where a full stop or a quotation only looks like an end. */
export function splitSentences(paragraph: string, language: Language): string[] {
  const segmenter = new Intl.Segmenter(language.code || undefined, { granularity: 'sentence' })
  const sentences: string[] = []
  let open = ''
  for (const { segment, index } of segmenter.segment(paragraph)) {
    open += segment
    const rest = paragraph.slice(index + segment.length)
    const isTorn = /\w\.$/u.test(segment) && /^\w/u.test(rest)
    if (rest.trim() && (isTorn || !isWhole(open.trim(), rest.trimStart(), language))) continue
    sentences.push(open.trim())
    open = ''
  }
  if (open.trim()) sentences.push(open.trim())
  return sentences.filter((sentence) => countSpokenWords(sentence) > 0)
}

/** Short for what has a number. */
const numbered = new Set(
  'p pp vol vols ch chap sec fn nr no fig figs art s kap bd cap pág pag blz'.split(' '),
)

/** What German counts with a full stop behind the number. */
const counted =
  /^(?:Jahrhundert|Jh|Jahrestag|Jahrgang|Lebensjahr|Geburtstag|Tag|Woche|Monat|Mal|Auflage|Ausgabe|Klasse|Platz|Stock|Etage|Kapitel|Abschnitt|Artikel|Band|Teil|Sitzung|Spiel|Runde|Minute|Stunde|Quartal|Semester|Weltkrieg|Bundestag|Legislatur|Geschoss|Grad)/u

const closing = new Set('a.m p.m etc inc ltd co corp jr sr u.s u.k usw'.split(' '))

/** "x = isOpen ?", "Python, .", "React.": code and names go on where a sentence would not. */
const goesOnAsName = /\S (?:=|=>|===) [^.!?]*\?$|[\s,]\.$/u

function isWhole(text: string, rest: string, language: Language): boolean {
  if (/^\p{Ll}/u.test(rest) || goesOnAsName.test(text)) return false
  const last = /(\S+)\.$/u.exec(text)?.[1]?.toLowerCase() ?? ''
  const next = /^\p{L}+/u.exec(rest)?.[0].toLowerCase() ?? ''
  const word = last.replace(/^[("“„«‘‚']+/u, '')
  // "until 10 p.m. We …": after these a sentence may end, and a little word in capitals begins one.
  const isEnd = closing.has(word) && language.stopwords.has(next)
  if (language.abbreviations.has(word) && !isEnd) return false
  // An initial: "J. Smith". A letter that ends a sentence ("vitamin C.") is rarer.
  if (/(?:^|[\s(])\p{Lu}\.$/u.test(text)) return false
  if (/\d\.$/u.test(text) && language.months.includes(next)) return false
  // "des 20. Jahrhunderts"
  if (language.code === 'de' && /\b\d{1,2}\.$/u.test(text) && counted.test(rest)) return false
  // "p. 59", "Op. Cit."
  if (numbered.has(word) && /^[\dIVXivx]/u.test(rest)) return false
  // "300 a. C."
  if (/^\p{L}$/u.test(last) && /^\p{Lu}\./u.test(rest)) return false
  if (word === 'op' || (word === 'etc' && /^[^\p{Lu}]/u.test(rest))) return false
  return !hasOpenQuote(text) && !hasOpenBracket(text)
}

function hasOpenQuote(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return (
    count(/"/g) % 2 === 1 ||
    count(/“/g) > count(/[”]/g) + count(/„[^“]*“/g) ||
    count(/«/g) > count(/»/g)
  )
}

/** "(The game was popular. It no longer is.)": what a bracket holds stays together. */
const hasOpenBracket = (text: string): boolean =>
  text.length < longestBracket &&
  (text.lastIndexOf('(') > text.lastIndexOf(')') ||
    text.lastIndexOf('[') > text.lastIndexOf(']')) &&
  !/^\S*\(\S*[.:]?$|\(\p{P}+\.?$/u.test(text)

/** In letters: one that is longer was never closed. */
const longestBracket = 400

/** Headings and lines of verse do not end like sentences. */
export const endsLikeSentence = (text: string): boolean => ending.test(text)
