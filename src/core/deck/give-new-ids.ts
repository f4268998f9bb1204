import type { Slide } from './slide.ts'

/** Slides that enter a deck from outside must not share an id with what is there. */
export const giveNewIds = (slides: readonly Omit<Slide, 'id'>[], newId: () => string): Slide[] =>
  slides.map((slide) => ({ ...slide, id: newId() }))
