import { fontSizeRem } from '../../deck/texts/text-style.ts'
import type { Rect, TextBox } from '../boxes.ts'
import { fitText, type FittedText, floorPt } from './fit-text.ts'
import { moveText } from './move-text.ts'
import { resolveTextStyle, type TextToStyle } from './resolve-text-style.ts'
import type { StandIns } from '../../compose/substitute-fonts.ts'
import type { TextItem } from './set-text.ts'
import { linePitch, pxPerPt, remPt } from '../stage.ts'
import type { Font, FontFamily, TextMetrics } from '../text-metrics.ts'

type TextToLayOut = TextToStyle & {
  role: TextBox['role']
  items: readonly TextItem[]
  family: FontFamily
  standIns?: StandIns | undefined
  hangEm: number
}

/** Fits texts into their frame; what the author chose for them wins over frame and theme. */
export function layOutText(
  { role, frame, items, family, standIns, rtl, themed, hangEm, chosen }: TextToLayOut,
  metrics: TextMetrics,
): TextBox {
  const { style, align } = resolveTextStyle({ frame, rtl, themed, chosen })
  const font: Font = {
    family,
    weight: style.fontWeight === 'bold' ? 700 : 400,
    italic: style.fontStyle === 'italic',
  }
  const hasPlate = style.backgroundColor !== 'transparent'
  const room = hasPlate ? inset(frame) : toRect(frame)
  const styledPt = fontSizeRem[style.fontSize] * remPt
  const sizePt = chosen?.fontSize ? styledPt : (frame.sizePt ?? styledPt)
  const plain = frame.plain === true
  const fitted = fitText(
    {
      frame: room,
      items,
      font,
      align,
      rtl,
      hangEm: plain ? 0 : hangEm,
      colour: style.textColor,
      standIns,
    },
    {
      sizePt,
      floorPt: floorPt[role],
      balanced: role === 'title' || plain,
      oneLine: frame.oneLine === true,
    },
    metrics,
  )
  const shown = frame.cutsOff ? cutOff(fitted, room) : fitted
  const isEmpty = shown.paragraphs.every(({ text }) => text === '')
  // Before its first words it is as high as they will be.
  const inside = items.length > 0 ? shown.height : sizePt * pxPerPt * linePitch
  const taken = inside + (hasPlate ? 2 * platePadding.y : 0)
  // What overflows is painted beyond it, but takes no room from others.
  const extent: Rect = { ...toRect(frame), height: Math.min(taken, frame.height) }
  const box: TextBox = {
    kind: 'text',
    role,
    ...extent,
    font,
    style,
    align,
    plate:
      hasPlate && !isEmpty
        ? { ...extent, colour: style.backgroundColor, radius: plateRadius }
        : null,
    paragraphs: shown.paragraphs,
    overflows: shown.overflows,
  }
  const spare = Math.max(0, frame.height - box.height)
  return moveText(box, { top: 0, middle: spare / 2, bottom: spare }[frame.anchor])
}

/** Whole paragraphs, because files have no halves of them; those without words are not missed. */
function cutOff(fitted: FittedText, room: Rect): FittedText {
  const { paragraphs } = fitted
  const end = room.y + room.height + 0.01
  const firstOut = paragraphs.findIndex((paragraph) => paragraph.y + paragraph.height > end)
  if (firstOut < 0) return fitted
  const shown = paragraphs.slice(0, firstOut)
  const last = shown.at(-1)
  return {
    paragraphs: shown,
    height: last ? last.y + last.height - room.y : 0,
    overflows: paragraphs.slice(firstOut).some(({ text }) => text.trim() !== ''),
  }
}

const toRect = ({ x, y, width, height }: Rect): Rect => ({ x, y, width, height })

const platePadding = { x: 24, y: 14 }
const plateRadius = 12

// A frame that texts above have left almost nothing of is lower than the padding.
const inset = ({ x, y, width, height }: Rect): Rect => ({
  x: x + platePadding.x,
  y: y + platePadding.y,
  width: width - 2 * platePadding.x,
  height: Math.max(0, height - 2 * platePadding.y),
})
