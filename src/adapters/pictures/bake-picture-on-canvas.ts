import type { BakePicture } from '#ports/pictures/bake-picture.ts'

import { drawFiltered } from './draw-filtered.ts'

/** In a worker or a page. Drawings that are not made of pixels can be decoded in neither. */
export const bakePictureOnCanvas: BakePicture = async ({ bytes, type }, effects) => {
  if (typeof OffscreenCanvas === 'undefined') return null
  const bitmap = await createImageBitmap(new Blob([bytes], { type })).catch(() => null)
  if (!bitmap) return null
  try {
    const context = drawFiltered(bitmap, effects)
    if (!context) return null
    const written = isPhotograph(type) && isOpaque(context) ? 'image/jpeg' : 'image/png'
    const blob = await context.canvas.convertToBlob({ type: written, quality: 0.92 })
    return { bytes: new Uint8Array(await blob.arrayBuffer()), type: written }
  } catch {
    // More pixels than this device can hold.
    return null
  } finally {
    bitmap.close()
  }
}

const isPhotograph = (type: string): boolean => /jpe?g|webp|avif/.test(type)

function isOpaque(context: OffscreenCanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height)
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 255) return false
  return true
}
