import type { Deck } from '#core/deck/deck.ts'
import { assetUrl, isAsset } from '#core/deck/deck-assets.ts'
import { movePictures } from '#core/deck/move-pictures.ts'
import { listPictureUrls } from '#core/deck/slide-pictures.ts'
import { withoutRecordings } from '#core/deck/without-recordings.ts'
import type { Slide } from '#core/deck/slide.ts'
import { encodeBase64 } from '#core/encode-base64.ts'
import { type PictureSize, readPictureSize } from '#core/picture/read-picture-size.ts'

import { decodeDataUrl } from '../decode-data-url.ts'
import type { Loss } from '../loss.ts'
import type { ReadPicture } from '../read-result.ts'
import type { DeckToWrite } from '../write-result.ts'

/** `data` is what follows `data:` in its address; `size` is null where its bytes do not say. */
export type PagePicture = { data: string; size: PictureSize | null }

export type CollectedPictures = {
  /** With its pictures named `asset:1`, `asset:2` …; those on the web stay as they are. */
  kept: Deck
  /** The same slides as the page shows them: only with pictures that are inside, named `1`, `2` … */
  shown: readonly Slide[]
  /** By their names. */
  pictures: ReadonlyMap<string, PagePicture>
  losses: Loss[]
}

/** Takes the pictures of a deck out of it, each once, as they are to be in the file. */
export function collectPictures({ deck: whole, pictures: given }: DeckToWrite): CollectedPictures {
  // What was recorded is heard where the page brings its talk along, in that.
  const deck = withoutRecordings(whole)
  const pictures = new Map<string, PagePicture>()
  /** By address. */
  const names = new Map<string, string>()
  for (const imageUrl of deck.slides.flatMap(listPictureUrls)) {
    const picture = names.has(imageUrl)
      ? null
      : (findShowable(given.get(imageUrl)) ?? decodeDataUrl(imageUrl))
    if (!picture) continue
    const name = String(pictures.size + 1)
    names.set(imageUrl, name)
    pictures.set(name, toPagePicture(picture))
  }

  const losses: Loss[] = []
  const slides = deck.slides.map((slide) =>
    movePictures(slide, (url) => {
      const name = names.get(url)
      if (name !== undefined) return assetUrl(name)
      const isGone = isAsset(url)
      losses.push({ kind: isGone ? 'picture-missing' : 'picture-elsewhere', slideId: slide.id })
      return isGone ? null : url
    }),
  )
  const insideNames = new Map(Array.from(pictures.keys(), (name) => [assetUrl(name), name]))
  const shown = slides.map((slide) => movePictures(slide, (url) => insideNames.get(url) ?? null))
  return { kept: { ...deck, slides }, shown, pictures, losses }
}

function toPagePicture({ bytes, type }: ReadPicture): PagePicture {
  return { data: `${type};base64,${encodeBase64(bytes)}`, size: readPictureSize(bytes) }
}

/** Its type stands in the page, where anything else could end what it stands in. */
const findShowable = (picture: ReadPicture | undefined): ReadPicture | null =>
  picture && /^image\/[\w.+-]+$/.test(picture.type) ? picture : null
