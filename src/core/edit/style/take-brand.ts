import { type Brand, brandOf, dressDeck } from '../../deck/brand/brand.ts'
import type { DeckFonts, DeckPalette } from '../../deck/brand/deck-palette.ts'
import type { DeckTypefaces } from '../../deck/brand/own-typeface.ts'
import type { DeckView } from '../deck-view.ts'

/** The deck in the look of a brand. Refused when it has that look already. */
export function takeBrand(view: DeckView, brand: Brand): DeckView {
  const deck = dressDeck(view.deck, brand)
  return isSameLook(brandOf(view.deck), brandOf(deck)) ? view : { ...view, deck }
}

/** What a deck may have in place of its theme's. */
export type OwnLook = {
  palette: DeckPalette
  fonts: DeckFonts
  /** For the same texts these are what is seen. */
  typefaces: DeckTypefaces
}

/** Colours and typefaces of the deck's own, in place of its theme's; none is not kept. */
export function setLook(view: DeckView, { palette, fonts, typefaces }: OwnLook): DeckView {
  const { palette: _palette, fonts: _fonts, typefaces: _typefaces, ...look } = brandOf(view.deck)
  return takeBrand(view, {
    ...look,
    ...(Object.keys(palette).length > 0 && { palette }),
    ...(Object.keys(fonts).length > 0 && { fonts }),
    ...(Object.keys(typefaces).length > 0 && { typefaces }),
  })
}

/** Other colours; typefaces stay. */
export const setPalette = (view: DeckView, palette: DeckPalette): DeckView =>
  setLook(view, { fonts: {}, typefaces: {}, ...brandOf(view.deck), palette })

/** As the theme has it. */
export const clearLook = (view: DeckView): DeckView =>
  setLook(view, { palette: {}, fonts: {}, typefaces: {} })

export const hasOwnLook = ({ palette, fonts, typefaces }: DeckView['deck']): boolean =>
  Object.keys({ ...palette, ...fonts, ...typefaces }).length > 0

const isSameLook = (one: Brand, other: Brand): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
