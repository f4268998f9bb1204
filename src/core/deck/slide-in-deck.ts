import type { SlidePose } from '../form/slide-pose.ts'
import type { ThemeChoice } from '../theme/themes.ts'
import type { Slide } from './slide.ts'

/** A slide with what its deck adds to its look. */
export type SlideInDeck = {
  slide: Slide
  /** The deck's theme. */
  theme: ThemeChoice
} & SlidePose
