import { flattenPath } from '../../layout/backdrop/meets-shape.ts'
import type { Rect } from '../../layout/boxes.ts'
import type { PathCommand } from '../../layout/pictures/picture-shape.ts'
import { boundPath, type Point } from '../paths.ts'
import { countLines, findPattern } from './find-pattern.ts'
import type { Hatch, Pattern } from './hatches.ts'

export type DrawnHatch = { path: PathCommand[]; width: number; dash?: readonly number[] }

export type DrawnPattern = Pick<Pattern, 'isInverted'> & { hatches: DrawnHatch[] }

/** Sides of outlines that are met with lines. */
const mostMeetings = 1_000_000
/** An outline may reach beyond the box of its shape, but not without end. */
const mostReach = 4

/**
 * A pattern within an outline; `null` where it is not drawn as one.
 * It stands upright, however its shape is turned, as office programs have it.
 */
export function drawHatches(
  pattern: string,
  outline: readonly PathCommand[],
  /** Its size as the slide that is kept has it, and px of the outline for one of those. */
  { width, height, unit }: { width: number; height: number; unit: number },
): DrawnPattern | null {
  const known = findPattern(pattern, { width, height })
  if (!known) return null
  const { hatches, isInverted } = known
  const bounds = boundPath(outline)
  const reach = { width: bounds.width / unit, height: bounds.height / unit }
  if (Math.max(reach.width, reach.height) > mostReach * Math.max(width, height)) return null
  const outlines = flattenPath(outline)
  const sides = outlines.reduce((sum, one) => sum + one.length, 0)
  const lines = hatches.reduce((sum, hatch) => sum + countLines(hatch, reach), 0)
  if (lines * sides > mostMeetings) return null
  return {
    ...(isInverted && { isInverted }),
    hatches: hatches.map((hatch) => drawHatch(hatch, outlines, bounds, unit)),
  }
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
