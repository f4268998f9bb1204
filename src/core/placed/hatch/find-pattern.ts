import { type Hatch, type Pattern, patterns } from './hatches.ts'

/** Lines and dots of one fill: more would be seen as one colour, and paid for on every screen. */
const mostMarks = 10_000

type Size = { width: number; height: number }

/**
 * `null` where it is unknown, or too fine to be drawn on something of this size.
 * @param size in px of the slide that is kept
 */
export function findPattern(name: string, size: Size): Pattern | null {
  const known = Object.hasOwn(patterns, name) ? patterns[name] : undefined
  if (!known) return null
  const marks = known.hatches.reduce((sum, hatch) => sum + countMarks(hatch, size), 0)
  return marks > mostMarks ? null : known
}

const countMarks = (hatch: Hatch, size: Size): number =>
  hatch.dots
    ? (size.width * size.height) / hatch.pitch / (hatch.dots[0] + hatch.dots[1])
    : countLines(hatch, size)

export const countLines = ({ runs, pitch }: Hatch, { width, height }: Size): number =>
  (runs === 'across' ? height : runs === 'down' ? width : width + height) / pitch
