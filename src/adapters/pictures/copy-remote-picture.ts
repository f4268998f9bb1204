import { fail, ok } from '#core/result.ts'
import type { CopyRemotePicture } from '#ports/pictures/copy-remote-picture.ts'

/** Larger ones would be made smaller on the way into the deck anyway. */
const longestSide = 1600

/** A host that says nothing for so long is not worth the wait of all others. */
const answersWithinMs = 15_000

/**
 * Through an image and a canvas: the page's policy lets pictures come from anywhere, but lets
 * scripts talk to named hosts only, and that is worth keeping.
 */
export const copyRemotePicture: CopyRemotePicture = async (url) => {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.referrerPolicy = 'no-referrer'
  // The page's policy has no plain http; many hosts answer to both.
  image.src = url.replace(/^http:/i, 'https:')
  try {
    await decodeInTime(image)
    const scale = Math.min(1, longestSide / Math.max(image.naturalWidth, image.naturalHeight))
    const width = Math.round(image.naturalWidth * scale)
    const height = Math.round(image.naturalHeight * scale)
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
    return ok(await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 }))
  } catch {
    return fail({ code: 'refused' })
  }
}

async function decodeInTime(image: HTMLImageElement): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('Too late')), answersWithinMs)
  })
  try {
    await Promise.race([image.decode(), late])
  } catch (error) {
    // Without an address nothing is fetched any longer.
    image.removeAttribute('src')
    throw error
  } finally {
    clearTimeout(timer)
  }
}
