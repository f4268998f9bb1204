import { mixColours } from '../theme/contrast.ts'

/** A colour from a row of them, as on a ramp: 0 is the first, 1 the last. */
export function pickFromRamp(ramp: readonly string[], place: number): string {
  const at = Math.min(1, Math.max(0, place)) * (ramp.length - 1)
  const from = Math.min(Math.floor(at), ramp.length - 2)
  return mixColours(ramp[from + 1] ?? '#000000', ramp[from] ?? '#000000', at - from)
}
