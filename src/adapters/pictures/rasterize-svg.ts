import { maxPictureSide } from '#core/picture/picture-limits.ts'

import { giveSvgSize } from './give-svg-size.ts'

/**
 * As pixels, so many along its longer side. In an image element no script of the drawing runs and
 * nothing it points to is fetched.
 */
export async function rasterizeSvg(
  bytes: Uint8Array<ArrayBuffer>,
  side = maxPictureSide,
): Promise<Blob | null> {
  const url = URL.createObjectURL(new Blob([giveSvgSize(bytes)], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const scale = side / Math.max(image.naturalWidth, image.naturalHeight, 1)
    const width = Math.max(1, Math.round(image.naturalWidth * scale))
    const height = Math.max(1, Math.round(image.naturalHeight * scale))
    // So it is painted beside the page; drawn at once, it would hold it up for as long as it takes.
    const size = { resizeWidth: width, resizeHeight: height }
    const painted = await createImageBitmap(image, size).catch(() => image)
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.drawImage(painted, 0, 0, width, height)
    return await encode(canvas)
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Above this a drawing is one of soft colours, which PNG cannot make small. */
const largestPng = 600_000

async function encode(canvas: OffscreenCanvas): Promise<Blob> {
  const png = await canvas.convertToBlob({ type: 'image/png' })
  return png.size > largestPng ? canvas.convertToBlob({ type: 'image/webp', quality: 0.92 }) : png
}
