import {
  type ImageCrop,
  type ImageStyle,
  imageSizePercent,
} from '../../deck/pictures/image-style.ts'
import type { Fill, PictureBox, Rect } from '../boxes.ts'
import { keepsForm, outlineShape, type PathCommand } from './picture-shape.ts'

export type PictureLayout = {
  /** Where the picture may be painted, however it is turned or scaled: text stands beside it. */
  frame: Rect
  /** The shape and its border, before they are turned and scaled about its middle. */
  rect: Rect
  /** The edge of the picture; its border runs along it, half inside and half outside. */
  outline: PathCommand[]
  /** The outline's extent. */
  area: Rect
  /** What the picture has to cover: a blurred one fades at its edges, which are kept out of sight. */
  covered: Rect
  border: PictureBorder | null
  shadow: PictureShadow | null
  overlay: Fill | null
  /** Degrees, clockwise. */
  rotation: number
  /** 1 is as laid out. */
  scale: number
  /** 0 to 1, of picture, border and shadow together. */
  opacity: number
}

export type PictureBorder = { width: number; colour: string; style: ImageStyle['borderStyle'] }

/** In px; the colour has its opacity in it. */
export type PictureShadow = { down: number; blur: number; colour: string }

/** Pictures that do not fill their frame keep this far from its edges, where there is room. */
const inset = 40

/**
 * Everything a painter needs to know of a picture but its pixels. A slide need not say what form its
 * picture has: then it is that of the picture itself, once somebody has looked at it.
 */
export function layoutPicture(
  { style, effects, ...box }: PictureBox,
  picture: Size | null = null,
): PictureLayout {
  const frame = { x: box.x, y: box.y, width: box.width, height: box.height }
  const aspect =
    box.aspect ?? (picture && findShownAspect(picture.width / picture.height, box.crop))
  const rect = placeRect(frame, style, aspect)
  const width = Math.min(style.borderWidth, rect.width / 2, rect.height / 2)
  const area = shrinkRect(rect, width / 2)
  return {
    frame,
    rect,
    area,
    covered: shrinkRect(area, -2 * effects.blur),
    outline: outlineShape(style.shape, area),
    border: width > 0 ? { width, colour: style.borderColor, style: style.borderStyle } : null,
    shadow: castShadow(style),
    overlay: mixOverlay(style),
    rotation: effects.rotation,
    scale: effects.scale / 100,
    opacity: effects.opacity / 100,
  }
}

function placeRect(
  frame: Rect,
  { size, shape, position, fit }: ImageStyle,
  aspect: number | null,
): Rect {
  const share = imageSizePercent[size] / 100
  let [width, height] = [frame.width * share, frame.height * share]
  if (keepsForm(shape)) width = height = Math.min(width, height)
  else if (fit === 'contain' && aspect !== null)
    [width, height] = [Math.min(width, height * aspect), Math.min(height, width / aspect)]
  const align = (room: number, start: string, end: string) => {
    const margin = size === 'full' ? 0 : Math.min(inset, room / 2)
    const parts = position.split('-')
    if (parts.includes(start)) return margin
    return parts.includes(end) ? room - margin : room / 2
  }
  return {
    x: frame.x + align(frame.width - width, 'left', 'right'),
    y: frame.y + align(frame.height - height, 'top', 'bottom'),
    width,
    height,
  }
}

const shrinkRect = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

const shadows: Record<'small' | 'medium' | 'large', PictureShadow> = {
  small: { down: 3, blur: 4, colour: '#00000059' },
  medium: { down: 8, blur: 12, colour: '#00000066' },
  large: { down: 20, blur: 28, colour: '#00000080' },
}

function castShadow({ shadow, borderColor }: ImageStyle): PictureShadow | null {
  if (shadow === 'none') return null
  // Light, not dark: it has the colour of the border, and falls nowhere.
  return shadow === 'glow' ? { down: 0, blur: 22, colour: `${borderColor}D9` } : shadows[shadow]
}

function mixOverlay({ overlay, overlayColor, overlayOpacity }: ImageStyle): Fill | null {
  const opaque = Math.round((overlayOpacity * 255) / 100)
    .toString(16)
    .padStart(2, '0')
    .toUpperCase()
  if (overlay === 'none' || overlayOpacity === 0) return null
  if (overlay === 'gradient')
    return {
      kind: 'linear',
      angle: 180,
      stops: [
        { at: 0, colour: `${overlayColor}00` },
        { at: 1, colour: overlayColor + opaque },
      ],
    }
  const colours = { dark: '#000000', light: '#FFFFFF', color: overlayColor }
  return { kind: 'solid', colour: colours[overlay] + opaque }
}

type Size = { width: number; height: number }

const leastShare = 0.001

/** Of the part of a picture that is shown. */
export const findShownAspect = (
  aspect: number,
  crop: Pick<ImageCrop, 'width' | 'height'>,
): number => (aspect * Math.max(crop.width, leastShare)) / Math.max(crop.height, leastShare)

/**
 * Where the whole picture lies when the part that is shown covers `area`, with its focal point as near
 * the middle as can be. What sticks out is cut off by the outline.
 */
export function coverArea(area: Rect, crop: ImageCrop, picture: Size): Rect {
  // A crop from elsewhere may leave nothing; a hair of the picture can still be placed.
  const part = {
    width: Math.max(crop.width, leastShare) * picture.width,
    height: Math.max(crop.height, leastShare) * picture.height,
  }
  const scale = Math.max(area.width / part.width, area.height / part.height)
  return {
    x:
      area.x -
      findCut(part.width * scale, area.width, crop.focusX) -
      crop.x * picture.width * scale,
    y:
      area.y -
      findCut(part.height * scale, area.height, crop.focusY) -
      crop.y * picture.height * scale,
    width: picture.width * scale,
    height: picture.height * scale,
  }
}

/** How much of a length is cut off before the room for it begins. */
const findCut = (length: number, room: number, focus: number): number =>
  Math.max(0, Math.min(length - room, length * focus - room / 2))
