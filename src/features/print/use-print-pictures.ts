import { isRemotePicture } from '#core/deck/list-remote-pictures.ts'
import { listPictureUrls } from '#core/deck/slide-pictures.ts'
import type { Slide } from '#core/deck/slide.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { usePictures } from '../use-pictures.ts'

export type PrintPictures = {
  urls: readonly (string | undefined)[]
  /** One at least is worth waiting for. */
  isComing: boolean
  /** So many will never come. */
  missing: number
}

export function usePrintPictures(slide: Slide, openDeck: OpenDeck): PrintPictures {
  const { urls, sources } = usePictures(slide, openDeck)
  const absent = listPictureUrls(slide).flatMap((imageUrl, index) => {
    const source = sources[index]
    if (source?.url !== undefined) return []
    // One that lies elsewhere and was not asked for does not come by itself.
    return [source?.missing === true || isRemotePicture(imageUrl)]
  })
  const missing = absent.filter(Boolean).length
  return { urls, missing, isComing: missing < absent.length }
}
