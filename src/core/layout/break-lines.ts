import { listLineStops, type LineStop } from './list-line-stops.ts'
import { splitGraphemes } from './split-graphemes.ts'

export type BrokenLine = {
  /** As it is painted: without the spaces at its end, with spaces for tabs. */
  text: string
  /** Where it begins and where the next one does, in the text that was broken. */
  start: number
  end: number
  width: number
}

export type BrokenText = {
  /** At least one, also of an empty text. */
  lines: BrokenLine[]
  /** A word was wider than the line and had to be cut. */
  cutsWord: boolean
  /** By what share of the width the closest decision was made; small means it could have gone otherwise. */
  slack: number
}

/** The width of the part from one place to another. */
type Measure = (start: number, end: number) => number
type Column = { text: string; width: number; measure: Measure }
type FoundLine = BrokenLine & { slack: number }

/**
 * Breaks a text into lines no wider than `width`, where Chromium would, and at its newlines. What
 * would come after `maxLines` is left out.
 */
export function breakLines(
  text: string,
  width: number,
  measure: (text: string) => number,
  maxLines = Infinity,
): BrokenText {
  const painted = writePainted(text)
  return breakMeasured(painted, width, (from, to) => measure(painted.slice(from, to)), maxLines)
}

/** Tabs are painted as spaces. */
export const writePainted = (text: string): string => text.replaceAll('\t', ' ')

/** The same for a text as it is painted, of which any part can be measured. */
export function breakMeasured(
  text: string,
  width: number,
  measure: Measure,
  maxLines = Infinity,
): BrokenText {
  const column = { text, width: roundDown(width), measure }
  const stops = listLineStops(text)
  const broken: BrokenText = { lines: [], cutsWord: false, slack: 1 }
  let start = 0
  let next = 0
  for (let stop = stops[next]; stop && broken.lines.length < maxLines; stop = stops[next]) {
    const fitting = fitWords(column, start, stops, next)
    const { slack, ...line } = fitting ?? cutWord(column, start, stop)
    broken.lines.push(line)
    broken.cutsWord ||= !fitting
    broken.slack = Math.min(broken.slack, slack)
    start = line.end
    while ((stops[next]?.end ?? Infinity) <= start) next++
  }
  return broken
}

/** Browsers lay out in 64ths of a px. */
const roundDown = (px: number): number => Math.floor(px * 64) / 64

/** A word is shaped with its neighbours, so the sum of words only tells what is far from the edge. */
const uncertainShare = 0.1

/**
 * A word that takes hundreds of lines, such as pasted code, is looked at in pieces of this length:
 * as a whole, once for every line, it would hold up the page for minutes.
 */
const longWord = 256

/** As many words as fit; null when the first one does not. */
function fitWords(
  { text, width, measure }: Column,
  start: number,
  stops: readonly LineStop[],
  first: number,
): FoundLine | null {
  let best: LineStop | null = null
  let tooWide = Infinity
  let sum = 0
  let wordStart = start
  const measureWord = (end: number): number => {
    if (end - wordStart > longWord) {
      const beginning = measure(wordStart, wordStart + longWord)
      if (sum + beginning > width * (1 + uncertainShare)) return beginning
    }
    return measure(wordStart, end)
  }
  for (let index = first; index < stops.length; index++) {
    const stop = stops[index]
    if (!stop) break
    const guess = sum + measureWord(stop.visibleEnd)
    const isClose = Math.abs(guess - width) < width * uncertainShare
    const total = isClose ? measure(start, stop.visibleEnd) : guess
    if (total > width) {
      tooWide = total
      break
    }
    best = stop
    if (stop.forced) break
    // Spaces are measured alone, as everywhere: with each word they would have to be shaped again.
    sum = guess + (stop.end > stop.visibleEnd ? measure(stop.visibleEnd, stop.end) : 0)
    wordStart = stop.end
  }
  if (!best) return null
  const lineWidth = measure(start, best.visibleEnd)
  return {
    text: text.slice(start, best.visibleEnd),
    start,
    end: best.end,
    width: lineWidth,
    slack: Math.min(width - lineWidth, tooWide - width) / width,
  }
}

/** As much of a word as fits, and one character at least. `reach` is how far it is looked at. */
function cutWord(column: Column, start: number, stop: LineStop, reach = longWord): FoundLine {
  const { text, width, measure } = column
  const isInReach = stop.visibleEnd - start <= reach
  const word = text.slice(start, isInReach ? stop.visibleEnd : start + reach)
  const characters = splitGraphemes(word)
  // The last one may have been cut in two.
  if (!isInReach) characters.pop()
  const ends = listEnds(characters, start)
  const measureFirst = (count: number) => measure(start, ends[count - 1] ?? start)
  let count = 1
  for (let sum = 0; count < characters.length; count++) {
    sum += measure(ends[count - 2] ?? start, ends[count - 1] ?? start)
    if (sum > width) break
  }
  while (count > 1 && measureFirst(count) > width) count--
  while (count < characters.length && measureFirst(count + 1) <= width) count++
  if (!isInReach && count >= characters.length) return cutWord(column, start, stop, 2 * reach)
  const cut = text.slice(start, ends[count - 1])
  const cutWidth = measureFirst(count)
  const isWhole = isInReach && cut.length === word.length
  return {
    text: cut,
    start,
    end: isWhole ? stop.end : start + cut.length,
    width: cutWidth,
    slack: isWhole
      ? 1
      : Math.min(
          Math.abs(width - cutWidth),
          measureFirst(Math.min(count + 1, characters.length)) - width,
        ) / width,
  }
}

/** Where each of the characters ends, in the text that they begin in. */
function listEnds(characters: readonly string[], start: number): number[] {
  let end = start
  return characters.map(({ length }) => (end += length))
}
