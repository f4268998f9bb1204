import * as v from 'valibot'

import { cutText } from '../texts/cut-text.ts'
import { exactPartial } from '../exact-partial.ts'

/** What one line can hold. */
export const mostFurnitureLetters = 200

const line = v.pipe(
  v.string(),
  v.transform((text) => cutText(text, mostFurnitureLetters)),
)

/** What stands at the foot of every slide of a deck; what is not there is not shown. */
export const deckFurnitureSchema = exactPartial(
  v.object({
    footer: line,
    /** As it was written; true is the day on which the deck is looked at. */
    date: v.union([line, v.literal(true)]),
    number: v.literal(true),
    /** The first slide has it, too. */
    onCover: v.literal(true),
  }),
)

export type DeckFurniture = v.InferOutput<typeof deckFurnitureSchema>
