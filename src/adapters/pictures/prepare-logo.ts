import { findInks, type Seen } from '#core/picture/find-inks.ts'
import { fail, ok } from '#core/result.ts'
import type { PrepareLogo } from '#ports/pictures/picture-intake.ts'

import { browserPictureIntake } from './browser-picture-intake.ts'

/** As sharp as a logo on a cover needs to be in the largest film. */
const longestSide = 960
/** It goes with every deck and every shared copy: a larger one is made smaller until it is no more. */
const mostBytes = 300_000

/** What any picture has to pass, and then as PNG, which every file and every program can hold. */
export const prepareLogo: PrepareLogo = async (file) => {
  const taken = await browserPictureIntake.prepare(file)
  if (!taken.ok) return taken
  try {
    const bitmap = await createImageBitmap(taken.value)
    const seen = look(bitmap)
    if (!seen) return fail({ code: 'broken' })
    const blob = await write(bitmap, seen.area)
    bitmap.close()
    const aspect = seen.area.width / seen.area.height
    const imageAspect = Math.min(100, Math.max(0.01, aspect))
    return ok({ blob, imageAspect, ...(seen.inks && { inks: [...seen.inks] }) })
  } catch {
    return fail({ code: 'failed' })
  }
}

function look(bitmap: ImageBitmap): Seen | null {
  const context = draw(bitmap, { x: 0, y: 0, width: bitmap.width, height: bitmap.height }, 1)
  return findInks(context.getImageData(0, 0, bitmap.width, bitmap.height))
}

async function write(bitmap: ImageBitmap, area: Seen['area']): Promise<Blob> {
  let scale = Math.min(1, longestSide / Math.max(area.width, area.height))
  for (;;) {
    const { canvas } = draw(bitmap, area, scale)
    const blob = await canvas.convertToBlob({ type: 'image/png' })
    if (blob.size <= mostBytes) return blob
    scale *= 0.75
  }
}

function draw(
  bitmap: ImageBitmap,
  { x, y, width, height }: Seen['area'],
  scale: number,
): OffscreenCanvasRenderingContext2D {
  const size = [
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  ] as const
  const context = new OffscreenCanvas(...size).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, x, y, width, height, 0, 0, ...size)
  return context
}
