import type { Rect } from '#core/layout/boxes.ts'
import type { PathCommand } from '#core/layout/pictures/picture-shape.ts'

type Point = readonly [x: number, y: number]

/** How an outline is turned and scaled about its middle. */
export type Turn = { middle: Point; degrees: number; scale: number }

/** Points on each curve: at the size of a stage nobody sees the corners. */
const steps = 12

/** A hair's breadth is not worth another outline. */
const tolerance = 0.5

/**
 * What is left of an outline that reaches out of its frame once it is turned, before it is turned;
 * `null` when all of it stays inside.
 */
export function clipOutline(
  outline: readonly PathCommand[],
  { middle, degrees, scale }: Turn,
  frame: Rect,
): PathCommand[] | null {
  const turn = rotate(middle, degrees)
  const back = rotate(middle, -degrees)
  const points = flatten(outline).map(([x, y]): Point =>
    turn([middle[0] + (x - middle[0]) * scale, middle[1] + (y - middle[1]) * scale]),
  )
  const [left, top] = [frame.x, frame.y]
  const [right, bottom] = [frame.x + frame.width, frame.y + frame.height]
  const isInside = ([x, y]: Point): boolean =>
    x >= left - tolerance &&
    x <= right + tolerance &&
    y >= top - tolerance &&
    y <= bottom + tolerance
  if (points.every(isInside)) return null
  const edges: ((point: Point) => number)[] = [
    ([x]) => x - left,
    ([x]) => right - x,
    ([, y]) => y - top,
    ([, y]) => bottom - y,
  ]
  const clipped = edges.reduce<readonly Point[]>(cutAt, points).map(back)
  return [
    ...clipped.map((to, index): PathCommand => ({ op: index === 0 ? 'move' : 'line', to })),
    { op: 'close' },
  ]
}

/** Keeps what lies on the inner side of a line, where the distance is not negative. */
function cutAt(points: readonly Point[], distance: (point: Point) => number): Point[] {
  return points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length] ?? point
    const [here, there] = [distance(point), distance(next)]
    const kept: Point[] = here >= 0 ? [point] : []
    if (here >= 0 === there >= 0) return kept
    const share = here / (here - there)
    return [
      ...kept,
      [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share] as const,
    ]
  })
}

function rotate([middleX, middleY]: Point, degrees: number): (point: Point) => Point {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return ([x, y]) => {
    const [dx, dy] = [x - middleX, y - middleY]
    return [middleX + dx * cos - dy * sin, middleY + dx * sin + dy * cos]
  }
}

function flatten(outline: readonly PathCommand[]): Point[] {
  const points: Point[] = []
  for (const command of outline) {
    if (command.op === 'close') continue
    const from = points.at(-1)
    if (command.op !== 'curve' || !from) points.push(command.to)
    else for (let step = 1; step <= steps; step++) points.push(bend(from, command, step / steps))
  }
  return points
}

function bend(
  from: Point,
  { control1, control2, to }: Extract<PathCommand, { op: 'curve' }>,
  at: number,
): Point {
  const left = 1 - at
  const along = (axis: 0 | 1) =>
    left ** 3 * from[axis] +
    3 * left ** 2 * at * control1[axis] +
    3 * left * at ** 2 * control2[axis] +
    at ** 3 * to[axis]
  return [along(0), along(1)]
}
