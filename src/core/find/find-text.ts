import { splitGraphemes } from '../layout/split-graphemes.ts'

export type Query = { sought: string; matchCase: boolean; wholeWords: boolean }

/** A stretch of a text, by its code units. */
export type Stretch = { start: number; end: number }

/**
 * Where a text has what is sought, one after the other. Only whole characters are found, never the
 * letter beneath an accent, however each side has put it together. The tabs that a text begins with
 * are its level as a point, and no part of its words.
 */
export function findText(text: string, query: Query): Stretch[] {
  const fold = query.matchCase ? normalise : foldCase
  const wanted = splitGraphemes(query.sought).map(fold).join('')
  if (wanted === '') return []
  const level = countLevel(text)
  const { folded, places } = foldWithPlaces(text.slice(level), fold)
  const found: Stretch[] = []
  let wordEdges: ReadonlySet<number> | null = null
  const mayStand = (...edges: number[]): boolean => {
    if (!query.wholeWords) return true
    wordEdges ??= listWordEdges(text.slice(level))
    return edges.every((edge) => wordEdges?.has(edge))
  }
  let from = folded.indexOf(wanted)
  while (from >= 0) {
    const start = places.get(from)
    const end = places.get(from + wanted.length)
    const isFound = start !== undefined && end !== undefined && mayStand(start, end)
    if (isFound) found.push({ start: level + start, end: level + end })
    from = folded.indexOf(wanted, isFound ? from + wanted.length : from + 1)
  }
  return found
}

/** How many tabs it begins with. */
export const countLevel = (text: string): number => /^\t*/.exec(text)?.[0].length ?? 0

const normalise = (character: string): string => character.normalize('NFC')

/**
 * Unicode's full folding of case, for which JavaScript has no function: ẞ, ß and SS are one, and so
 * are Σ, σ and ς. Upper case alone would take the dotless ı for an i, which it is in no language.
 */
const foldCase = (character: string): string =>
  Array.from(character.normalize('NFC'), (sign) =>
    sign === 'ı' ? sign : sign.toLowerCase().toUpperCase().toLowerCase(),
  )
    .join('')
    .normalize('NFC')

/** The folded text may be longer; `places` has where its characters begin, and end, in the other one. */
function foldWithPlaces(text: string, fold: (character: string) => string) {
  const places = new Map<number, number>()
  let folded = ''
  let place = 0
  for (const character of splitGraphemes(text)) {
    places.set(folded.length, place)
    folded += fold(character)
    place += character.length
  }
  places.set(folded.length, place)
  return { folded, places }
}

const words = new Intl.Segmenter('en', { granularity: 'word' })

/** Also between words that no space parts, as in Chinese or Thai. */
const listWordEdges = (text: string): Set<number> =>
  new Set([...Array.from(words.segment(text), ({ index }) => index), text.length])
