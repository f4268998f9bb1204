import { fontSizeRem, type TextStyle } from '../deck/text-style.ts'
import type { TextFrame } from '../theme/theme.ts'
import type { Rect, TextBox } from './boxes.ts'
import { type FittedText, fitText, floorPt } from './fit-text.ts'
import type { TextItem } from './set-text.ts'
import { remPt } from './stage.ts'
import type { Font, TextMetrics } from './text-metrics.ts'

type TextToLayOut = {
  role: TextBox['role']
  frame: TextFrame
  items: readonly TextItem[]
  rtl: boolean
  style: TextStyle
  family: Font['family']
}

/** Fits texts into their frame; what the author chose for them wins over theme and frame. */
export function layOutText(
  { role, frame, items, rtl, style, family }: TextToLayOut,
  chosen: Partial<TextStyle> | undefined,
  metrics: TextMetrics,
): TextBox {
  const font: Font = {
    family,
    weight: style.fontWeight === 'bold' ? 700 : 400,
    italic: style.fontStyle === 'italic',
  }
  const hasPlate = style.backgroundColor !== 'transparent'
  const room = hasPlate ? inset(frame, platePadding) : frame
  // An author who chose an alignment means that side of the slide, whichever way it reads.
  const align = chosen?.textAlign
    ? sideOf(chosen.textAlign, rtl)
    : (frame.align ?? sideOf(style.textAlign, false))
  const sizePt =
    chosen?.fontSize || frame.sizePt === undefined
      ? fontSizeRem[style.fontSize] * remPt
      : frame.sizePt
  const fitted = fitText({ frame: room, items, font, align, rtl }, sizePt, floorPt[role], metrics)
  const { paragraphs, overflows } = anchor(fitted, room)
  return {
    kind: 'text',
    role,
    ...toRect(frame),
    font,
    style,
    align,
    plate: hasPlate ? makePlate(frame, paragraphs, style.backgroundColor) : null,
    paragraphs,
    overflows,
  }
}

const sideOf = (side: TextStyle['textAlign'], rtl: boolean): TextBox['align'] => {
  if (side === 'center') return 'center'
  return (side === 'left') === rtl ? 'end' : 'start'
}

const toRect = ({ x, y, width, height }: Rect): Rect => ({ x, y, width, height })

const platePadding = { x: 24, y: 14 }
const plateRadius = 12

const inset = (frame: TextFrame, by: { x: number; y: number }): TextFrame => ({
  ...frame,
  x: frame.x + by.x,
  y: frame.y + by.y,
  width: frame.width - 2 * by.x,
  height: frame.height - 2 * by.y,
})

/** As high as its text, as wide as its frame. */
function makePlate(
  frame: TextFrame,
  paragraphs: TextBox['paragraphs'],
  colour: string,
): TextBox['plate'] {
  const [first] = paragraphs
  const last = paragraphs.at(-1)
  if (!first || !last || paragraphs.every(({ text }) => text === '')) return null
  return {
    x: frame.x,
    width: frame.width,
    y: first.y - platePadding.y,
    height: last.y + last.height - first.y + 2 * platePadding.y,
    colour,
    radius: plateRadius,
  }
}

function anchor(set: FittedText, frame: TextFrame): FittedText {
  const spare = Math.max(0, frame.height - set.height)
  const down = { top: 0, middle: spare / 2, bottom: spare }[frame.anchor]
  if (down === 0) return set
  return {
    ...set,
    paragraphs: set.paragraphs.map((paragraph) => ({
      ...paragraph,
      y: paragraph.y + down,
      mark: paragraph.mark && { ...paragraph.mark, baseline: paragraph.mark.baseline + down },
      lines: paragraph.lines.map((line) => ({ ...line, baseline: line.baseline + down })),
    })),
  }
}
