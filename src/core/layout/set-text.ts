import type { Bullet } from '../deck/bullet.ts'
import type { Marker } from '../theme/theme.ts'
import { breakMeasured, writePainted } from './break-lines.ts'
import type { Paragraph, Rect, TextBox, TextPart } from './boxes.ts'
import { placeMark } from './place-mark.ts'
import { linePitch, pxPerPt } from './stage.ts'
import { isRtlText } from './text-direction.ts'
import { createTextRuler, type TextRuler } from './text-ruler.ts'
import type { Font, TextMetrics } from './text-metrics.ts'

/** A text to be set: a title, or one bullet. */
export type TextItem = Bullet & {
  part: TextPart
  /** What stands before it, and which of its kind it is. */
  mark: { marker: Marker; count: number } | null
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
}

/** A text that can be set again and again. */
export type MeasuredText = Omit<TextToSet, 'items'> & {
  items: readonly (TextItem & { painted: string; ruler: TextRuler })[]
}

export function measureText({ items, ...text }: TextToSet, metrics: TextMetrics): MeasuredText {
  const measureItem = (item: TextItem) => {
    const painted = writePainted(item.text)
    const ruler = createTextRuler(painted, (part) => metrics.measure(part, text.font, 1))
    return { ...item, painted, ruler }
  }
  return { ...text, items: items.map(measureItem) }
}

export type SetText = {
  paragraphs: Paragraph[]
  height: number
  cutsWord: boolean
  slack: number
}

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

/** Sets texts one below the other, from the frame's top. */
export function setText(
  { frame, items, font, align, rtl, hangEm }: MeasuredText,
  { sizePt, gapEm, width = frame.width, maxHeight = Infinity }: Setting,
  metrics: TextMetrics,
): SetText {
  const { ascent, descent } = metrics.vertical(font)
  // A frame that became narrower keeps the edge its text hangs on.
  const left = frame.x + placeInRow(frame.width - width, align, rtl)
  const hang = Math.round(sizePt * pxPerPt * hangEm)
  const set: SetText = { paragraphs: [], height: 0, cutsWord: false, slack: 1 }
  let y = frame.y

  for (const [index, item] of items.entries()) {
    const { level, text, part, mark, painted, ruler } = item
    if (y - frame.y > maxHeight) break
    const pt = part.field === 'title' ? sizePt : scaleToLevel(sizePt, level)
    const px = pt * pxPerPt
    const pitch = px * linePitch
    if (index > 0) y += Math.round(pt * gapEm) * pxPerPt
    const indent = hang * (mark ? level + 1 : level)
    const room = width - indent
    // More than there is room for, also where sums are not exact, so that the height tells.
    const maxLines = Math.max(0, Math.floor((maxHeight - (y - frame.y)) / pitch)) + 2
    const measure = (start: number, end: number) => ruler(start, end) * px
    const broken = breakMeasured(painted, room, measure, maxLines)
    const x = rtl ? left : left + indent
    // CSS, PowerPoint and LibreOffice agree on this seat of the first baseline.
    const seat = (pitch + (ascent - descent) * px) / 2

    const lines = broken.lines.map((line, row) => ({
      ...line,
      x: x + placeInRow(room - line.width, align, rtl),
      baseline: y + row * pitch + seat,
    }))
    const row = { ...(lines[0] ?? { x, width: room }), baseline: y + seat, sizePx: px }
    set.paragraphs.push({
      part,
      text,
      level,
      rtl: isRtlText(text) ?? rtl,
      sizePt: pt,
      pitch,
      x,
      y,
      width: room,
      height: lines.length * pitch,
      mark: mark && placeMark(mark, { row, hang, rtl }, metrics),
      lines,
    })
    y += lines.length * pitch
    set.cutsWord ||= broken.cutsWord
    set.slack = Math.min(set.slack, broken.slack)
  }
  set.height = y - frame.y
  return set
}

function placeInRow(spare: number, align: TextBox['align'], rtl: boolean): number {
  if (align === 'center') return spare / 2
  return (align === 'end') === rtl ? 0 : spare
}
