import { fitPicture, maxPictureBytes, maxPicturePixels } from '#core/picture/picture-limits.ts'
import { type PictureHeader, sniffPicture } from '#core/picture/sniff-picture.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { PictureFailure, PictureIntake } from '#ports/pictures/picture-intake.ts'

import { isSvg } from './is-svg.ts'
import { isTameSvg } from './is-tame-svg.ts'
import { rasterizeSvg } from './rasterize-svg.ts'
import { shrinkPicture } from './shrink-picture.ts'

export const browserPictureIntake: PictureIntake = {
  async prepare(file) {
    if (!file.type.startsWith('image/')) return fail({ code: 'not-a-picture' })
    if (file.size > maxPictureBytes) return fail({ code: 'too-large' })
    const bytes = await readBytes(file)
    if (!bytes) return fail({ code: 'unreadable' })

    const header = sniffPicture(bytes)
    if (header) return prepareRaster(bytes, header)
    if (!isSvg(bytes)) return fail(nameStranger(file.type))
    const drawn = isTameSvg(bytes) ? await rasterizeSvg(bytes) : null
    return drawn ? ok(drawn) : fail({ code: 'broken' })
  },
}

async function prepareRaster(
  bytes: Uint8Array<ArrayBuffer>,
  header: PictureHeader,
): Promise<Result<Blob, PictureFailure>> {
  const { width, height, format, animated } = header
  if (width * height > maxPicturePixels) return fail({ code: 'too-many-pixels' })
  const blob = new Blob([bytes], { type: `image/${format}` })
  const fitted = fitPicture(width, height)
  const fits = fitted.width === width && fitted.height === height
  // Made smaller, an animation would stand still.
  const answer = await shrinkPicture(blob, fits || animated ? null : keptFormat[format])
  if (!answer.ok) return fail({ code: answer.error })
  return ok(answer.value ?? blob)
}

/** What a picture is written as when it is made smaller: sharp edges stay sharp, photos stay small. */
const keptFormat: Record<PictureHeader['format'], string> = {
  png: 'image/png',
  gif: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/webp',
}

async function readBytes(file: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    return null
  }
}

/** A photo in a format that no browser shows deserves another answer than a renamed text. */
const nameStranger = (type: string): PictureFailure => ({
  code: /^image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)$/.test(type)
    ? 'not-a-picture'
    : 'unsupported',
})
