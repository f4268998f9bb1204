import type { DeckLogo } from '#core/deck/brand/deck-logo.ts'
import { isRemotePicture } from '#core/deck/pictures/list-remote-pictures.ts'
import { listPictureUrls } from '#core/deck/pictures/slide-pictures.ts'
import type { Slide } from '#core/deck/slide.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { usePicture, usePictures } from '../use-pictures.ts'

export type PrintPictures = {
  urls: readonly (string | undefined)[]
  logoUrl: string | undefined
  /** One at least is worth waiting for. */
  isComing: boolean
  /** So many will never come. */
  missing: number
}

export function usePrintPictures(
  slide: Slide,
  openDeck: OpenDeck,
  logo: DeckLogo | undefined,
): PrintPictures {
  const { urls, sources } = usePictures(slide, openDeck)
  const ofDeck = usePicture(logo?.imageUrl, openDeck)
  const isLogoComing = logo !== undefined && ofDeck.url === undefined && !ofDeck.missing
  const absent = listPictureUrls(slide).flatMap((imageUrl, index) => {
    const source = sources[index]
    if (source?.url !== undefined) return []
    // One that lies elsewhere and was not asked for does not come by itself.
    return [source?.missing === true || isRemotePicture(imageUrl)]
  })
  const missing = absent.filter(Boolean).length
  const isComing = missing < absent.length || isLogoComing
  return { urls, logoUrl: ofDeck.url, missing, isComing }
}
