import type { DeckLogo } from '../brand/deck-logo.ts'
import { movePictures } from './move-pictures.ts'
import type { DeckTypefaces } from '../brand/own-typeface.ts'
import type { Slide } from '../slide.ts'
import { moveTypefaces } from '../brand/move-typefaces.ts'

type Pictured = {
  slides: readonly Slide[]
  logo?: DeckLogo | undefined
  typefaces?: DeckTypefaces | undefined
}

/** Whose it is: a picture of the slide at this index, the logo of the deck, a file of its typefaces. */
export type PictureOwner = number | 'logo' | 'typeface'

type FindUrl = (imageUrl: string, owner: PictureOwner) => string | null

/**
 * The deck with its pictures, and whatever else is kept as they are, at other addresses; what has none
 * any more (null) goes, be it the logo. The very same when nothing changes.
 */
export function moveDeckPictures<Deck extends Pictured>(deck: Deck, findUrl: FindUrl): Deck {
  const slides = deck.slides.map((slide, index) =>
    movePictures(slide, (imageUrl) => findUrl(imageUrl, index)),
  )
  const isSame = slides.every((slide, index) => slide === deck.slides[index])
  const moved = isSame ? deck : { ...deck, slides }
  return moveTypefacesOf(moveLogo(moved, findUrl), findUrl)
}

function moveLogo<Deck extends Pictured>(deck: Deck, findUrl: FindUrl): Deck {
  const { logo, ...others } = deck
  const imageUrl = logo && findUrl(logo.imageUrl, 'logo')
  if (!logo || imageUrl === logo.imageUrl) return deck
  // Of a deck without a logo, nothing but that is missing.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (imageUrl ? { ...deck, logo: { ...logo, imageUrl } } : others) as Deck
}

function moveTypefacesOf<Deck extends Pictured>(deck: Deck, findUrl: FindUrl): Deck {
  const { typefaces: before, ...others } = deck
  const typefaces = before && moveTypefaces(before, (url) => findUrl(url, 'typeface'))
  if (!typefaces || typefaces === before) return deck
  // As above.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (Object.keys(typefaces).length > 0 ? { ...deck, typefaces } : others) as Deck
}
