import type { Slide } from '../../deck/slide.ts'

/** Shorter notes are refused: there is hardly anything to say. */
const leastNotesLength = 20

/** A row of dots, as some draw a line with, has no word in it. */
export const canBeSpoken = ({ notes }: Pick<Slide, 'notes'>): boolean =>
  notes.trim().length >= leastNotesLength && /[\p{L}\p{N}]/u.test(notes)
