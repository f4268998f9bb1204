import type { createRunRuler, divideLine } from './text-runs.ts'

/**
 * What sets a text of several looks. Covers have none, and a library shows nothing but covers: so it
 * comes with the forms that need it, and with words that stand out.
 */
export type RunEngine = { createRunRuler: typeof createRunRuler; divideLine: typeof divideLine }

let engine: RunEngine | null = null

export function openRuns(arrived: RunEngine): void {
  engine = arrived
}

export const findRuns = (): RunEngine | null => engine
