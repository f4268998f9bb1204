import { type Brand, brandOf, dressDeck } from '../deck/brand.ts'
import type { DeckFonts, DeckPalette } from '../deck/deck-palette.ts'
import type { DeckView } from './deck-view.ts'

/** The deck in the look of a brand. Refused when it has that look already. */
export function takeBrand(view: DeckView, brand: Brand): DeckView {
  const deck = dressDeck(view.deck, brand)
  return isSameLook(brandOf(view.deck), brandOf(deck)) ? view : { ...view, deck }
}

/** Colours and typefaces of the deck's own, in place of its theme's; none is not kept. */
export function setLook(
  view: DeckView,
  { palette, fonts }: { palette: DeckPalette; fonts: DeckFonts },
): DeckView {
  const { palette: _palette, fonts: _fonts, ...look } = brandOf(view.deck)
  return takeBrand(view, {
    ...look,
    ...(Object.keys(palette).length > 0 && { palette }),
    ...(Object.keys(fonts).length > 0 && { fonts }),
  })
}

const isSameLook = (one: Brand, other: Brand): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
