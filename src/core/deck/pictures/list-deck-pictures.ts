import type { DeckLogo } from '../brand/deck-logo.ts'
import { listPictureUrls, type ShownPictures } from './slide-pictures.ts'

/** The addresses of all pictures of a deck, slide by slide, and of its logo. */
export const listDeckPictureUrls = ({
  slides,
  logo,
}: {
  slides: readonly ShownPictures[]
  logo?: DeckLogo | undefined
}): string[] => [...slides.flatMap(listPictureUrls), ...(logo ? [logo.imageUrl] : [])]
