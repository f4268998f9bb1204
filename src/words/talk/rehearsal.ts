import { formatElapsed } from '../elapsed.ts'
import { translatable } from '../language.ts'

/** Trying a talk in one's own voice, against the time that its notes would take. */
export const rehearsalWords = translatable('rehearsalWords', {
  action: 'Rehearse',
  title: 'Rehearsal',
  description: 'Give the talk yourself. The plan is what the notes of each slide would take.',
  start: 'Start',
  pause: 'Pause',
  resume: 'Go on',
  previous: 'Previous slide',
  next: 'Next slide',
  finish: 'Finish',
  again: 'Rehearse again',
  slide: (number: number, count: number): string => `Slide ${number} of ${count}`,
  thisSlide: 'This slide',
  whole: 'The whole talk',
  /** Taken, and planned. */
  against: (ms: number, planned: number): string =>
    `${formatElapsed(ms)} of ${formatElapsed(planned)}`,
  table: {
    slide: 'Slide',
    planned: 'Planned',
    taken: 'Taken',
    difference: 'Difference',
    total: 'Total',
  },
  longer: (ms: number): string => `+${formatElapsed(ms)}`,
  shorter: (ms: number): string => `−${formatElapsed(ms)}`,
  noNotes: 'No notes for this slide.',
  untitled: 'Untitled',
})
