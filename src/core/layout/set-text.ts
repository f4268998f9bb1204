import type { Bullet } from '../deck/bullet.ts'
import type { TextFrame } from '../theme/theme.ts'
import { breakLines } from './break-lines.ts'
import type { Marker, Paragraph, TextPart } from './boxes.ts'
import { linePitch, pxPerPt } from './stage.ts'
import { isRtlText } from './text-direction.ts'
import type { Font, TextMetrics } from './text-metrics.ts'

/** A text to be set: a title, or one bullet. */
export type TextItem = Bullet & { part: TextPart; mark: Marker | null }

export type TextSetting = {
  frame: TextFrame
  items: readonly TextItem[]
  font: Font
  align: 'start' | 'center' | 'end'
  /** Of the slide; a paragraph without a direction of its own takes it. */
  rtl: boolean
}

export type SetText = {
  paragraphs: Paragraph[]
  height: number
  cutsWord: boolean
  slack: number
}

/** Deeper levels are a little smaller, down to what can still be read. */
const levelScale = [1, 0.9, 0.8]
const smallestPt = 12
/** Room for the mark, and so the step of each level, in em of the first level. */
const hangEm = 1.05
/** Air before a paragraph, in em of its size. */
const gapEm = 0.4

/** Sets texts one below the other at a size, from the frame's top, in a width that may differ from the frame's. */
export function setText(
  { frame, items, font, align, rtl }: TextSetting,
  sizePt: number,
  metrics: TextMetrics,
  width = frame.width,
): SetText {
  const { ascent, descent } = metrics.vertical(font)
  // A frame that became narrower keeps the edge its text hangs on.
  const left = rtl ? frame.x + frame.width - width : frame.x
  const hang = frame.plain ? 0 : Math.round(sizePt * pxPerPt * hangEm)
  const set: SetText = { paragraphs: [], height: 0, cutsWord: false, slack: 1 }
  let y = frame.y

  items.forEach(({ level, text, part, mark }, index) => {
    const scaled = Math.round(sizePt * (levelScale[Math.min(level, 2)] ?? 1))
    const pt = part.field === 'title' ? sizePt : Math.max(scaled, Math.min(smallestPt, sizePt))
    const px = pt * pxPerPt
    const pitch = px * linePitch
    if (index > 0) y += Math.round(pt * gapEm) * pxPerPt
    const indent = part.field === 'title' ? 0 : hang * (level + 1)
    const room = width - indent
    const paragraphRtl = isRtlText(text) ?? rtl
    const broken = breakLines(text, room, (run) => metrics.measure(run, font, px))
    const x = rtl ? left : left + indent
    // CSS, PowerPoint and LibreOffice agree on this seat of the first baseline.
    const seat = (pitch + (ascent - descent) * px) / 2

    const lines = broken.lines.map((line, row) => ({
      ...line,
      x: x + placeInRow(room - line.width, align, rtl),
      baseline: y + row * pitch + seat,
    }))
    set.paragraphs.push({
      part,
      text,
      level,
      rtl: paragraphRtl,
      sizePt: pt,
      pitch,
      x,
      y,
      width: room,
      height: lines.length * pitch,
      mark: mark && {
        ...mark,
        x: placeMark(lines[0], { x, width: room }, hang, rtl),
        baseline: y + seat,
        sizePx: px,
      },
      lines,
    })
    y += lines.length * pitch
    set.cutsWord ||= broken.cutsWord
    set.slack = Math.min(set.slack, broken.slack)
  })
  set.height = y - frame.y
  return set
}

/** Before the first line, wherever that stands: left of it, or right of it when it reads from there. */
function placeMark(
  first: { x: number; width: number } | undefined,
  row: { x: number; width: number },
  hang: number,
  rtl: boolean,
): number {
  const { x, width } = first ?? row
  return rtl ? x + width + hang : x - hang
}

function placeInRow(spare: number, align: TextSetting['align'], rtl: boolean): number {
  if (align === 'center') return spare / 2
  return (align === 'end') === rtl ? 0 : spare
}
