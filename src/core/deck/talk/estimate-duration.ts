import type { Deck } from '../deck.ts'
import type { Slide } from '../slide.ts'

/** Nominal speaking rate, for durations shown before any voice has spoken. */
export const wordsPerSecond = 1.8

/** Words between spaces; a pause that stands alone ("..." or a dash) is not one. */
export const countWords = (text: string): number =>
  text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length

/** Whole minutes to read all notes aloud, rounded up; 0 when there is nothing to say. */
export const estimateDuration = (deck: Pick<Deck, 'slides'>): number =>
  Math.ceil(countDeckWords(deck) / wordsPerSecond / 60)

/** The words of all notes. */
export const countDeckWords = ({ slides }: Pick<Deck, 'slides'>): number =>
  slides.reduce((sum, slide) => sum + countSpoken(slide), 0)

/** A deck is counted at every save, and of its slides all but one are the same as at the last. */
const spokenWords = new WeakMap<Slide, number>()

function countSpoken(slide: Slide): number {
  const words = spokenWords.get(slide) ?? countWords(slide.notes)
  spokenWords.set(slide, words)
  return words
}
