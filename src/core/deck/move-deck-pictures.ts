import type { DeckLogo } from './deck-logo.ts'
import { movePictures } from './move-pictures.ts'
import type { Slide } from './slide.ts'

type Pictured = { slides: readonly Slide[]; logo?: DeckLogo | undefined }

/** Whose picture it is: that of the slide at this index, or the logo of the deck. */
export type PictureOwner = number | 'logo'

/**
 * The deck with its pictures at other addresses; what has none any more (null) goes, be it the logo. The
 * very same when nothing changes.
 */
export function moveDeckPictures<Deck extends Pictured>(
  deck: Deck,
  findUrl: (imageUrl: string, owner: PictureOwner) => string | null,
): Deck {
  const slides = deck.slides.map((slide, index) =>
    movePictures(slide, (imageUrl) => findUrl(imageUrl, index)),
  )
  const isSame = slides.every((slide, index) => slide === deck.slides[index])
  const moved = isSame ? deck : { ...deck, slides }
  const { logo, ...others } = moved
  const imageUrl = logo && findUrl(logo.imageUrl, 'logo')
  if (!logo || imageUrl === logo.imageUrl) return moved
  // Of a deck without a logo, nothing but that is missing.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (imageUrl ? { ...moved, logo: { ...logo, imageUrl } } : others) as Deck
}
