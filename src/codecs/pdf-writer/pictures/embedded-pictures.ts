import type { PictureFormat } from '#core/picture/sniff-picture.ts'
import {
  collectMedia,
  type MediaRules,
  type PaintedPicture,
  type TakenPicture,
} from '#codecs/collect-media.ts'
import type { DeckToWrite } from '#codecs/write-result.ts'
import type { BakePicture } from '#ports/pictures/bake-picture.ts'

import { addPicture, type PdfPicture } from './add-picture.ts'
import type { PdfFile } from '../pdf-file.ts'

export type EmbeddedPictures = {
  /** Puts what a slide shows into the file, once however often it is shown. */
  take(
    imageUrl: string,
    box: PaintedPicture,
  ): Promise<{ picture: PdfPicture | null; loss: TakenPicture['loss'] }>
}

/** What a PDF can hold, and how: it is painted turned. */
const rules: MediaRules = { formats: new Set<PictureFormat>(['png', 'jpeg']), turns: true }

export function createEmbeddedPictures(
  file: PdfFile,
  pictures: DeckToWrite['pictures'],
  bakePicture: BakePicture | undefined,
): EmbeddedPictures {
  const added = new Map<string, PdfPicture | null>()
  const media = collectMedia(
    pictures,
    bakePicture,
    (name, bytes) => added.set(name, addPicture(file, bytes)),
    rules,
  )
  return {
    async take(imageUrl, box) {
      const { medium, loss } = await media.take(imageUrl, box)
      if (!medium) return { picture: null, loss }
      const picture = added.get(medium.name) ?? null
      const format = medium.name.split('.').at(-1) ?? ''
      return { picture, loss: picture ? loss : { kind: 'picture-format', format } }
    },
  }
}
