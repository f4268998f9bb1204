import { choosePlural, counted, formatNumber } from '../formats.ts'
import { translatable } from '../language.ts'

/** What printing says. */
export const printWords = translatable('printWords', {
  title: 'Print',
  description: 'Your browser’s print window opens next. To get a file, choose “Save as PDF” there.',
  pages: 'What to print',
  kinds: {
    slides: { title: 'Slides', description: 'One slide per page, edge to edge' },
    notes: { title: 'Notes pages', description: 'The slide on top, its speaker notes below' },
  },
  range: 'Which slides',
  ranges: {
    all: (slides: number): string => `All slides (${formatNumber(slides)})`,
    current: (slide: number): string => `Only slide ${formatNumber(slide)}`,
  },
  leavesOut: (hidden: number): string =>
    `${counted(hidden, { one: 'hidden slide is', other: 'hidden slides are' })} left out.`,
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'Letter' },
  print: 'Print',
  preparing: (ready: number, total: number): string =>
    `Preparing ${formatNumber(ready)} of ${counted(total, { one: 'slide', other: 'slides' })}`,
  missing: (pictures: number): string =>
    `${counted(pictures, { one: 'picture', other: 'pictures' })} could not be loaded. The pages come without ${choosePlural(pictures, { one: 'it', other: 'them' })}.`,
  slideNumber: (slide: number, total: number): string => `${slide} / ${total}`,
})
