import type { Slide } from '../deck/slide.ts'
import type { colourCells, colourLinks } from '../layout/backdrop/colour-links.ts'
import type { emphasiseRuns } from '../layout/texts/emphasise-runs.ts'
import { mayHaveMarks } from './read-emphasis.ts'

/**
 * What makes words stand out on a slide. Few decks have such words, and a first load is small: it comes
 * when a slide needs it (`core/emphasis/load-emphasis`). Until then they look as the rest does.
 */
export type EmphasisEngine = {
  emphasiseRuns: typeof emphasiseRuns
  colourLinks: typeof colourLinks
  colourCells: typeof colourCells
}

let engine: EmphasisEngine | null = null

export function openEmphasis(arrived: EmphasisEngine): void {
  engine = arrived
}

export const findEmphasis = (): EmphasisEngine | null => engine

/** Whether its words might stand out. */
export const needsEmphasis = ({ content, table }: Pick<Slide, 'content' | 'table'>): boolean =>
  [...content, ...(table?.rows.flat() ?? [])].some(mayHaveMarks)
