import { countHead } from '../deck/texts/bullet.ts'
import { splitGraphemes } from '../layout/lines/split-graphemes.ts'
import { createTextCutter } from '../text-cutter.ts'

export type Query = { sought: string; matchCase: boolean; wholeWords: boolean }

/** A stretch of a text, by its code units. */
export type Stretch = { start: number; end: number }

/**
 * Where a text has what is sought, one after the other. Only whole characters are found, never the
 * letter beneath an accent, however each side has put it together. The tabs that a text begins with
 * are its level as a point, what is between colons after them its icon, and no part of its words.
 */
export function findText(text: string, query: Query): Stretch[] {
  if (query.sought === '' || !mayHave(text, query)) return []
  const fold = query.matchCase ? normalise : foldCase
  const wanted = splitGraphemes(query.sought).map(fold).join('')
  const level = countHead(text)
  const { folded, places } = foldWithPlaces(text.slice(level), fold)
  const isWord = query.wholeWords ? createWordTest(text.slice(level)) : () => true
  const found: Stretch[] = []
  let from = folded.indexOf(wanted)
  while (from >= 0) {
    const start = places.get(from)
    const end = places.get(from + wanted.length)
    const isFound = start !== undefined && end !== undefined && isWord({ start, end })
    if (isFound) found.push({ start: level + start, end: level + end })
    from = folded.indexOf(wanted, isFound ? from + wanted.length : from + 1)
  }
  return found
}

/** Most texts have nothing of it, and need not be taken apart to know that. */
const mayHave = (text: string, { sought, matchCase }: Query): boolean =>
  matchCase
    ? normalise(text).includes(normalise(sought))
    : foldRoughly(text).includes(foldRoughly(sought))

const normalise = (text: string): string => text.normalize('NFC')

const foldRoughly = (text: string): string =>
  normalise(changeCase(normalise(text)).replaceAll('ς', 'σ'))

/** Through both cases: ẞ has no other upper case, and ß and ς have no other lower case. */
const changeCase = (text: string): string => text.toLowerCase().toUpperCase().toLowerCase()

/**
 * Unicode's full folding of case, for which JavaScript has no function: ẞ, ß and SS are one, and so
 * are Σ, σ and ς. Upper case alone would take the dotless ı for an i, which it is in no language.
 */
const foldCase = (character: string): string =>
  /^[ -~]$/.test(character)
    ? character.toLowerCase()
    : normalise(
        Array.from(normalise(character), (sign) => (sign === 'ı' ? sign : changeCase(sign))).join(
          '',
        ),
      )

/** The folded text may be longer; `places` has where its characters begin, and end, in the other one. */
function foldWithPlaces(text: string, fold: (character: string) => string) {
  const places = new Map<number, number>()
  let folded = ''
  let place = 0
  // Line by line, because lines of plain letters are split at once.
  for (const character of text.split(/(\n)/).flatMap(splitGraphemes)) {
    places.set(folded.length, place)
    folded += fold(character)
    place += character.length
  }
  places.set(folded.length, place)
  return { folded, places }
}

const cutWords = createTextCutter('word', 'en')

/** Knows words also where no space parts them, as in Chinese or Thai. */
function createWordTest(text: string): (stretch: Stretch) => boolean {
  const segments = cutWords(text)
  const isEdge = (place: number) =>
    place === text.length || segments.containing(place)?.index === place
  return ({ start, end }) => isEdge(start) && isEdge(end)
}
