import * as v from 'valibot'

import { deckFurnitureSchema } from './brand/deck-furniture.ts'
import { deckLogoSchema } from './brand/deck-logo.ts'
import { deckFontsSchema, deckPaletteSchema } from './brand/deck-palette.ts'
import { deckTalkSchema } from './talk/deck-talk.ts'
import { deckTypefacesSchema } from './brand/own-typeface.ts'
import { pronunciationSchema } from './talk/pronunciation.ts'
import { slideSchema } from './slide.ts'

/** The document. "Presentation" in the interface and in stored records. */
export const deckSchema = v.object({
  title: v.string(),
  /** Id of a theme; without one, or with one that is not known here, it is 'modern'. */
  theme: v.exactOptional(v.string()),
  palette: v.exactOptional(deckPaletteSchema),
  fonts: v.exactOptional(deckFontsSchema),
  typefaces: v.exactOptional(deckTypefacesSchema),
  /** Footer, date and number of its slides. */
  furniture: v.exactOptional(deckFurnitureSchema),
  logo: v.exactOptional(deckLogoSchema),
  slides: v.pipe(v.array(slideSchema), v.minLength(1)),
  /** What is said of it, and how, where that was said. */
  talk: v.exactOptional(deckTalkSchema),
  /** How names and acronyms in the notes are said. */
  pronunciations: v.exactOptional(v.array(pronunciationSchema)),
})

export type Deck = v.InferOutput<typeof deckSchema>
