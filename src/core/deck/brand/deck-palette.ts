import * as v from 'valibot'

import { officeFamilies } from '../../layout/text-metrics.ts'
import { exactPartial } from '../exact-partial.ts'
import { hexColourSchema } from './hex-colour.ts'

/** A deck's own colours, which stand in place of its theme's wherever they can be read. */
export const deckPaletteSchema = exactPartial(
  v.object({
    background: hexColourSchema,
    title: hexColourSchema,
    content: hexColourSchema,
    accent: hexColourSchema,
  }),
)

export type DeckPalette = v.InferOutput<typeof deckPaletteSchema>

/** A deck's own typefaces, of those that come with the app. */
export const deckFontsSchema = exactPartial(
  v.object({ title: v.picklist(officeFamilies), content: v.picklist(officeFamilies) }),
)

export type DeckFonts = v.InferOutput<typeof deckFontsSchema>
