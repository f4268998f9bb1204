/**
 * How long the voice is silent, in seconds at normal speed. Every wait of the narration is in this
 * file, so that it can be tuned in one place.
 */
export const pauses = {
  comma: 0.2,
  /** Semicolons, colons and dashes. */
  clause: 0.28,
  /** "..." and "…", in the middle of a sentence or at its end. */
  ellipsis: 0.45,
  sentence: 0.4,
  paragraph: 0.7,
} as const

export type Pause = keyof typeof pauses

/** Between slides, where it is known when speech ends. The user sets it. */
export const slidePause = { least: 0.5, usual: 1.5, most: 8 } as const

/** The share of it that passes before the next slide comes: it is seen a moment before it speaks. */
export const slideChangesAt = 0.5

/** How long a slide with nothing to say is shown. */
export const silentSlideSeconds = 4

/** Of live calls, whose end can only be guessed from silence. */
export const liveWaits = {
  /** From the end of speech until it counts as the end of the slide. */
  completion: 3,
  beforeNextSlide: 4,
  beforeSpeech: 2,
  afterStop: 1,
} as const
