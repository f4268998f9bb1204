import type { Deck } from './deck.ts'

/** Nominal speaking rate, for durations shown before any voice has spoken. */
export const wordsPerSecond = 1.8

/** Words between spaces; a pause that stands alone ("..." or a dash) is not one. */
export const countWords = (text: string): number =>
  text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length

/** Whole minutes to read all notes aloud, rounded up; 0 when there is nothing to say. */
export function estimateDuration(deck: Pick<Deck, 'slides'>): number {
  const words = deck.slides.reduce((sum, slide) => sum + countWords(slide.notes), 0)
  return Math.ceil(words / wordsPerSecond / 60)
}
