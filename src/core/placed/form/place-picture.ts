import { defaultImageEffects, type ImageEffects } from '../../deck/pictures/image-style.ts'
import type {
  PlacedEffects,
  PlacedElement,
  PlacedGeometry,
  PlacedLine,
  PlacedPicture,
} from '../../deck/placed.ts'
import type { PictureBox, Rect } from '../../layout/boxes.ts'
import {
  coverArea,
  layoutPicture,
  type PictureBorder,
  type PictureLayout,
} from '../../layout/pictures/layout-picture.ts'
import { cornerRadius } from '../../layout/pictures/picture-shape.ts'
import { stretchGeometry } from '../stretch-geometry.ts'
import { placeFill, roundRect, tidyRect, traceOutline } from './place-shape.ts'

export type PictureSize = { width: number; height: number }

/** A picture where its frame shows it, and what is laid over it. */
export function placePicture(
  box: PictureBox,
  imageUrl: string,
  size: PictureSize | null,
): PlacedElement[] {
  const layout = layoutPicture(box, size)
  const { border, shadow, overlay, opacity } = layout
  const area = enlarge(layout.area, layout)
  const seen = cutToFrame(area, box, layout)
  const frame = { ...tidyRect(seen), ...(layout.rotation !== 0 && { turn: layout.rotation }) }
  const geometry = findGeometry(box, layout)
  const whole = size && enlarge(coverArea(layout.covered, box.crop, size), layout)
  const crop = whole && findCrop(seen, whole)
  const line = border && placeBorder(border, layout.scale)
  const picture: PlacedPicture = {
    kind: 'picture',
    ...frame,
    imageUrl,
    ...(crop?.some((side) => side !== 0) && { crop }),
    ...(geometry && { geometry }),
    ...(line && { line }),
    ...(shadow && { shadow: { x: 0, y: shadow.down, blur: shadow.blur, colour: shadow.colour } }),
    ...(opacity < 1 && { opacity }),
    ...placeEffects(box.effects),
    ...(box.alt && { alt: box.alt }),
  }
  const fill = overlay && placeFill(overlay)
  if (!fill) return [picture]
  return [picture, { kind: 'shape', ...frame, ...(geometry && { geometry }), fill }]
}

/** About the middle of its shape, as far as the picture is made larger or smaller. */
function enlarge(part: Rect, { rect, scale }: PictureLayout): Rect {
  const [middleX, middleY] = [rect.x + rect.width / 2, rect.y + rect.height / 2]
  return {
    x: middleX + (part.x - middleX) * scale,
    y: middleY + (part.y - middleY) * scale,
    width: part.width * scale,
    height: part.height * scale,
  }
}

/** What is larger than its frame is cut off there; of other shapes only where they stand upright and plain. */
function cutToFrame(
  area: Rect,
  { style }: PictureBox,
  { frame, rotation, border }: PictureLayout,
): Rect {
  if (style.shape !== 'rectangle' || rotation !== 0 || border) return area
  const x = Math.max(area.x, frame.x)
  const y = Math.max(area.y, frame.y)
  return {
    x,
    y,
    width: Math.min(area.x + area.width, frame.x + frame.width) - x,
    height: Math.min(area.y + area.height, frame.y + frame.height) - y,
  }
}

function findGeometry(
  { style: { shape } }: PictureBox,
  { outline, area, scale }: PictureLayout,
): PlacedGeometry | null {
  if (shape === 'rectangle') return null
  if (shape === 'circle') return { preset: 'ellipse' }
  if (shape === 'rounded') return roundRect(area, Math.min(cornerRadius, area.width / 2))
  const traced = traceOutline(outline, area)
  return scale === 1 ? traced : stretchGeometry(traced, scale, scale)
}

/** What of the whole picture is cut off at each side, as shares of it. */
function findCrop(area: Rect, whole: Rect): [number, number, number, number] {
  const across = (px: number) => tidyShare(px / whole.width)
  const down = (px: number) => tidyShare(px / whole.height)
  return [
    across(area.x - whole.x),
    down(area.y - whole.y),
    across(whole.x + whole.width - area.x - area.width),
    down(whole.y + whole.height - area.y - area.height),
  ]
}

const tidyShare = (share: number): number => Math.round(share * 1e6) / 1e6 + 0

const placeBorder = ({ width, colour, style }: PictureBorder, scale: number): PlacedLine => {
  const wide = width * scale
  return {
    colour,
    width: wide,
    ...(style === 'dashed' && { dash: [3 * wide, 2 * wide] }),
    ...(style === 'dotted' && { dash: [0, 2 * wide], cap: 'round' as const }),
  }
}

/** Only what is other than usual is said. */
function placeEffects(effects: ImageEffects): { effects?: PlacedEffects } {
  const { brightness, contrast, saturation, hue, blur, sepia, grayscale } = effects
  const usual = defaultImageEffects
  const placed: PlacedEffects = {
    ...(brightness !== usual.brightness && { brightness: brightness / 100 - 1 }),
    ...(contrast !== usual.contrast && { contrast: contrast / 100 - 1 }),
    ...(saturation !== usual.saturation && { saturation }),
    ...(hue !== usual.hue && { hue }),
    ...(blur !== usual.blur && { blur }),
    ...(sepia !== usual.sepia && { sepia }),
    ...(grayscale === 100 && { grayscale: true as const }),
  }
  return Object.keys(placed).length > 0 ? { effects: placed } : {}
}
