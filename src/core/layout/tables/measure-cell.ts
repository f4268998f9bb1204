import { findEmphasis } from '../../emphasis/opened-emphasis.ts'
import { readEmphasis } from '../../emphasis/read-emphasis.ts'
import type { TextRun } from '../boxes.ts'
import { type MeasuredLine, writePainted } from '../lines/break-lines.ts'
import type { PlainLook } from '../texts/emphasise-runs.ts'
import { listLineStops } from '../lines/list-line-stops.ts'
import { createTextRuler } from '../texts/text-ruler.ts'
import { findRuns } from '../texts/opened-runs.ts'
import type { RunRuler } from '../texts/text-runs.ts'
import type { TextMetrics } from '../text-metrics.ts'

/** A cell of a table that can be set at any size. */
export type MeasuredCell = MeasuredLine & {
  text: string
  runs?: readonly TextRun[]
  runRuler?: RunRuler
}

export function measureCell(stored: string, look: PlainLook, metrics: TextMetrics): MeasuredCell {
  const read = readEmphasis(stored)
  const painted = writePainted(read.text)
  const measured = { text: read.text, painted, stops: listLineStops(painted) }
  const runs = findEmphasis()?.emphasiseRuns(read, undefined, look)
  const runRuler = runs && findRuns()?.createRunRuler(painted, look.font, runs, metrics)
  if (!runRuler) return { ...measured, ruler: createTextRuler(painted, look.font, metrics) }
  return { ...measured, runs, ruler: runRuler, runRuler }
}
