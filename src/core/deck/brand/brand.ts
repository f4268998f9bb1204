import * as v from 'valibot'

import { deckFurnitureSchema } from './deck-furniture.ts'
import { deckLogoSchema } from './deck-logo.ts'
import { deckFontsSchema, deckPaletteSchema } from './deck-palette.ts'
import type { Deck } from '../deck.ts'
import { exactPartial } from '../exact-partial.ts'
import { deckTypefacesSchema } from './own-typeface.ts'

/** How somebody's decks look, whatever they are about. */
export const brandSchema = exactPartial(
  v.object({
    theme: v.pipe(v.string(), v.maxLength(100)),
    palette: deckPaletteSchema,
    fonts: deckFontsSchema,
    typefaces: deckTypefacesSchema,
    furniture: deckFurnitureSchema,
    logo: deckLogoSchema,
  }),
)

export type Brand = v.InferOutput<typeof brandSchema>

export const brandOf = ({ theme, palette, fonts, typefaces, furniture, logo }: Deck): Brand => ({
  ...(theme !== undefined && { theme }),
  ...(palette && { palette }),
  ...(fonts && { fonts }),
  ...(typefaces && { typefaces }),
  ...(furniture && { furniture }),
  ...(logo && { logo }),
})

/** The deck in this look and in no other; its words are its own. */
export function dressDeck(deck: Deck, brand: Brand): Deck {
  const { theme: _theme, palette: _palette, fonts: _fonts, ...others } = deck
  const { typefaces: _typefaces, furniture: _furniture, logo: _logo, ...words } = others
  return { ...words, ...brand }
}
