import { colourCells, colourLinks } from '../layout/backdrop/colour-links.ts'
import { emphasiseRuns } from '../layout/texts/emphasise-runs.ts'
// They make themselves known: what reads marks, and what sets a text of several looks.
import './read-marks.ts'
import '../layout/texts/text-runs.ts'
import type { EmphasisEngine } from './opened-emphasis.ts'

export const emphasisEngine: EmphasisEngine = {
  emphasiseRuns,
  colourLinks,
  colourCells,
}
