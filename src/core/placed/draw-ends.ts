import type { PlacedLine } from '../deck/placed.ts'
import { curve, type PathCommand } from '../layout/pictures/picture-shape.ts'
import type { Point } from './paths.ts'

type LineEnd = NonNullable<PlacedLine['head']>

export type EndedLine = {
  /** Shorter where an end covers it, so that a thick line does not reach over its tip. */
  path: PathCommand[]
  /** What is filled with the colour of the line. */
  filled: PathCommand[][]
  /** What is drawn with it. */
  drawn: PathCommand[][]
}

/** Arrows, dots and diamonds at the ends of an open line, as outlines that every painter can fill. */
export function drawEnds(
  path: readonly PathCommand[],
  { head, tail }: Pick<PlacedLine, 'head' | 'tail'>,
  width: number,
): EndedLine {
  const ended: EndedLine = { path: [...path], filled: [], drawn: [] }
  if (path.length < 2 || path.some(({ op }) => op === 'close')) return ended
  const first = path[0]
  const last = path.at(-1)
  if (!first || !last || first.op === 'close' || last.op === 'close') return ended
  const second = path[1]
  const afterFirst =
    second?.op === 'curve' ? second.control1 : second?.op === 'line' ? second.to : null
  const before = path.at(-2)
  const beforeLast =
    last.op === 'curve' ? last.control2 : before && before.op !== 'close' ? before.to : null
  if (head && afterFirst) {
    const back = drawEnd(head, first.to, afterFirst, width, ended)
    ended.path[0] = { op: 'move', to: back }
  }
  if (tail && beforeLast) {
    const back = drawEnd(tail, last.to, beforeLast, width, ended)
    ended.path[ended.path.length - 1] = { ...last, to: back }
  }
  return ended
}

const polygon = (...points: readonly Point[]): PathCommand[] =>
  points.map((to, index): PathCommand => ({ op: index === 0 ? 'move' : 'line', to }))

const closed = (...points: readonly Point[]): PathCommand[] => [
  ...polygon(...points),
  { op: 'close' },
]

/** Draws one end; where its line shall stop. */
function drawEnd(
  { type, width: wide, length: long }: LineEnd,
  tip: Point,
  from: Point,
  lineWidth: number,
  into: EndedLine,
): Point {
  const distance = Math.hypot(tip[0] - from[0], tip[1] - from[1]) || 1
  const along: Point = [(tip[0] - from[0]) / distance, (tip[1] - from[1]) / distance]
  // Hairlines have ends that can be seen.
  const unit = Math.max(lineWidth, 2)
  const [length, half] = [long * unit, (wide * unit) / 2]
  const at = (back: number, side: number): Point => [
    tip[0] - along[0] * back - along[1] * side,
    tip[1] - along[1] * back + along[0] * side,
  ]
  if (type === 'arrow') {
    into.drawn.push(polygon(at(length, -half), tip, at(length, half)))
    return tip
  }
  if (type === 'diamond') {
    into.filled.push(closed(at(-length / 2, 0), at(0, half), at(length / 2, 0), at(0, -half)))
    return tip
  }
  if (type === 'oval') {
    const k = 0.5523
    const [l, h] = [length / 2, half]
    into.filled.push([
      { op: 'move', to: at(-l, 0) },
      curve(at(-l, h * k), at(-l * k, h), at(0, h)),
      curve(at(l * k, h), at(l, h * k), at(l, 0)),
      curve(at(l, -h * k), at(l * k, -h), at(0, -h)),
      curve(at(-l * k, -h), at(-l, -h * k), at(-l, 0)),
      { op: 'close' },
    ])
    return tip
  }
  const notch = type === 'stealth' ? length * 0.7 : length
  into.filled.push(closed(tip, at(length, half), at(notch, 0), at(length, -half)))
  return at(Math.min(distance, notch * 0.8), 0)
}
