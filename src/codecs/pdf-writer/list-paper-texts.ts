import type { Deck } from '#core/deck/deck.ts'
import type { Font } from '#core/layout/text-metrics.ts'
import type { PdfPages } from '#codecs/file-choices.ts'

/** What is written on paper beside the slides. */
export const paperFont: Font = { family: 'Arimo', weight: 400, italic: false }

const everyNumber = '0123456789 /…'

/** The texts that pages show besides those of their slides, for whoever loads their font. */
export function listPaperTexts(deck: Deck, { kind }: PdfPages): { texts: string[]; font: Font }[] {
  if (kind === 'slides') return []
  const notes = kind === 'notes' ? deck.slides.map((slide) => slide.notes) : []
  return [{ texts: [deck.title, everyNumber, ...notes], font: paperFont }]
}
