import { assetUrl, type Deck, listDeckAssets } from '#core/deck/deck.ts'
import { listPictures, movePictures } from '#core/deck/slide-pictures.ts'
import type { Slide } from '#core/deck/slide.ts'
import { encodeBase64 } from '#core/encode-base64.ts'
import { readAspect } from '#core/picture/read-aspect.ts'
import type { DeckStore } from '#ports/deck-store.ts'

import { decodeDataUrl } from '../decode-data-url.ts'
import type { Loss } from '../loss.ts'
import type { ReadPicture } from '../read-result.ts'

/** `data` is what follows `data:` in its address; `aspect` its width by height, where that is known. */
export type PagePicture = { data: string; aspect: number | null }

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
export async function collectPictures(
  deck: Deck,
  loadPicture: DeckStore['loadPicture'],
): Promise<CollectedPictures> {
  const pictures = new Map<string, PagePicture>()
  /** By address; null for one that is no longer stored. */
  const names = new Map<string, string | null>()
  function add(url: string, picture: ReadPicture | null): void {
    const name = picture && String(pictures.size + 1)
    names.set(url, name)
    if (name !== null && picture) pictures.set(name, toPagePicture(picture))
  }
  for (const hash of listDeckAssets(deck)) {
    const loaded = await loadPicture(hash)
    add(assetUrl(hash), loaded.ok ? await openBlob(loaded.value) : null)
  }
  for (const { imageUrl } of deck.slides.flatMap(listPictures)) {
    const inline = names.has(imageUrl) ? null : decodeDataUrl(imageUrl)
    if (inline) add(imageUrl, inline)
  }

  const losses: Loss[] = []
  const slides = deck.slides.map((slide) =>
    movePictures(slide, (url) => {
      const name = names.get(url)
      if (name === null) losses.push({ kind: 'picture-missing', slideId: slide.id })
      if (name === undefined) losses.push({ kind: 'picture-elsewhere', slideId: slide.id })
      return name === undefined ? url : name && assetUrl(name)
    }),
  )
  const insideNames = new Map(Array.from(pictures.keys(), (name) => [assetUrl(name), name]))
  const shown = slides.map((slide) => movePictures(slide, (url) => insideNames.get(url) ?? null))
  return { kept: { ...deck, slides }, shown, pictures, losses }
}

function toPagePicture({ bytes, type }: ReadPicture): PagePicture {
  return { data: `${type};base64,${encodeBase64(bytes)}`, aspect: readAspect(bytes) }
}

async function openBlob(blob: Blob): Promise<ReadPicture | null> {
  // Its type stands in the page, where anything else could end what it stands in.
  if (!/^image\/[\w.+-]+$/.test(blob.type)) return null
  return { type: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()) }
}
