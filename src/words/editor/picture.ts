import type { ImageCredit } from '#core/deck/pictures/image-style.ts'
import type { PictureFailure } from '#ports/pictures/picture-intake.ts'

import { translatable } from '../language.ts'

const sentences: Record<PictureFailure['code'], string> = {
  'not-a-picture': 'Please select a valid image file',
  unsupported: 'Pictures of this kind cannot be shown here. JPG, PNG, GIF, WebP, AVIF and SVG can.',
  'too-large': 'This file is larger than 10 MB, the limit for pictures. Choose a smaller one.',
  'too-many-pixels':
    'This picture has more than 40 megapixels, the limit for pictures. Choose a smaller one.',
  unreadable: 'Failed to read image file',
  broken: 'Failed to load image. Please check the URL or try another image.',
  failed: 'Failed to upload image. Please try again.',
}

/** Why a file did not become a picture. A place with words of its own for some cases brings them. */
export const describePictureFailure = translatable(
  'describePictureFailure',
  ({ code }: PictureFailure, own: Partial<typeof sentences> = {}): string =>
    own[code] ?? sentences[code],
)

/** Whose picture it is, and how it may be used. */
export const describeCredit = translatable(
  'describeCredit',
  ({ title, creator, license }: Partial<ImageCredit>): string =>
    [title && `“${title}”`, creator && `by ${creator}`, license].filter(Boolean).join(' · '),
)
