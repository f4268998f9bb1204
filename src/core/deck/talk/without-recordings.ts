import type { Deck } from '../deck.ts'
import { omitFields } from '../slide-fields.ts'

/** For whoever gets the whole talk, or no voice at all. */
export const withoutRecordings = (deck: Deck): Deck =>
  deck.slides.some(({ recording }) => recording)
    ? { ...deck, slides: deck.slides.map((slide) => omitFields(slide, ['recording'])) }
    : deck
