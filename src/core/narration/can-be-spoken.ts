import type { Slide } from '../deck/slide.ts'

/** Shorter notes are refused: there is hardly anything to say. */
const leastNotesLength = 20

export const canBeSpoken = ({ notes }: Pick<Slide, 'notes'>): boolean =>
  notes.trim().length >= leastNotesLength
