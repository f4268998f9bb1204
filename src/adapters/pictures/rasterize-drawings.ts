import { decodeDataUrl } from '#codecs/decode-data-url.ts'
import type { ReadPicture } from '#codecs/read-result.ts'
import type { DeckToWrite } from '#codecs/write-result.ts'
import { listDeckPictureUrls } from '#core/deck/pictures/list-deck-pictures.ts'

import { isSvg } from './is-svg.ts'
import { rasterizeSvg } from './rasterize-svg.ts'

/** As sharp as the largest pictures of slides are. */
const side = 2560

/**
 * The same deck with its SVG as pixels: files are written in workers, and those can decode none. One
 * after the other, so that the page is never held up by more than one.
 */
export async function rasterizeDrawings(
  { deck, pictures }: DeckToWrite,
  signal?: AbortSignal,
): Promise<DeckToWrite> {
  const urls = listDeckPictureUrls(deck)
  const drawn = new Map(pictures)
  for (const url of new Set(urls)) {
    const source = findDrawing(url, pictures)
    if (!source || signal?.aborted) continue
    const blob = await rasterizeSvg(source.bytes, side)
    // What cannot be painted stays as it is, and is reported by whoever cannot write it.
    if (blob) drawn.set(url, { bytes: new Uint8Array(await blob.arrayBuffer()), type: blob.type })
  }
  return { deck, pictures: drawn }
}

function findDrawing(url: string, pictures: DeckToWrite['pictures']): ReadPicture | null {
  const isInline = /^data:image\/svg\+xml[;,]/i.test(url)
  const source = pictures.get(url) ?? (isInline ? decodeDataUrl(url) : null)
  return source && isSvg(source.bytes) ? source : null
}
