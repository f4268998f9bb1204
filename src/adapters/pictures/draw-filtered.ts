import { defaultImageEffects } from '#core/deck/pictures/image-style.ts'
import { cssFilter } from '#core/layout/pictures/css-filter.ts'
import { filterPixels } from '#core/picture/filter-pixels.ts'
import type { PixelEffects } from '#ports/pictures/bake-picture.ts'

/** A picture with its effects, on a canvas of its own size; `null` where there is no canvas. */
export function drawFiltered(
  bitmap: ImageBitmap,
  effects: PixelEffects,
): OffscreenCanvasRenderingContext2D | null {
  if (typeof OffscreenCanvas === 'undefined') return null
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) return null
  const filter = cssFilter({ ...defaultImageEffects, ...effects })
  if (filter !== undefined && canFilter(context)) {
    context.filter = filter
    // What is blurred fades at its edges: there the picture is painted a little larger.
    const spread = 2 * effects.blur
    if (spread > 0)
      context.drawImage(bitmap, -spread, -spread, width + 2 * spread, height + 2 * spread)
  }
  context.drawImage(bitmap, 0, 0)
  const left = filter !== undefined && !canFilter(context) ? effects : onlyTones(effects)
  if (left) {
    const pixels = context.getImageData(0, 0, width, height)
    filterPixels(pixels, left)
    context.putImageData(pixels, 0, 0)
  }
  return context
}

/** No canvas has a filter for them. */
const onlyTones = ({ duotone }: PixelEffects): PixelEffects | undefined =>
  duotone && { ...defaultImageEffects, duotone }

/** Safari's canvas has no filters, whatever it is told. */
export const canFilter = (context: OffscreenCanvasRenderingContext2D): boolean =>
  'filter' in context
