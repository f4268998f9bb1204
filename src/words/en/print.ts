import { counted } from './counted.ts'

/** What printing says. */
export const printWords = {
  title: 'Print',
  description: 'Your browser’s print window opens next. To get a file, choose “Save as PDF” there.',
  pages: 'What to print',
  kinds: {
    slides: { title: 'Slides', description: 'One slide per page, edge to edge' },
    notes: { title: 'Notes pages', description: 'The slide on top, its speaker notes below' },
  },
  range: 'Which slides',
  ranges: {
    all: (slides: number): string => `All slides (${slides.toLocaleString()})`,
    current: (slide: number): string => `Only slide ${slide.toLocaleString()}`,
  },
  leavesOut: (hidden: number): string =>
    `${counted(hidden, 'hidden slide is', 'hidden slides are')} left out.`,
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'Letter' },
  print: 'Print',
  preparing: (ready: number, total: number): string =>
    `Preparing ${ready.toLocaleString()} of ${counted(total, 'slide', 'slides')}`,
  missing: (pictures: number): string =>
    `${counted(pictures, 'picture', 'pictures')} could not be loaded. The pages come without ${pictures === 1 ? 'it' : 'them'}.`,
  slideNumber: (slide: number, total: number): string => `${slide} / ${total}`,
} as const
