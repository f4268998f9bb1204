import type { Slide } from './slide.ts'

/** A slide with what its deck adds to its look. */
export type SlideInDeck = {
  slide: Slide
  /** Id of the deck's theme. */
  theme: string | undefined
  /** Index of the slide in its deck. */
  place: number
}
