import { canFilter, drawFiltered } from '#adapters/pictures/draw-filtered.ts'
import type { ImageBox, PictureBox, Rect } from '#core/layout/boxes.ts'
import { cssFilter } from '#core/layout/pictures/css-filter.ts'
import {
  coverArea,
  findShownAspect,
  layoutPicture,
  type PictureBorder,
  type PictureLayout,
} from '#core/layout/pictures/layout-picture.ts'
import { toPathText } from '#core/layout/pictures/picture-shape.ts'

import type { PixelEffects } from '#ports/pictures/bake-picture.ts'

import type { Brush, Easel } from './easel.ts'
import { layOver } from './lay-over.ts'
import { makeInk } from './make-ink.ts'
import { castShadow } from './paint-shape.ts'

/** Shadow around frame around shape around pixels, as on screen. */
export function paintPicture(easel: Easel, box: PictureBox, bitmap: ImageBitmap): void {
  const aspect = box.aspect ?? findShownAspect(bitmap.width / bitmap.height, box.crop)
  const laid = layoutPicture({ ...box, aspect })
  const { shadow, opacity } = laid
  const { brush, scale } = easel
  if (opacity === 0) return
  if (!shadow && opacity === 1) return paintInFrame(easel, brush, box, laid, bitmap)
  const picture = easel.takeSheet('picture')
  paintInFrame(easel, picture, box, laid, bitmap)
  const group = easel.takeSheet('group')
  if (shadow) {
    castShadow(group, { ...shadow, x: 0, y: shadow.down }, scale)
  }
  layOver(group, picture)
  brush.globalAlpha = opacity
  layOver(brush, group)
  brush.globalAlpha = 1
}

function paintInFrame(
  easel: Easel,
  brush: Brush,
  box: PictureBox,
  laid: PictureLayout,
  bitmap: ImageBitmap,
): void {
  const { frame, outline, area, overlay, border } = laid
  const path = new Path2D(toPathText(outline))
  brush.save()
  brush.beginPath()
  brush.rect(frame.x, frame.y, frame.width, frame.height)
  brush.clip()
  turn(brush, laid)
  brush.save()
  brush.clip(path)
  paintPixels(brush, box, bitmap, { area, pxPerUnit: laid.scale * easel.scale })
  if (overlay) {
    brush.fillStyle = makeInk(brush, overlay, area)
    brush.fillRect(area.x, area.y, area.width, area.height)
  }
  brush.restore()
  if (border) paintBorder(easel, brush, { border, path, isSharp: box.style.shape === 'rectangle' })
  brush.restore()
}

/** Filters count px of the canvas, and a picture that is filtered before it is painted its own. */
function paintPixels(
  brush: Brush,
  { effects, crop }: PictureBox,
  bitmap: ImageBitmap,
  { area, pxPerUnit }: { area: Rect; pxPerUnit: number },
): void {
  const whole = coverArea(grow(area, 2 * effects.blur), crop, bitmap)
  drawPixels(brush, bitmap, whole, effects, pxPerUnit)
}

export function drawPixels(
  brush: Brush,
  bitmap: ImageBitmap,
  { x, y, width, height }: Rect,
  effects: ImageBox['effects'],
  pxPerUnit: number,
): void {
  const { blur, duotone } = effects
  const filter = cssFilter({ ...effects, blur: blur * pxPerUnit })
  if (filter === undefined && !duotone) brush.drawImage(bitmap, x, y, width, height)
  else if (filter !== undefined && !duotone && canFilter(brush)) {
    brush.filter = filter
    brush.drawImage(bitmap, x, y, width, height)
    brush.filter = 'none'
  } else {
    const painted = filterOnce(bitmap, { ...effects, blur: (blur * bitmap.width) / width })
    brush.drawImage(painted?.canvas ?? bitmap, x, y, width, height)
  }
}

type Filtered = { key: string; drawn: ReturnType<typeof drawFiltered> }

const filtered = new WeakMap<ImageBitmap, Filtered>()

/** A picture that is repeated as a tile is the same in each. */
function filterOnce(bitmap: ImageBitmap, effects: PixelEffects): Filtered['drawn'] {
  const key = JSON.stringify(effects)
  const before = filtered.get(bitmap)
  if (before?.key === key) return before.drawn
  const drawn = drawFiltered(bitmap, effects)
  filtered.set(bitmap, { key, drawn })
  return drawn
}

/** Turned and scaled about the middle of its shape. */
function turn(brush: Brush, { rect, rotation, scale }: PictureLayout): void {
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2]
  brush.translate(x, y)
  brush.rotate((rotation * Math.PI) / 180)
  brush.scale(scale, scale)
  brush.translate(-x, -y)
}

type BorderToPaint = { border: PictureBorder; path: Path2D; isSharp: boolean }

function paintBorder(easel: Easel, brush: Brush, { border, path, isSharp }: BorderToPaint): void {
  const { width, colour, style } = border
  const isDouble = style === 'double'
  const line = isDouble ? easel.takeSheet('line') : brush
  if (isDouble) line.setTransform(brush.getTransform())
  line.lineWidth = width
  line.strokeStyle = colour
  // Mitres of sharp corners would stand out of the frame.
  line.lineJoin = isSharp ? 'miter' : 'round'
  if (style === 'dashed') line.setLineDash([3 * width, 2 * width])
  if (style === 'dotted') {
    line.setLineDash([0, 2 * width])
    line.lineCap = 'round'
  }
  line.stroke(path)
  if (!isDouble) return
  line.globalCompositeOperation = 'destination-out'
  line.lineWidth = width / 3
  line.stroke(path)
  layOver(brush, line)
}

/** A blurred picture fades at its edges; those are kept out of sight. */
const grow = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})
