import * as v from 'valibot'

import type { Deck } from '../deck/deck.ts'

export const minSlides = 3
export const maxSlides = 15

/** How many slides are asked for, and how many are taken as good, when the user names no number. */
export const usualSlides = { min: 5, max: 7, maxGood: 8 } as const

const shortText = v.pipe(v.string(), v.trim(), v.maxLength(200))

/** What the user wants a deck about. */
export const deckRequestSchema = v.object({
  topic: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  audience: v.exactOptional(shortText),
  tone: v.exactOptional(shortText),
  /** As the user calls it: 'French', 'Deutsch', 'pt-BR'. */
  language: v.exactOptional(shortText),
  slideCount: v.exactOptional(
    v.pipe(v.number(), v.integer(), v.minValue(minSlides), v.maxValue(maxSlides)),
  ),
  /** Id of the theme it is to stand in. */
  theme: v.exactOptional(shortText),
  /** The user's own text, which the deck must keep to. */
  source: v.exactOptional(v.string()),
})

export type DeckRequest = v.InferOutput<typeof deckRequestSchema>

/** How many slides a deck that is there in part still lacks; at least one, its conclusion. */
export const countMissingSlides = (
  { slideCount = usualSlides.max - 1 }: DeckRequest,
  deck: Deck,
): number => Math.max(1, slideCount - deck.slides.length)
