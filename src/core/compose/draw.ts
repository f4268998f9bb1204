import type { Fill, Rect, ShapeBox } from '../layout/boxes.ts'
import type { PathCommand } from '../layout/pictures/picture-shape.ts'

export type Point = readonly [x: number, y: number]

const nothing: Fill = { kind: 'solid', colour: '#00000000' }
const solid = (colour: string): Fill => ({ kind: 'solid', colour })

/** A line along a path: where it goes, how wide, in which colour. */
export const drawLine = (
  path: readonly PathCommand[],
  { colour, width, isRound }: { colour: string; width: number; isRound?: boolean },
): ShapeBox => ({
  kind: 'shape',
  shape: 'path',
  ...findExtent(path),
  fill: nothing,
  radius: 0,
  stroke: { colour, width, ...(isRound && { isRound }) },
  path,
})

export const drawArea = (path: readonly PathCommand[], colour: string): ShapeBox => ({
  kind: 'shape',
  shape: 'path',
  ...findExtent(path),
  fill: solid(colour),
  radius: 0,
  path,
})

function findExtent(path: readonly PathCommand[]): Rect {
  const points = path.flatMap((command): Point[] => {
    if (command.op === 'close') return []
    return command.op === 'curve' ? [command.control1, command.control2, command.to] : [command.to]
  })
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  // A straight line has no extent across, and programs would not paint it.
  return { x, y, width: Math.max(...xs) - x || 1, height: Math.max(...ys) - y || 1 }
}

/** Handles of a quarter of a circle, by its radius. */
const quarter = 0.5523

/**
 * Straight lines that turn by a right angle at each way point but the ends, around a corner of this
 * radius.
 */
export function roundCorners(
  points: readonly Point[],
  radiusAt: (corner: number) => number,
): PathCommand[] {
  const [first, ...rest] = points
  if (!first) return []
  const path: PathCommand[] = [{ op: 'move', to: first }]
  rest.forEach((corner, at) => {
    const before = points[at] ?? corner
    const after = rest[at + 1]
    if (!after) {
      path.push({ op: 'line', to: corner })
      return
    }
    const radius = radiusAt(at)
    const into = towards(corner, before, radius)
    const outOf = towards(corner, after, radius)
    const handle = radius * (1 - quarter)
    path.push(
      { op: 'line', to: into },
      {
        op: 'curve',
        control1: towards(corner, before, handle),
        control2: towards(corner, after, handle),
        to: outOf,
      },
    )
  })
  return path
}

function towards([x, y]: Point, [toX, toY]: Point, by: number): Point {
  const distance = Math.hypot(toX - x, toY - y) || 1
  return [x + ((toX - x) * by) / distance, y + ((toY - y) * by) / distance]
}

/** A straight line from one point to another. */
export const straight = (from: Point, to: Point): PathCommand[] => [
  { op: 'move', to: from },
  { op: 'line', to },
]

/** A closed line through all of them. */
export const polygon = (points: readonly Point[]): PathCommand[] => [
  ...points.map((to, at): PathCommand => ({ op: at === 0 ? 'move' : 'line', to })),
  { op: 'close' },
]

/** Larger or smaller, and then so far down. */
export function moveShape(
  { path, stroke, ...shape }: ShapeBox,
  scale: number,
  top: number,
): ShapeBox {
  const move = ([x, y]: readonly [number, number]) => [x * scale, top + y * scale] as const
  return {
    ...shape,
    x: shape.x * scale,
    y: top + shape.y * scale,
    width: shape.width * scale,
    height: shape.height * scale,
    radius: shape.radius * scale,
    ...(stroke && { stroke: { ...stroke, width: stroke.width * scale } }),
    ...(path && { path: path.map((command) => moveCommand(command, move)) }),
  }
}

type Move = (point: readonly [number, number]) => readonly [number, number]

function moveCommand(command: PathCommand, move: Move): PathCommand {
  if (command.op === 'close') return command
  const to = move(command.to)
  if (command.op !== 'curve') return { op: command.op, to }
  return { op: 'curve', control1: move(command.control1), control2: move(command.control2), to }
}
