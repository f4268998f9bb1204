import { countCommonWords } from './count-common-words.ts'
import { judgeLanguage } from './detect-spoken-language.ts'
import { findSentences } from '../script/find-sentences.ts'
import { findScriptOf } from './known-scripts.ts'
import { rootOf } from './language-root.ts'
import { weighStrange } from './strange-words.ts'

/** A part of the notes, by its place in them. */
export type Stretch = { from: number; to: number; language: string }

/**
 * What it takes to believe that the language changes, in words that only one of two languages has: a
 * quotation is often in another one, a sentence seldom.
 */
const changeCosts = { sentence: 1.25, quotation: 0.75 } as const

type Part = { from: number; to: number; kind: keyof typeof changeCosts }

/**
 * Where notes in one language go over into another: whole sentences, what is quoted, and words in
 * other letters. In doubt they do not.
 */
export function findForeign(notes: string, language: string): Stretch[] {
  const parts = findSentences(notes, language).flatMap(({ from, to }) =>
    cutAtQuotes(notes, from, to),
  )
  const languages = followLanguages(parts, notes, language)
  const stretches = parts.flatMap(({ from, to }, index) => {
    const found = languages[index] ?? language
    const isOther = rootOf(found) !== rootOf(language)
    return isOther
      ? [{ from, to, language: found }]
      : findOtherLetters(notes.slice(from, to), language, from)
  })
  return joinNeighbours(stretches, notes)
}

type Way = { score: number; languages: readonly string[] }

/** The language of each part: such that what speaks for them, less what changing costs, is most. */
function followLanguages(
  parts: readonly Part[],
  notes: string,
  language: string,
): readonly string[] {
  const fits = parts.map(({ from, to }) => weighLanguages(notes.slice(from, to), language))
  const others = fits.flatMap(({ candidates }) => candidates)
  const all = [...new Set([language, ...others])]
  let ways = new Map<string, Way>([[language, { score: 0, languages: [] }]])
  parts.forEach(({ kind }, index) => {
    const next = new Map<string, Way>()
    // As much for the way back.
    const cost = Math.min(changeCosts[kind], changeCosts[parts[index - 1]?.kind ?? kind])
    for (const to of all)
      for (const [from, way] of ways) {
        const fit = fits[index]?.weights.get(to) ?? 0
        const score = way.score + fit - (from === to ? 0 : cost)
        if (score > (next.get(to)?.score ?? Number.NEGATIVE_INFINITY))
          next.set(to, { score, languages: [...way.languages, to] })
      }
    ways = next
  })
  // Of two that are as likely, the language of the notes is first.
  const [best] = [...ways.values()].toSorted((one, other) => other.score - one.score)
  return best?.languages ?? []
}

const candidatesPerPart = 3
/** One little word alone may be a part of a name, unless the words around it look strange, too. */
const fewestKinds = 2
const clearLead = 2.5
/** A part in other letters than a language has is not in it, whatever it costs. */
const impossible = -1_000

/** How much speaks for each language, and which it may be besides that of the notes. */
type Fit = { weights: ReadonlyMap<string, number>; candidates: readonly string[] }

function weighLanguages(text: string, language: string): Fit {
  const letters = countLetters(text, /\p{L}/u)
  const latin = countLetters(text, /\p{Script=Latin}/u)
  const own = findScriptOf(language)
  if (latin < letters / 2) {
    const isOwn = own !== null && countLetters(text, own) >= letters / 2
    if (isOwn) return { weights: new Map(), candidates: [] }
    const { language: found } = judgeLanguage(text, [language])
    return { weights: new Map([[language, impossible]]), candidates: [found] }
  }
  const { words, found } = countCommonWords(text)
  const nameOf = (code: string) => (rootOf(code) === rootOf(language) ? language : code)
  const weights = new Map(
    found.map(({ code, hits }) => [nameOf(code), hits - weighStrange(words, code)]),
  )
  const leadOf = (code: string) => (weights.get(nameOf(code)) ?? 0) - (weights.get(language) ?? 0)
  const candidates = found
    .filter(({ code, kinds }) => kinds >= fewestKinds || leadOf(code) >= clearLead)
    .slice(0, candidatesPerPart)
    .map(({ code }) => nameOf(code))
  return { weights, candidates }
}

const quotation = /[“„«‹「『]([^“”„«»‹›「」『』]+)[”“»›」』]|(?<![\p{L}\p{N}])"([^"]+)"/gu

/** A quotation is a part of its own, with its marks; so is what stands around it. */
function cutAtQuotes(notes: string, from: number, to: number): Part[] {
  const parts: Part[] = []
  let at = from
  for (const { 0: quoted, index } of notes.slice(from, to).matchAll(quotation)) {
    const start = from + index
    parts.push({ from: at, to: start, kind: 'sentence' })
    parts.push({ from: start, to: start + quoted.length, kind: 'quotation' })
    at = start + quoted.length
  }
  return [...parts, { from: at, to, kind: 'sentence' as const }].filter((part) =>
    /\p{L}/u.test(notes.slice(part.from, part.to)),
  )
}

/** Fewer may be a formula, a name, or a brand. */
const fewestLetters = 3

/** From letter to letter; a Latin word among them is a name or a term that their readers say, too. */
const notLatin =
  /(?!\p{Script=Latin})\p{L}(?:(?:(?!\p{Script=Latin})\p{L}|[\p{M}\p{N}\p{P}\s])*(?!\p{Script=Latin})\p{L})?/gu

/** Words in letters that the language does not have. */
export function findOtherLetters(text: string, language: string, offset = 0): Stretch[] {
  const own = findScriptOf(language)
  const isOther = (letter: string) => !(own ?? /\p{Script=Latin}/u).test(letter)
  return [...text.matchAll(notLatin)].flatMap(({ 0: run, index }) => {
    const letters = run.match(/\p{L}/gu) ?? []
    if (letters.length < fewestLetters || !letters.every(isOther)) return []
    const from = offset + index
    return [{ from, to: from + run.length, language: judgeLanguage(run).language }]
  })
}

/** Between two of the same language there may be nothing but space and marks. */
function joinNeighbours(stretches: readonly Stretch[], notes: string): Stretch[] {
  const joined: Stretch[] = []
  for (const stretch of stretches) {
    const last = joined.at(-1)
    const isNext =
      last?.language === stretch.language &&
      !/[\p{L}\p{N}]/u.test(notes.slice(last.to, stretch.from))
    if (last && isNext) last.to = stretch.to
    else joined.push({ ...stretch })
  }
  return joined
}

const countLetters = (text: string, pattern: RegExp): number =>
  text.match(new RegExp(pattern, 'gu'))?.length ?? 0
