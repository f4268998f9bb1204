import * as v from 'valibot'

import { deckFurnitureSchema } from './deck-furniture.ts'
import { deckFontsSchema, deckPaletteSchema } from './deck-palette.ts'
import type { Deck } from './deck.ts'
import { exactPartial } from './exact-partial.ts'

/** How somebody's decks look, whatever they are about. */
export const brandSchema = exactPartial(
  v.object({
    theme: v.pipe(v.string(), v.maxLength(100)),
    palette: deckPaletteSchema,
    fonts: deckFontsSchema,
    furniture: deckFurnitureSchema,
  }),
)

export type Brand = v.InferOutput<typeof brandSchema>

export const brandOf = ({ theme, palette, fonts, furniture }: Deck): Brand => ({
  ...(theme !== undefined && { theme }),
  ...(palette && { palette }),
  ...(fonts && { fonts }),
  ...(furniture && { furniture }),
})

/** The deck in this look and in no other; its words are its own. */
export function dressDeck(deck: Deck, brand: Brand): Deck {
  const { theme: _theme, palette: _palette, fonts: _fonts, furniture: _furniture, ...words } = deck
  return { ...words, ...brand }
}
