import { colourCells, colourLinks } from '../layout/colour-links.ts'
import { emphasiseRuns } from '../layout/emphasise-runs.ts'
// They make themselves known: what reads marks, and what sets a text of several looks.
import './read-marks.ts'
import '../layout/text-runs.ts'
import type { EmphasisEngine } from './opened-emphasis.ts'

export const emphasisEngine: EmphasisEngine = {
  emphasiseRuns,
  colourLinks,
  colourCells,
}
