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
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
    canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await encode(canvas)
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Above this a drawing is one of soft colours, which PNG cannot make small. */
const largestPng = 600_000

async function encode(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const png = await toBlob(canvas, 'image/png')
  return png && png.size > largestPng ? toBlob(canvas, 'image/webp') : png
}

const toBlob = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, 0.92))
