import * as v from 'valibot'

import { deckLogoSchema } from './brand/deck-logo.ts'
import { deckFontsSchema, deckPaletteSchema } from './brand/deck-palette.ts'
import { deckTypefacesSchema } from './brand/own-typeface.ts'
import { slideSchema } from './slide.ts'

export const presentationStatuses = ['draft', 'published', 'archived'] as const
export type PresentationStatus = (typeof presentationStatuses)[number]

const isoTime = v.pipe(v.string(), v.isoTimestamp())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const maxTags = 5
export const defaultTheme = 'modern'

/** What the library lists of a presentation, without its content. */
export const recordSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  user_id: v.pipe(v.string(), v.minLength(1)),
  title: v.string(),
  description: v.string(),
  theme: v.string(),
  /** What the deck changes of its theme; empty and not missing where it changes nothing any more. */
  look: v.exactOptional(
    v.object({
      palette: v.exactOptional(deckPaletteSchema),
      fonts: v.exactOptional(deckFontsSchema),
      typefaces: v.exactOptional(deckTypefacesSchema),
      logo: v.exactOptional(deckLogoSchema),
    }),
  ),
  total_slides: count,
  tags: v.pipe(v.array(v.string()), v.maxLength(maxTags)),
  status: v.picklist(presentationStatuses),
  is_public: v.boolean(),
  view_count: count,
  created_at: isoTime,
  updated_at: isoTime,
  /** Minutes. */
  estimated_duration: v.exactOptional(count),
  last_presented_at: v.exactOptional(isoTime),
  /** The first slide, so that a card can paint its thumbnail without loading the content. */
  cover: v.exactOptional(slideSchema),
})

export type PresentationRecord = v.InferOutput<typeof recordSchema>
