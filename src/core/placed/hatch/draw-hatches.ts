import type { PlacedFill } from '../../deck/placed.ts'
import { flattenPath } from '../../layout/backdrop/meets-shape.ts'
import type { Rect } from '../../layout/boxes.ts'
import type { PathCommand } from '../../layout/pictures/picture-shape.ts'
import { boundPath, type Point } from '../paths.ts'
import { type Hatch, type Pattern, patterns } from './hatches.ts'

export type DrawnHatch = { path: PathCommand[]; width: number; dash?: readonly number[] }

export type DrawnPattern = Pick<Pattern, 'isInverted' | 'isNearest'> & { hatches: DrawnHatch[] }

/** Lines and dots of one shape: more would be seen as one colour, and paid for on every screen. */
const mostMarks = 10_000
/** Sides of outlines that are met with lines. */
const mostMeetings = 1_000_000

/**
 * A pattern within an outline; `null` where it is unknown, or has more lines and dots than are drawn.
 * It stands upright, however its shape is turned, as office programs have it.
 * @param unit px of the outline for one of the slide that is kept
 */
export function drawHatches(
  { pattern }: Pick<Extract<PlacedFill, { kind: 'pattern' }>, 'pattern'>,
  outline: readonly PathCommand[],
  unit: number,
): DrawnPattern | null {
  const known = Object.hasOwn(patterns, pattern) ? patterns[pattern] : undefined
  if (!known || unit <= 0) return null
  const { hatches, ...rest } = known
  const bounds = boundPath(outline)
  const outlines = flattenPath(outline)
  const sides = outlines.reduce((sum, one) => sum + one.length, 0)
  const planned = hatches.map((hatch) => countMarks(hatch, bounds, unit))
  if (addUp(planned.map(({ marks }) => marks)) > mostMarks) return null
  if (addUp(planned.map(({ lines }) => lines)) * sides > mostMeetings) return null
  return { ...rest, hatches: hatches.map((hatch) => drawHatch(hatch, outlines, bounds, unit)) }
}

const addUp = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

function countMarks({ runs, pitch, dots }: Hatch, bounds: Rect, unit: number) {
  const [wide, high] = [bounds.width / unit, bounds.height / unit]
  const reach = runs === 'across' ? high : runs === 'down' ? wide : wide + high
  const lines = Math.ceil(reach / pitch)
  return { lines, marks: dots ? (wide * high) / pitch / (dots[0] + dots[1]) : lines }
}

/** The way that lines run, and the way from each to the next. */
const ways: Readonly<Record<Hatch['runs'], readonly [along: Point, next: Point]>> = {
  across: [
    [1, 0],
    [0, 1],
  ],
  down: [
    [0, 1],
    [1, 0],
  ],
  up: [
    [Math.SQRT1_2, -Math.SQRT1_2],
    [Math.SQRT1_2, Math.SQRT1_2],
  ],
  falls: [
    [Math.SQRT1_2, Math.SQRT1_2],
    [Math.SQRT1_2, -Math.SQRT1_2],
  ],
}

type Dots = { length: number; gap: number; start: number }

function drawHatch(
  { runs, pitch, width, from = 0, dots }: Hatch,
  outlines: readonly Point[][],
  bounds: Rect,
  unit: number,
): DrawnHatch {
  const [[alongX, alongY], [nextX, nextY]] = ways[runs]
  // Lines that slant are closer to each other than along a row of pixels, and their dots longer.
  const slant = runs === 'up' || runs === 'falls' ? Math.SQRT1_2 : 1
  const [step, thick] = [pitch * unit * slant, width * unit * slant]
  const [length, gap, start] = dots?.map((part) => (part * unit) / slant) ?? []
  const spaced: Dots | undefined = dots && { length: length ?? 1, gap: gap ?? 1, start: start ?? 0 }
  const turned = outlines.map((one) =>
    one.map(([px, py]): Point => {
      const [x, y] = [px - bounds.x, py - bounds.y]
      return [x * alongX + y * alongY, x * nextX + y * nextY]
    }),
  )
  const place = (along: number, level: number): Point => [
    bounds.x + along * alongX + level * nextX,
    bounds.y + along * alongY + level * nextY,
  ]
  const levels = turned.flatMap((one) => one.map(([, level]) => level))
  const low = levels.reduce((least, one) => Math.min(least, one), Infinity)
  const high = levels.reduce((most, one) => Math.max(most, one), -Infinity)
  const first = from * unit * slant + thick / 2
  const path: PathCommand[] = []
  for (let at = Math.ceil((low - first) / step); first + at * step < high; at++) {
    const level = first + at * step
    for (const piece of listPieces(turned, level))
      for (const [begin, end] of spaced ? seatDots(piece, spaced) : [piece])
        path.push({ op: 'move', to: place(begin, level) }, { op: 'line', to: place(end, level) })
  }
  return { path, width: thick, ...(spaced && { dash: [spaced.length, spaced.gap] }) }
}

/** What of a line lies within an odd number of outlines. */
function listPieces(outlines: readonly Point[][], level: number): Point[] {
  const meetings: number[] = []
  for (const outline of outlines)
    for (const [at, [x, y]] of outline.entries()) {
      const [nextX, nextY] = outline[(at + 1) % outline.length] ?? [x, y]
      if (y <= level !== nextY <= level)
        meetings.push(x + ((level - y) / (nextY - y)) * (nextX - x))
    }
  meetings.sort((one, other) => one - other)
  return meetings.flatMap((begin, at): Point[] => {
    const end = meetings[at + 1]
    return at % 2 === 0 && end !== undefined && end > begin ? [[begin, end]] : []
  })
}

/** Dots stand where they do in every line; of the one in which a piece begins, the rest. */
function seatDots([begin, end]: Point, { length, gap, start }: Dots): Point[] {
  const period = length + gap
  const before = start + Math.floor((begin - start) / period) * period
  const rest: Point[] = begin < before + length ? [[begin, Math.min(end, before + length)]] : []
  return before + period < end ? [...rest, [before + period, end]] : rest
}
