import { listLineStops, type LineStop } from './list-line-stops.ts'
import { splitGraphemes } from './split-graphemes.ts'
import type { TextRuler } from '../text-metrics.ts'

export type BrokenLine = {
  /** As it is painted: without the spaces at its end, with spaces for tabs. */
  text: string
  /** Where it begins and where the next one does, in the text that was broken. */
  start: number
  end: number
  width: number
}

export type BrokenText<Line = BrokenLine> = {
  /** At least one, also of an empty text. */
  lines: Line[]
  /** A word was wider than the line and had to be cut. */
  cutsWord: boolean
  /** By what share of the width the closest decision was made; small means it could have gone otherwise. */
  slack: number
}

/** A line as it is found: how far it is painted, and how close the decision was. */
export type FoundLine = Omit<BrokenLine, 'text'> & { visibleEnd: number; slack: number }

/** A text as it is painted, where its lines may end, and how wide any part of it is. */
export type MeasuredLine = { painted: string; stops: readonly LineStop[]; ruler: TextRuler }

type Column = { text: MeasuredLine; sizePx: number; width: number }

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
  const ruler: TextRuler = {
    measure: (start, end) => measure(painted.slice(start, end)),
    isQuick: false,
  }
  const measured = { painted, stops: listLineStops(painted), ruler }
  const { lines, ...broken } = breakMeasured(measured, 1, width, maxLines)
  return {
    ...broken,
    lines: lines.map(({ start, end, visibleEnd, width: taken }) => ({
      text: painted.slice(start, visibleEnd),
      start,
      end,
      width: taken,
    })),
  }
}

/** Tabs are painted as spaces. */
export const writePainted = (text: string): string => text.replaceAll('\t', ' ')

/** The same for a text that is measured already, at a size in px. */
export function breakMeasured(
  text: MeasuredLine,
  sizePx: number,
  width: number,
  maxLines: number,
): BrokenText<FoundLine> {
  const { stops } = text
  const column: Column = { text, sizePx, width: roundDown(width) }
  const broken: BrokenText<FoundLine> = { lines: [], cutsWord: false, slack: 1 }
  let start = 0
  let next = 0
  for (let stop = stops[next]; stop && broken.lines.length < maxLines; stop = stops[next]) {
    const fitting = fitWords(column, start, next)
    const line = fitting ?? cutWord(column, start, stop)
    broken.lines.push(line)
    if (!fitting) broken.cutsWord = true
    if (line.slack < broken.slack) broken.slack = line.slack
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
function fitWords(column: Column, start: number, first: number): FoundLine | null {
  const { text, sizePx, width } = column
  const { next, tooWide } = text.ruler.isQuick
    ? findQuickly(column, start, first)
    : findByWords(column, start, first)
  const best = next > first ? text.stops[next - 1] : undefined
  if (!best) return null
  const { end, visibleEnd } = best
  const lineWidth = text.ruler.measure(start, visibleEnd) * sizePx
  const slack = Math.min(width - lineWidth, tooWide - width) / width
  return { start, end, visibleEnd, width: lineWidth, slack }
}

/** The first stop that is too far, and how wide the line would be up to it; that of no stop is endless. */
type Overrun = { next: number; tooWide: number }

function findQuickly({ text, sizePx, width }: Column, start: number, first: number): Overrun {
  const { stops, ruler } = text
  let last = first
  while (last < stops.length - 1 && !stops[last]?.forced) last++
  let [next, enough] = [first, last + 1]
  let tooWide = Infinity
  while (next < enough) {
    const middle = (next + enough) >> 1
    const total = ruler.measure(start, stops[middle]?.visibleEnd ?? start) * sizePx
    if (total > width) {
      enough = middle
      tooWide = total
    } else next = middle + 1
  }
  return { next, tooWide }
}

function findByWords({ text, sizePx, width }: Column, start: number, first: number): Overrun {
  const { stops, ruler } = text
  const furthest = width * (1 + uncertainShare)
  let sum = 0
  let wordStart = start
  for (let index = first; index < stops.length; index++) {
    const stop = stops[index]
    if (!stop) break
    const guess = sum + measureWord(text, sizePx, wordStart, stop.visibleEnd, furthest - sum)
    const isClose = Math.abs(guess - width) < width * uncertainShare
    const total = isClose ? ruler.measure(start, stop.visibleEnd) * sizePx : guess
    if (total > width) return { next: index, tooWide: total }
    if (stop.forced) return { next: index + 1, tooWide: Infinity }
    // Spaces are measured alone, as everywhere: with each word they would have to be shaped again.
    const hasSpace = stop.end > stop.visibleEnd
    sum = guess + (hasSpace ? ruler.measure(stop.visibleEnd, stop.end) * sizePx : 0)
    wordStart = stop.end
  }
  return { next: stops.length, tooWide: Infinity }
}

/** Of a very long word that goes beyond `room` only as much as tells that. */
function measureWord(
  { ruler }: MeasuredLine,
  sizePx: number,
  start: number,
  end: number,
  room: number,
): number {
  if (end - start > longWord) {
    const beginning = ruler.measure(start, start + longWord) * sizePx
    if (beginning > room) return beginning
  }
  return ruler.measure(start, end) * sizePx
}

/** As much of a word as fits, and one character at least. `reach` is how far it is looked at. */
function cutWord(column: Column, start: number, stop: LineStop, reach = longWord): FoundLine {
  const { text, sizePx, width } = column
  const measure = (from: number, to: number) => text.ruler.measure(from, to) * sizePx
  const isInReach = stop.visibleEnd - start <= reach
  const word = text.painted.slice(start, isInReach ? stop.visibleEnd : start + reach)
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
  const visibleEnd = ends[count - 1] ?? start
  const cutWidth = measureFirst(count)
  const isWhole = isInReach && visibleEnd - start === word.length
  return {
    start,
    end: isWhole ? stop.end : visibleEnd,
    visibleEnd,
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
