import type { PictureBox } from '#core/layout/boxes.ts'
import type { PictureFormat } from '#core/picture/sniff-picture.ts'
import { collectMedia, type TakenPicture } from '#codecs/pptx-writer/collect-media.ts'
import type { DeckToWrite } from '#codecs/write-result.ts'
import type { BakePicture } from '#ports/bake-picture.ts'

import { addPicture, type PdfPicture } from './add-picture.ts'
import type { PdfFile } from './pdf-file.ts'

export type PictureShelf = {
  /** Puts what a slide shows into the file, once however often it is shown. */
  take(
    imageUrl: string,
    box: PictureBox,
  ): Promise<{ picture: PdfPicture | null; loss: TakenPicture['loss'] }>
}

/** What a PDF can hold; all else is changed into one of them, where that can be done. */
const formats = new Set<PictureFormat>(['png', 'jpeg'])

export function createPictureShelf(
  file: PdfFile,
  pictures: DeckToWrite['pictures'],
  bakePicture: BakePicture | undefined,
): PictureShelf {
  const added = new Map<string, PdfPicture | null>()
  const media = collectMedia(
    pictures,
    bakePicture,
    (name, bytes) => added.set(name, addPicture(file, bytes)),
    formats,
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
