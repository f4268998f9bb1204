import type { Plot } from '../plot/plot.ts'

/** What a figure, or its ratio to the peer's, has to keep to. */
export type Bar = ({ atMost: number } | { atLeast: number }) & { of?: 'ratio' }

export type Figure = {
  /** Unique within its bench. */
  id: string
  name: string
  value: number
  unit: string
  /** Measured in the same run. */
  peer?: { name: string; value: number }
  bar?: Bar
  /** By the clock: on a busy machine it would judge what others do. */
  needsRest?: boolean
}

/** What a bench has found. */
export type Report = {
  figures: Figure[]
  plots: Plot[]
  /** What could not be measured here, in a sentence each. */
  missing: string[]
}

/** What came of a bench, with how busy the machine was with other things. */
export type TakenReport = Report & { busy: number }

export type BenchOptions = { quick: boolean }
