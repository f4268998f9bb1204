import type { Bullet } from '../../deck/texts/bullet.ts'
import type { Marker } from '../../theme/theme.ts'
import {
  breakMeasured,
  type FoundLine,
  type MeasuredLine,
  writePainted,
} from '../lines/break-lines.ts'
import type { Paragraph, Rect, TextBox, TextLine, TextPart, TextRun } from '../boxes.ts'
import { listLineStops } from '../lines/list-line-stops.ts'
import { placeMark } from './place-mark.ts'
import { linePitch, pxPerPt } from '../stage.ts'
import { isRtlText } from './text-direction.ts'
import { createTextRuler } from './text-ruler.ts'
import { findRuns } from './opened-runs.ts'
import type { RunRuler } from './text-runs.ts'
import type { StandIns } from '../../compose/substitute-fonts.ts'
import { findEmphasis } from '../../emphasis/opened-emphasis.ts'
import type { Font, TextMetrics } from '../text-metrics.ts'

/** A text to be set: a title, or one bullet. */
export type TextItem = Bullet & {
  part: TextPart
  /** What stands before it, and which of its kind it is. */
  mark: { marker: Marker; count: number } | null
  /** Where it does not look as the rest. */
  runs?: readonly TextRun[]
}

export type TextToSet = {
  frame: Rect
  items: readonly TextItem[]
  font: Font
  align: TextBox['align']
  /** Of the slide; a paragraph without a direction of its own takes it. */
  rtl: boolean
  /** The step of each level in em of the first; 0 without indents. */
  hangEm: number
  /** Distance of baselines in em, where it is not that of plain text. */
  leading?: number
  /** Of what has none of its own, where not all of it looks alike. */
  colour: string
  /** Faces in place of others. */
  standIns?: StandIns | undefined
}

type MeasuredItem = TextItem & MeasuredLine & { runRuler?: RunRuler }

/** A text that can be set again and again. */
export type MeasuredText = Omit<TextToSet, 'items'> & { items: readonly MeasuredItem[] }

export function measureText({ items, ...text }: TextToSet, metrics: TextMetrics): MeasuredText {
  const measureItem = (item: TextItem) => {
    const painted = writePainted(item.text)
    const stops = listLineStops(painted)
    const runs = findEmphasis()?.emphasiseRuns(item, item.runs, text) ?? item.runs
    const runRuler = runs && findRuns()?.createRunRuler(painted, text.font, runs, metrics)
    if (!runRuler)
      return { ...item, painted, stops, ruler: createTextRuler(painted, text.font, metrics) }
    return { ...item, runs, painted, stops, ruler: runRuler, runRuler }
  }
  return { ...text, items: items.map(measureItem) }
}

type TriedParagraph = {
  item: MeasuredItem
  sizePt: number
  y: number
  indent: number
  width: number
  lines: readonly FoundLine[]
}

/** Where lines would end at one size and width. Most are thrown away, so nothing is placed yet. */
export type TriedText = {
  width: number
  hang: number
  paragraphs: TriedParagraph[]
  height: number
  cutsWord: boolean
  slack: number
}

export type SetText = { paragraphs: Paragraph[]; height: number }

const levelScale = [1, 0.9, 0.8]
const smallestPt = 12

/** Deeper levels are a little smaller, down to what can still be read. */
export const scaleToLevel = (sizePt: number, level: number): number =>
  Math.max(Math.round(sizePt * (levelScale[Math.min(level, 2)] ?? 1)), Math.min(smallestPt, sizePt))

export type Setting = {
  sizePt: number
  /** Air before a paragraph, in em of its size. */
  gapEm: number
  /** When it is not the frame's. */
  width?: number
  /**
   * Past this height nobody wants to know more, and the rest is left out: a very long text would be
   * set in full at every size that is tried.
   */
  maxHeight?: number
}

/** Breaks texts that stand one below the other, from the frame's top. */
export function tryText(
  { frame, items, hangEm, leading = linePitch }: MeasuredText,
  { sizePt, gapEm, width = frame.width, maxHeight = Infinity }: Setting,
): TriedText {
  const hang = Math.round(sizePt * pxPerPt * hangEm)
  const tried: TriedText = { width, hang, paragraphs: [], height: 0, cutsWord: false, slack: 1 }
  let y = frame.y
  for (const item of items) {
    if (y - frame.y > maxHeight) break
    const pt = item.part.field === 'title' ? sizePt : scaleToLevel(sizePt, item.level)
    const px = pt * pxPerPt
    const pitch = px * leading
    if (item !== items[0]) y += Math.round(pt * gapEm) * pxPerPt
    const indent = hang * (item.mark ? item.level + 1 : item.level)
    const room = width - indent
    // More than there is room for, also where sums are not exact, so that the height tells.
    const maxLines = Math.max(0, Math.floor((maxHeight - (y - frame.y)) / pitch)) + 2
    const { lines, cutsWord, slack } = breakMeasured(item, px, room, maxLines)
    tried.paragraphs.push({ item, sizePt: pt, y, indent, width: room, lines })
    y += lines.length * pitch
    tried.cutsWord ||= cutsWord
    tried.slack = Math.min(tried.slack, slack)
  }
  tried.height = y - frame.y
  return tried
}

/** Puts the lines that were found where they are painted. */
export function setText(
  { frame, font, align, rtl, colour, leading = linePitch }: MeasuredText,
  { width, hang, paragraphs, height }: TriedText,
  metrics: TextMetrics,
): SetText {
  const { ascent, descent } = metrics.vertical(font)
  // A frame that became narrower keeps the edge its text hangs on.
  const left = frame.x + placeInRow(frame.width - width, align, rtl)
  const set: SetText = { paragraphs: [], height }
  for (const { item, sizePt, y, indent, width: room, lines: found } of paragraphs) {
    const { level, text, part, mark, painted, runs, runRuler } = item
    const px = sizePt * pxPerPt
    const pitch = px * leading
    const x = rtl ? left : left + indent
    // CSS, PowerPoint and LibreOffice agree on this seat of the first baseline.
    const seat = (pitch + (ascent - descent) * px) / 2

    const readsFromRight = isRtlText(text) ?? rtl
    const lines = found.map(({ start, end, visibleEnd, width: taken }, row) => {
      const line: TextLine = {
        text: painted.slice(start, visibleEnd),
        start,
        end,
        width: taken,
        x: x + placeInRow(room - taken, align, rtl),
        baseline: y + row * pitch + seat,
      }
      const look = { sizePx: px, colour, rtl: readsFromRight }
      const pieces = runRuler && findRuns()?.divideLine(runRuler, line, look)
      return pieces ? Object.assign(line, { pieces }) : line
    })
    const row = { ...(lines[0] ?? { x, width: room }), baseline: y + seat, sizePx: px }
    set.paragraphs.push({
      part,
      text,
      level,
      rtl: readsFromRight,
      sizePt,
      pitch,
      x,
      y,
      width: room,
      height: lines.length * pitch,
      mark: mark && placeMark(mark, { row, hang, rtl }, metrics),
      ...(runs && { runs }),
      lines,
    })
  }
  return set
}

function placeInRow(spare: number, align: TextBox['align'], rtl: boolean): number {
  if (align === 'center') return spare / 2
  return (align === 'end') === rtl ? 0 : spare
}
