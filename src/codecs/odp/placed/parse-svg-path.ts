import { placedLimits } from '#core/deck/placed.ts'
import type { PathCommand } from '#core/layout/pictures/picture-shape.ts'
import type { Point } from '#core/placed/paths.ts'

import { bendArc } from './bend-arc.ts'

/** How many numbers each command takes at a time. */
const counts: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
}

/** A path as SVG writes it, in its own units; what cannot be read ends it. */
export function parseSvgPath(text: string): PathCommand[] {
  const path: PathCommand[] = []
  let at: Point = [0, 0]
  let begin: Point = at
  /** The last control of the curve before, about which the next one mirrors its first. */
  let handle: Point | null = null
  for (const [, letter = '', list = ''] of text.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    const op = letter.toUpperCase()
    const isRelative = letter !== op
    const values = (list.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number)
    const count = counts[op] ?? 0
    if (op === 'Z') {
      if (path.length > 0) path.push({ op: 'close' })
      at = begin
      handle = null
      continue
    }
    for (let from = 0; from + count <= values.length; from += count) {
      if (path.length >= placedLimits.pathCommands) return path
      const value = (index: number) => values[from + index] ?? 0
      const point = (index: number): Point =>
        isRelative
          ? [at[0] + value(index), at[1] + value(index + 1)]
          : [value(index), value(index + 1)]
      const mirrored: Point = handle ? [2 * at[0] - handle[0], 2 * at[1] - handle[1]] : at
      let next: Point = at
      let control: Point | null = null
      if (op === 'M' || op === 'L' || op === 'H' || op === 'V') {
        if (op === 'H') next = [isRelative ? at[0] + value(0) : value(0), at[1]]
        else if (op === 'V') next = [at[0], isRelative ? at[1] + value(0) : value(0)]
        else next = point(0)
        const isMove = op === 'M' && from === 0
        if (isMove) begin = next
        path.push({ op: isMove ? 'move' : 'line', to: next })
      } else if (op === 'C' || op === 'S') {
        const first = op === 'C' ? point(0) : mirrored
        control = point(op === 'C' ? 2 : 0)
        next = point(op === 'C' ? 4 : 2)
        path.push({ op: 'curve', control1: first, control2: control, to: next })
      } else if (op === 'Q' || op === 'T') {
        control = op === 'Q' ? point(0) : mirrored
        next = point(op === 'Q' ? 2 : 0)
        path.push(bendQuadratic(at, control, next))
      } else if (op === 'A') {
        next = point(5)
        path.push(
          ...bendArc(at, next, [value(0), value(1), value(2)], value(3) !== 0, value(4) !== 0),
        )
      }
      at = next
      handle = control
    }
  }
  return path[0]?.op === 'move' ? path : []
}

/** The cubic curve that is the same as a quadratic one. */
export const bendQuadratic = (from: Point, control: Point, to: Point): PathCommand => ({
  op: 'curve',
  control1: mixPoints(from, control),
  control2: mixPoints(to, control),
  to,
})

const mixPoints = (end: Point, control: Point): Point => [
  end[0] + ((control[0] - end[0]) * 2) / 3,
  end[1] + ((control[1] - end[1]) * 2) / 3,
]
