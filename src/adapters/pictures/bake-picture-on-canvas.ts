import { defaultImageEffects } from '#core/deck/image-style.ts'
import { type BakePicture, pixelEffects, type PixelEffects } from '#ports/bake-picture.ts'

/** In a worker or a page. Drawings that are not made of pixels can be decoded in neither. */
export const bakePictureOnCanvas: BakePicture = async ({ bytes, type }, effects) => {
  if (typeof OffscreenCanvas === 'undefined') return null
  const bitmap = await createImageBitmap(new Blob([bytes], { type })).catch(() => null)
  if (!bitmap) return null
  try {
    const { width, height } = bitmap
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    const filter = writeFilter(effects)
    // Some browsers paint without filters; a picture without its effects is not what was asked for.
    if (!context || (filter !== 'none' && !('filter' in context))) return null
    context.filter = filter
    // What is blurred fades at its edges: there the picture is painted a little larger.
    const spread = 2 * effects.blur
    if (spread > 0)
      context.drawImage(bitmap, -spread, -spread, width + 2 * spread, height + 2 * spread)
    context.drawImage(bitmap, 0, 0)
    const written = isPhotograph(type) && isOpaque(context) ? 'image/jpeg' : 'image/png'
    const blob = await canvas.convertToBlob({ type: written, quality: 0.92 })
    return { bytes: new Uint8Array(await blob.arrayBuffer()), type: written }
  } catch {
    // More pixels than this device can hold.
    return null
  } finally {
    bitmap.close()
  }
}

const filters: Record<keyof PixelEffects, (value: number) => string> = {
  brightness: (value) => `brightness(${value}%)`,
  contrast: (value) => `contrast(${value}%)`,
  saturation: (value) => `saturate(${value}%)`,
  hue: (value) => `hue-rotate(${value}deg)`,
  sepia: (value) => `sepia(${value}%)`,
  grayscale: (value) => `grayscale(${value}%)`,
  blur: (value) => `blur(${value}px)`,
}

const writeFilter = (effects: PixelEffects): string =>
  pixelEffects
    .filter((name) => effects[name] !== defaultImageEffects[name])
    .map((name) => filters[name](effects[name]))
    .join(' ') || 'none'

const isPhotograph = (type: string): boolean => /jpe?g|webp|avif/.test(type)

function isOpaque(context: OffscreenCanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height)
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 255) return false
  return true
}
