import type { Rect, Turn } from '../layout/boxes.ts'
import type { PathCommand } from '../layout/pictures/picture-shape.ts'

export type Point = readonly [x: number, y: number]

export const mapPath = (
  path: readonly PathCommand[],
  move: (point: Point) => Point,
): PathCommand[] =>
  path.map((command) => {
    if (command.op === 'close') return command
    if (command.op !== 'curve') return { op: command.op, to: move(command.to) }
    const { control1, control2, to } = command
    return { op: 'curve', control1: move(control1), control2: move(control2), to: move(to) }
  })

/** Where a point comes to lie. */
export function turnPoint({ degrees, x, y, flipH, flipV }: Turn): (point: Point) => Point {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return ([px, py]) => {
    const dx = flipH ? x - px : px - x
    const dy = flipV ? y - py : py - y
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos]
  }
}

function findBounds(values: readonly number[]): { low: number; length: number } {
  let [low, high] = [Infinity, -Infinity]
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  return low > high ? { low: 0, length: 0 } : { low, length: high - low }
}

/** Around its points; controls of curves count, too. */
export function boundPath(path: readonly PathCommand[]): Rect {
  const points = path.flatMap((command): Point[] => {
    if (command.op === 'close') return []
    return command.op === 'curve' ? [command.control1, command.control2, command.to] : [command.to]
  })
  const across = findBounds(points.map(([x]) => x))
  const down = findBounds(points.map(([, y]) => y))
  return { x: across.low, y: down.low, width: across.length, height: down.length }
}

export const outlineRect = ({ x, y, width, height }: Rect): PathCommand[] => [
  { op: 'move', to: [x, y] },
  { op: 'line', to: [x + width, y] },
  { op: 'line', to: [x + width, y + height] },
  { op: 'line', to: [x, y + height] },
  { op: 'close' },
]

const numbers: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, Z: 0 }

/** The paths that a slide stores (`placed.ts`); what cannot be read ends them. */
export function parsePath(text: string): PathCommand[] {
  const path: PathCommand[] = []
  for (const [, op = '', rest = ''] of text.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const values = rest.trim().split(/\s+/).filter(Boolean).map(Number)
    if (values.length !== numbers[op] || values.some((value) => !Number.isFinite(value))) break
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values
    if (op === 'Z') path.push({ op: 'close' })
    else if (op === 'C') path.push({ op: 'curve', control1: [a, b], control2: [c, d], to: [e, f] })
    else path.push({ op: op === 'M' ? 'move' : 'line', to: [a, b] })
  }
  return path[0]?.op === 'move' ? path : []
}
