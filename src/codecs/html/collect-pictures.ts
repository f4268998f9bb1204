import type { Deck } from '#core/deck/deck.ts'
import { assetUrl, isAsset } from '#core/deck/pictures/deck-assets.ts'
import { listDeckPictureUrls } from '#core/deck/pictures/list-deck-pictures.ts'
import { moveDeckPictures } from '#core/deck/pictures/move-deck-pictures.ts'
import { withoutRecordings } from '#core/deck/talk/without-recordings.ts'
import { encodeBase64 } from '#core/encode-base64.ts'
import { type PictureSize, readPictureSize } from '#core/picture/read-picture-size.ts'

import { decodeDataUrl } from '../decode-data-url.ts'
import type { Loss } from '../loss.ts'
import type { ReadPicture } from '../read-result.ts'
import { tellMissing } from '../tell-missing.ts'
import type { DeckToWrite } from '../write-result.ts'

/** `data` is what follows `data:` in its address; `size` is null where its bytes do not say. */
export type PagePicture = { data: string; size: PictureSize | null }

export type CollectedPictures = {
  /** With its pictures named `asset:1`, `asset:2` …; those on the web stay as they are. */
  kept: Deck
  /** The same as the page shows it: only with pictures that are inside, named `1`, `2` … */
  shown: Deck
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
  for (const imageUrl of listDeckPictureUrls(deck)) {
    const picture = names.has(imageUrl)
      ? null
      : (findShowable(given.get(imageUrl)) ?? decodeDataUrl(imageUrl))
    if (!picture) continue
    const name = String(pictures.size + 1)
    names.set(imageUrl, name)
    pictures.set(name, toPagePicture(picture))
  }

  const losses: Loss[] = []
  const kept = moveDeckPictures(deck, (url, owner) => {
    const name = names.get(url)
    if (name !== undefined) return assetUrl(name)
    // They are among the faces of the page.
    if (owner === 'typeface') return url
    const slide = typeof owner !== 'number' || isAsset(url) ? undefined : deck.slides[owner]
    losses.push(
      slide ? { kind: 'picture-elsewhere', slideId: slide.id } : tellMissing(deck, owner, url),
    )
    return slide ? url : null
  })
  const insideNames = new Map(Array.from(pictures.keys(), (name) => [assetUrl(name), name]))
  const shown = moveDeckPictures(kept, (url) => insideNames.get(url) ?? null)
  return { kept, shown, pictures, losses }
}

function toPagePicture({ bytes, type }: ReadPicture): PagePicture {
  return { data: `${type};base64,${encodeBase64(bytes)}`, size: readPictureSize(bytes) }
}

/** Its type stands in the page, where anything else could end what it stands in. */
const findShowable = (picture: ReadPicture | undefined): ReadPicture | null =>
  picture && /^image\/[\w.+-]+$/.test(picture.type) ? picture : null
