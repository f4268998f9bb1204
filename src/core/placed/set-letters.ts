import type {
  PlacedMark,
  PlacedParagraph,
  PlacedSpacing,
  PlacedText,
  RunLook,
} from '../deck/placed.ts'
import type { Rect, SetLetters, TextLine, TextPart, TextRun } from '../layout/boxes.ts'
import { breakMeasured, writePainted } from '../layout/lines/break-lines.ts'
import { listLineStops } from '../layout/lines/list-line-stops.ts'
import { middleEm } from '../layout/texts/place-mark.ts'
import { linePitch, pxPerPt } from '../layout/stage.ts'
import type { Font, TextMetrics } from '../layout/text-metrics.ts'
import { createRunRuler } from '../layout/texts/text-runs.ts'
import { writeCount } from './count-mark.ts'
import { drawMark, drawnSigns } from './draw-mark.ts'
import { findFace } from './find-face.ts'
import { listLooks, type LookedStretch } from './list-looks.ts'
import {
  findLineSize,
  type PlacedLetters,
  placeLine,
  type PreparedParagraph,
} from './place-line.ts'
import type { FindWords } from './place-words.ts'

export type TextToPlace = {
  text: PlacedText
  /** Within its insets, in px of the stage. */
  room: Rect
  findWords: FindWords
  /** Px of the stage for one of the original slide. */
  scale: number
}

/** Raised and lowered letters are so much smaller. */
const raisedScale = 0.66

/** Text that is to fit is made smaller in these steps, down to the last, with lines this close at least. */
const fitStep = 0.025
const leastFit = 0.25
const leastPitch = 0.8

/** Sets a text as office programs do, and where its author's does, smaller until it fits. */
export function setLetters(given: TextToPlace, metrics: TextMetrics): PlacedLetters {
  const { text, room } = given
  const { scale = 1, tighten = 0 } = text
  let fit = { scale, tighten }
  let set = setAt(given, fit, metrics)
  if (text.fit !== 'shrink') return set
  while (set.height > room.height + 1 && fit.scale > leastFit) {
    fit = {
      scale: fit.scale - fitStep,
      tighten: Math.min(Math.max(tighten, 1 - leastPitch), fit.tighten + fitStep),
    }
    set = setAt(given, fit, metrics)
  }
  return set
}

type Fit = { scale: number; tighten: number }

function setAt({ text, room, findWords, scale }: TextToPlace, fit: Fit, metrics: TextMetrics) {
  const sized = scale * fit.scale
  const counters: number[] = []
  const prepared = text.paragraphs.flatMap((paragraph) => {
    const words = findWords(paragraph)
    if (words === null) return []
    const looks = listLooks(text, paragraph, words)
    const number = countMark(paragraph, words, counters)
    return [prepare({ paragraph, words, looks, number, scale, sized }, metrics)]
  })
  // Where nothing is wrapped, all lines together hang from the side they are aligned to.
  const columns = divideRoom(text, room, scale)
  const widest = Math.max(0, ...prepared.map((one) => breakParagraph(one, text, columns.lane)))
  const block = text.isUnwrapped || text.isCentred ? hang(text, columns.lane, widest) : columns.lane
  const font: Font = prepared[0]?.lead.font ?? { family: 'Arimo', weight: 400, italic: false }
  const set: PlacedLetters = { font, paragraphs: [], height: 0, behind: [], through: [] }
  let spot: Spot = { y: room.y, column: 0 }
  for (const [index, one] of prepared.entries()) {
    const before = prepared[index - 1]
    if (before)
      spot.y +=
        (spaceOf(before.paragraph.after, before.lead.sizePx, scale) +
          spaceOf(one.paragraph.before, one.lead.sizePx, scale)) *
        (1 - fit.tighten)
    spot = placeParagraph(one, { block, columns, spot, scale, sized, fit }, set)
  }
  return set
}

/** Columns stand side by side, each as wide as the first; what does not fit in one goes on in the next. */
type Columns = { lane: Rect; count: number; step: number }

function divideRoom(
  { columns: count = 1, columnGap = 0, isUnwrapped }: PlacedText,
  room: Rect,
  scale: number,
): Columns {
  const width = (room.width - (count - 1) * columnGap * scale) / count
  if (isUnwrapped || room.height <= 0 || width < 1) return { lane: room, count: 1, step: 0 }
  return { lane: { ...room, width }, count, step: width + columnGap * scale }
}

/** How far down which column the next line begins. */
type Spot = { y: number; column: number }

/** In percent it is of a line of the first letters. */
const spaceOf = (spacing: PlacedSpacing | undefined, sizePx: number, scale: number): number => {
  if (!spacing) return 0
  return 'px' in spacing ? spacing.px * scale : spacing.share * linePitch * sizePx
}

/** Counting ends with any other paragraph of its level, and deeper ones begin anew. */
function countMark(
  { mark, level = 0 }: PlacedParagraph,
  words: string,
  counters: number[],
): number | null {
  if (words.trim() === '') return null
  counters.length = Math.min(counters.length, level + 1)
  if (!mark?.number) {
    counters.length = Math.min(counters.length, level)
    return null
  }
  return (counters[level] = (counters[level] ?? mark.number.from - 1) + 1)
}

type ToPrepare = Pick<PreparedParagraph, 'paragraph' | 'words' | 'looks'> & {
  number: number | null
  scale: number
  sized: number
}

function prepare(
  { paragraph, words, looks, number, scale, sized }: ToPrepare,
  metrics: TextMetrics,
): PreparedParagraph {
  const painted = paintWords(words, paragraph.breaks, looks)
  const first = looks[0]?.look ?? { face: '', size: 18, colour: '#000000' }
  const leadSize = first.size * sized
  const lead = { look: first, font: findFace(first, painted, leadSize), sizePx: leadSize }
  const runs = looks.map(({ start, end, look }): TextRun => {
    const sizePx = look.size * sized * (look.raise ? raisedScale : 1)
    const small = look.caps === 'small' ? 0.8 : 1
    return {
      start,
      end,
      font: findFace(look, painted.slice(start, end), look.size * scale),
      colour: look.colour,
      scale: leadSize > 0 ? (sizePx * small) / leadSize : 1,
      ...(look.link !== undefined && { look: { link: look.link } }),
    }
  })
  const { mark, left = 0, indent = 0 } = paragraph
  const [start, hanging] = [(left + indent) * scale, left * scale]
  const shown = mark && prepareMark(mark, { words, number, first, leadSize }, metrics)
  return {
    paragraph,
    words,
    painted,
    looks,
    lead,
    runs,
    ruler: createRunRuler(painted, lead.font, runs, metrics),
    mark: shown ?? null,
    // Words begin where all lines do, or behind a mark that reaches further.
    first: shown ? Math.max(hanging, start + shown.width) : start,
    rest: hanging,
    lines: [],
  }
}

type MarkedWith = { words: string; number: number | null; first: RunLook; leadSize: number }

function prepareMark(
  mark: PlacedMark,
  { words, number, first, leadSize }: MarkedWith,
  metrics: TextMetrics,
): PreparedParagraph['mark'] {
  const { drawn, bold = first.bold === true, scale = 1, face = first.face, spacing } = mark
  const text = number === null ? mark.text : writeCount(mark.number?.style ?? '', number)
  if (words.trim() === '' || (!text && !drawn)) return null
  const sizePx = leadSize * scale
  const { spacing: _spacing, bold: _bold, ...plain } = first
  const look = {
    ...plain,
    face,
    ...(bold && { bold: true as const }),
    ...(spacing !== undefined && { spacing }),
  }
  const font = findFace(look, text ?? '', sizePx)
  const colour = mark.colour ?? first.colour
  if (drawn) {
    // However large, in the middle of the letters beside it.
    const middle = middleEm / scale
    return {
      drawn: { sign: drawn, size: 1, middle },
      text: '',
      font,
      sizePx,
      colour,
      width: sizePx,
    }
  }
  const sign = drawnSigns[text ?? '']
  if (sign) return { drawn: sign, text: '', font, sizePx, colour, width: sign.advance * sizePx }
  return {
    text: text ?? '',
    font,
    sizePx,
    colour,
    width: metrics.measure(text ?? '', font, sizePx),
  }
}

/** The same number of letters, so that every place in them is a place in the words. */
function paintWords(
  words: string,
  breaks: readonly number[] = [],
  looks: readonly LookedStretch[],
): string {
  let painted = writePainted(words)
  for (const place of breaks)
    if (/\s/.test(painted.charAt(place)))
      painted = `${painted.slice(0, place)}\n${painted.slice(place + 1)}`
  for (const { start, end, look } of looks) {
    if (!look.caps) continue
    const upper = painted.slice(start, end).toUpperCase()
    if (upper.length === end - start) painted = painted.slice(0, start) + upper + painted.slice(end)
  }
  return painted
}

const boundless = 1e6

/** Breaks it into lines; how wide it is with what stands before them. */
function breakParagraph(one: PreparedParagraph, { isUnwrapped }: PlacedText, room: Rect): number {
  const { paragraph, painted, ruler, lead, first, rest } = one
  const taken = (paragraph.right ?? 0) + rest
  const width = isUnwrapped ? boundless : Math.max(1, room.width - taken)
  const ahead = lead.sizePx > 0 ? (first - rest) / lead.sizePx : 0
  const measured = {
    painted,
    stops: listLineStops(painted),
    // What stands before the first line is part of its width.
    ruler: {
      isQuick: ruler.isQuick,
      measure: (start: number, end: number) =>
        ruler.measure(start, end) + (start === 0 && end > 0 ? ahead : 0),
    },
  }
  const { lines } = breakMeasured(measured, lead.sizePx || 1, width, Infinity)
  one.lines = lines.map((line) =>
    line.start === 0 && line.visibleEnd > 0
      ? Object.assign(line, { width: line.width - (first - rest) })
      : line,
  )
  return Math.max(
    0,
    ...one.lines.map(({ start, width: wide }) => wide + (start === 0 ? first : rest)),
  )
}

function hang(
  { paragraphs: [lead], isUnwrapped, isCentred }: PlacedText,
  room: Rect,
  widest: number,
): Rect {
  const width = isUnwrapped ? widest : Math.min(widest, room.width)
  const spare = room.width - width
  const shift = isCentred || lead?.align === 'center' ? 0.5 : lead?.align === 'right' ? 1 : 0
  return { ...room, x: room.x + spare * shift, width }
}

/** Of a line 1.2 times as high as its letters, as much is below where they stand, whatever their face. */
const belowBaseline = linePitch - 1

type Setting = {
  block: Rect
  columns: Columns
  spot: Spot
  scale: number
  sized: number
  fit: Fit
}

function placeParagraph(
  one: PreparedParagraph,
  { block, columns: { lane, count, step }, spot, scale, sized, fit }: Setting,
  set: PlacedLetters,
): Spot {
  const { paragraph, words, lead, mark, runs, first, rest, lines } = one
  const rtl = paragraph.rtl === true
  const right = (paragraph.right ?? 0) * scale
  let { y, column } = spot
  let [from, deepest] = [spot, y]
  const placed: TextLine[] = []
  let seated: SetLetters['mark'] = null
  for (const [row, line] of lines.entries()) {
    const sizePx = findLineSize(one, line)
    const natural = linePitch * sizePx
    const { pitch } = paragraph
    const wanted =
      pitch && 'px' in pitch
        ? pitch.px * sized
        : natural * Math.max(0.1, (pitch?.share ?? 1) - fit.tighten)
    if (y > lane.y && y + wanted > lane.y + lane.height + 1 && column < count - 1) {
      y = lane.y
      column++
    }
    if (row === 0) from = { y, column }
    // More than a line between lines is none above the first.
    y += y === lane.y ? Math.min(wanted, natural) : wanted
    deepest = Math.max(deepest, y)
    const baseline = y - belowBaseline * sizePx
    const start = row === 0 ? first : rest
    const spare = block.width - start - right - line.width
    const isEnd =
      row === lines.length - 1 || /\n/.test(one.painted.slice(line.visibleEnd, line.end))
    const isStretched = paragraph.align === 'justify' && !isEnd && spare > 0
    const shift = spare * shifts[paragraph.align ?? 'left']
    const x = block.x + column * step + (rtl ? right + shift : start + shift)
    placed.push(...placeLine(one, line, { x, baseline, rtl, gap: isStretched ? spare : 0 }, set))
    if (row === 0 && mark) {
      const before = start - (paragraph.left ?? 0) * scale - (paragraph.indent ?? 0) * scale
      const reach = Math.max(mark.width, before)
      const markX = rtl ? x + line.width + reach - mark.width : x - reach
      const { drawn, ...letters } = mark
      if (!drawn) seated = { kind: 'text', ...letters, x: markX, baseline }
      else set.behind.push(drawMark({ ...mark, drawn, x: markX, baseline }))
    }
  }
  set.paragraphs.push({
    part: toPart(paragraph),
    text: words,
    level: paragraph.level ?? 0,
    align: alignOf(paragraph),
    rtl,
    sizePt: lead.sizePx / pxPerPt,
    pitch: lead.sizePx * linePitch,
    font: lead.font,
    colour: lead.look.colour,
    mark: seated,
    runs,
    lines: placed,
    x: block.x + from.column * step,
    y: column > from.column ? lane.y : from.y,
    width: block.width + (column - from.column) * step,
    height: deepest - (column > from.column ? lane.y : from.y),
  })
  set.height = Math.max(set.height, deepest - lane.y)
  return { y, column }
}

/** Where lines begin, as seen from the side that they are read from. */
function alignOf({ align, rtl }: PlacedParagraph): SetLetters['align'] {
  if (align === 'center') return 'center'
  return (align === 'right') === (rtl === true) ? 'start' : 'end'
}

function toPart({ part }: PlacedParagraph): TextPart | null {
  if (!part) return null
  return part.field === 'title' ? { field: 'title' } : part
}

/** Of what a line leaves free, how much stands before it: alignment names a side of the page. */
const shifts = { left: 0, justify: 0, center: 0.5, right: 1 } as const
