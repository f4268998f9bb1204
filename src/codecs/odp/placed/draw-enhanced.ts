import { placedLimits } from '#core/deck/placed.ts'
import type { DrawnPath, ShapeTone } from '#core/placed/evaluate-shape.ts'
import type { PathCommand } from '#core/layout/pictures/picture-shape.ts'
import type { Point } from '#core/placed/paths.ts'

import { followEllipse, onEllipse } from './bend-arc.ts'
import { bendQuadratic } from './parse-svg-path.ts'

/** How many values each command takes at a time; those without any say how the part is painted. */
const counts: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  C: 6,
  Q: 4,
  T: 6,
  U: 6,
  A: 8,
  B: 8,
  W: 8,
  V: 8,
  X: 2,
  Y: 2,
  G: 4,
}

const tones: Readonly<Record<string, ShapeTone>> = {
  H: 'darken',
  I: 'darkenLess',
  J: 'lighten',
  K: 'lightenLess',
  F: 'none',
}

const degree = Math.PI / 180

/** The parts of a drawn shape in their order, in the units of its path; those that draw nothing are empty. */
export function drawEnhanced(text: string, valueOf: (term: string) => number): DrawnPath[] {
  const parts: DrawnPath[] = []
  let [part, commands]: [DrawnPath, number] = [{ path: [] }, 0]
  const finish = () => {
    if (parts.length < placedLimits.paths)
      parts.push(part.path[0]?.op === 'move' ? part : { path: [] })
    part = { path: [] }
  }
  for (const [, op = '', list = ''] of text.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const tone = tones[op]
    if (op === 'N') finish()
    else if (op === 'S') part.isStroked = false
    else if (tone) part.fill = tone
    else if (op === 'Z') {
      if (part.path.length > 0) part.path.push({ op: 'close' })
    } else {
      const count = counts[op]
      if (count === undefined) continue
      const terms = list.match(/[$?]?[\w.-]+/g) ?? []
      for (let from = 0; from + count <= terms.length; from += count) {
        if (++commands > placedLimits.pathCommands) break
        const values = terms.slice(from, from + count).map(valueOf)
        const isAlone = from === 0
        addStep(part.path, op === 'M' && !isAlone ? 'L' : op, values, Math.floor(from / count))
      }
    }
  }
  finish()
  return parts
}

/** `turn` counts the quarters of an ellipse that follow one another. */
function addStep(path: PathCommand[], op: string, values: readonly number[], turn: number): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values
  const from = endOf(path)
  if (op === 'M') path.push({ op: 'move', to: [a, b] })
  else if (op === 'L') path.push({ op: 'line', to: [a, b] })
  else if (op === 'C') path.push({ op: 'curve', control1: [a, b], control2: [c, d], to: [e, f] })
  else if (op === 'Q') path.push(bendQuadratic(from, [a, b], [c, d]))
  else if (op === 'T' || op === 'U') {
    const ellipse = { x: a, y: b, rx: c, ry: d }
    const start = e * degree
    let sweep = (f - e) * degree
    if (sweep < 0) sweep += 2 * Math.PI
    path.push({
      op: op === 'T' && path.length > 0 ? 'line' : 'move',
      to: onEllipse(ellipse, start),
    })
    path.push(...followEllipse(ellipse, start, Math.min(sweep, 2 * Math.PI)))
  } else if (op === 'X' || op === 'Y') {
    // Each begins across where the one before ended.
    const isAcross = (op === 'X') === (turn % 2 === 0)
    path.push(bendQuarter(from, [a, b], isAcross))
  } else if (op === 'G') path.push(...swing(from, a, b, c * degree, d * degree))
  else path.push(...cutEllipse(path.length > 0, op, values))
}

function endOf(path: readonly PathCommand[]): Point {
  const last = path.at(-1)
  if (last && last.op !== 'close') return last.to
  const begin = path.findLast(({ op }) => op === 'move')
  return begin && begin.op !== 'close' ? begin.to : [0, 0]
}

const quarter = 0.5523

function bendQuarter(from: Point, to: Point, isAcross: boolean): PathCommand {
  const corner: Point = isAcross ? [to[0], from[1]] : [from[0], to[1]]
  const toward = (end: Point): Point => [
    end[0] + (corner[0] - end[0]) * quarter,
    end[1] + (corner[1] - end[1]) * quarter,
  ]
  return { op: 'curve', control1: toward(from), control2: toward(to), to }
}

/** From where the path is, along an ellipse on which that is the place of an angle. */
function swing(from: Point, rx: number, ry: number, start: number, sweep: number): PathCommand[] {
  const squeeze = (angle: number) => Math.atan2(Math.sin(angle) * rx, Math.cos(angle) * ry)
  const first = squeeze(start)
  let by = squeeze(start + sweep) - first
  if (sweep > 0 && by <= 1e-9) by += 2 * Math.PI
  if (sweep < 0 && by >= -1e-9) by -= 2 * Math.PI
  if (sweep === 0) return []
  const middle = { x: from[0] - rx * Math.cos(first), y: from[1] - ry * Math.sin(first) }
  return followEllipse({ ...middle, rx, ry }, first, by)
}

/** The stretch of the ellipse in a box between two rays from its middle: clockwise (`W`, `V`) or not. */
function cutEllipse(hasBegun: boolean, op: string, values: readonly number[]): PathCommand[] {
  const [left = 0, top = 0, right = 0, bottom = 0, startX = 0, startY = 0, endX = 0, endY = 0] =
    values
  const [rx, ry] = [Math.abs(right - left) / 2, Math.abs(bottom - top) / 2]
  if (rx === 0 || ry === 0) return []
  const ellipse = { x: (left + right) / 2, y: (top + bottom) / 2, rx, ry }
  const angleOf = (x: number, y: number) => Math.atan2((y - ellipse.y) / ry, (x - ellipse.x) / rx)
  const start = angleOf(startX, startY)
  let sweep = angleOf(endX, endY) - start
  const isClockwise = op === 'W' || op === 'V'
  if (isClockwise && sweep <= 0) sweep += 2 * Math.PI
  if (!isClockwise && sweep >= 0) sweep -= 2 * Math.PI
  const isJoined = hasBegun && (op === 'A' || op === 'W')
  return [
    { op: isJoined ? 'line' : 'move', to: onEllipse(ellipse, start) },
    ...followEllipse(ellipse, start, sweep),
  ]
}
