import { decodeDataUrl } from '#codecs/decode-data-url.ts'
import type { Loss } from '#codecs/loss.ts'
import type { DeckToWrite } from '#codecs/write-result.ts'
import { isRemotePicture } from '#core/deck/pictures/list-remote-pictures.ts'
import { listPictureUrls } from '#core/deck/pictures/slide-pictures.ts'
import type { Slide } from '#core/deck/slide.ts'
import type { Box, ImageBox, LogoBox, PictureBox } from '#core/layout/boxes.ts'
import { sniffPicture } from '#core/picture/sniff-picture.ts'

export type ShownPictures = ReadonlyMap<PictureBox | ImageBox | LogoBox, ImageBitmap>

type DecodedPictures = {
  /** The pictures of a slide, decoded; what the slide before showed and this one does not is let go of. */
  take(slide: Slide, boxes: readonly Box[]): Promise<{ shown: ShownPictures; losses: Loss[] }>
}

/** Decoded pictures are the largest thing in memory: never more of them than one slide shows. */
export function createDecodedPictures(pictures: DeckToWrite['pictures']): DecodedPictures {
  let held = new Map<string, ImageBitmap | null>()

  const findSource = (imageUrl: string) => pictures.get(imageUrl) ?? decodeDataUrl(imageUrl)

  async function decode(imageUrl: string): Promise<ImageBitmap | null> {
    const source = findSource(imageUrl)
    if (!source) return null
    return createImageBitmap(new Blob([source.bytes], { type: source.type })).catch(() => null)
  }

  function nameLoss(imageUrl: string, slideId: string): Loss {
    const source = findSource(imageUrl)
    if (source) {
      const format = sniffPicture(source.bytes)?.format ?? source.type.replace(/^image\//, '')
      return { kind: 'picture-format', slideId, format }
    }
    const kind = isRemotePicture(imageUrl) ? 'picture-elsewhere' : 'picture-missing'
    return { kind, slideId }
  }

  return {
    async take(slide, boxes) {
      const listed = listPictureUrls(slide)
      const kept = new Map<string, ImageBitmap | null>()
      const shown = new Map<PictureBox | ImageBox | LogoBox, ImageBitmap>()
      const losses: Loss[] = []
      for (const box of boxes) {
        if (box.kind !== 'picture' && box.kind !== 'image' && box.kind !== 'logo') continue
        const imageUrl = box.kind === 'logo' ? box.imageUrl : listed[box.index]
        if (imageUrl === undefined) continue
        const bitmap = kept.get(imageUrl) ?? held.get(imageUrl) ?? (await decode(imageUrl))
        kept.set(imageUrl, bitmap)
        if (bitmap) shown.set(box, bitmap)
        else
          losses.push(box.kind === 'logo' ? { kind: 'logo-missing' } : nameLoss(imageUrl, slide.id))
      }
      for (const [imageUrl, bitmap] of held) if (!kept.has(imageUrl)) bitmap?.close()
      held = kept
      return { shown, losses }
    },
  }
}
