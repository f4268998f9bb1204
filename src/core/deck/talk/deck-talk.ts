import * as v from 'valibot'

import { exactPartial } from '../exact-partial.ts'
import { languageSchema } from './spoken-language.ts'

/** What becomes of a slide that has no notes, or none that a voice speaks. */
const silentSlideSchema = v.picklist(['points', 'skip', 'show'])

export type SilentSlide = v.InferOutput<typeof silentSlideSchema>

/** What its author wants of the talk. */
export const deckTalkSchema = exactPartial(
  v.object({
    /** Of all notes, unless a slide has its own; absent, they say it themselves. */
    language: languageSchema,
    /** A slide without notes: its points are read, it is left out, or it has its moment in silence. */
    withoutNotes: silentSlideSchema,
    /** One whose language nobody here speaks. */
    withoutVoice: v.picklist(['skip', 'show']),
  }),
)

export type DeckTalk = v.InferOutput<typeof deckTalkSchema>
