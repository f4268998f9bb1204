import { fitPicture } from '#core/picture/picture-limits.ts'
import { fail, ok } from '#core/result.ts'

import type { ShrinkAnswer, ShrinkRequest } from './shrink-picture.ts'

const quality = 0.9

addEventListener('message', ({ data }: MessageEvent<ShrinkRequest>) => {
  void answer(data).then((value) => postMessage(value))
})

async function answer({ picture, type }: ShrinkRequest): Promise<ShrinkAnswer> {
  const decoded = await createImageBitmap(picture).catch(() => null)
  if (!decoded) return fail('broken')
  try {
    if (type === null) return ok(null)
    const { width, height } = fitPicture(decoded.width, decoded.height)
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) return fail('failed')
    const small = await createImageBitmap(decoded, {
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'high',
    })
    context.drawImage(small, 0, 0)
    small.close()
    return ok(await canvas.convertToBlob({ type, quality }))
  } catch {
    return fail('failed')
  } finally {
    // The worker goes on to other pictures, and each takes four bytes a pixel.
    decoded.close()
  }
}
