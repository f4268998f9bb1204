import type { Rect } from '#core/layout/boxes.ts'
import type { PictureLayout } from '#core/layout/pictures/layout-picture.ts'
import type { PathCommand } from '#core/layout/pictures/picture-shape.ts'

/** How dark it is, cell by cell, and where it lies on the stage. */
export type Shadow = Rect & { columns: number; rows: number; opacity: Uint8Array }

/** What casts it, and what cuts it off. */
export type ShadowCaster = Pick<PictureLayout, 'outline' | 'frame' | 'rect' | 'rotation' | 'scale'>

type Point = readonly [x: number, y: number]

/** A shadow is soft: so many cells for its blur are enough. */
const cellsPerBlur = 4
/** Beyond so many times its blur nothing is left of it. */
const reach = 3

/** The outline as it is turned and cut off by its frame, blurred as CSS does it. PDF cannot blur. */
export function castShadow(picture: ShadowCaster, blur: number): Shadow {
  const cell = Math.max(1, blur / cellsPerBlur)
  const { frame } = picture
  const margin = reach * blur
  const columns = Math.ceil((frame.width + 2 * margin) / cell)
  const rows = Math.ceil((frame.height + 2 * margin) / cell)
  const place = { x: frame.x - margin, y: frame.y - margin }
  const points = turnPoints(flattenPath(picture.outline), picture)
  const grid = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    const y = place.y + (row + 0.5) * cell
    if (y < frame.y || y > frame.y + frame.height) continue
    const crossings = findCrossings(points, y)
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const left = Math.max(crossings[index] ?? 0, frame.x)
      const right = Math.min(crossings[index + 1] ?? 0, frame.x + frame.width)
      const first = Math.max(0, Math.round((left - place.x) / cell))
      const last = Math.min(columns, Math.round((right - place.x) / cell))
      for (let column = first; column < last; column++) grid[row * columns + column] = 255
    }
  }
  const kernel = makeKernel(blur / cell)
  const soft = blurLines(blurLines(grid, kernel, rows, columns), kernel, columns, rows)
  return {
    ...place,
    width: columns * cell,
    height: rows * cell,
    columns,
    rows,
    opacity: Uint8Array.from(soft, Math.round),
  }
}

const stepsPerCurve = 12

function flattenPath(commands: readonly PathCommand[]): Point[] {
  const points: Point[] = []
  for (const command of commands) {
    if (command.op === 'close') continue
    const from = points.at(-1)
    if (command.op !== 'curve' || !from) points.push(command.to)
    else
      for (let step = 1; step <= stepsPerCurve; step++)
        points.push(
          bend([from, command.control1, command.control2, command.to], step / stepsPerCurve),
        )
  }
  return points
}

function bend(
  [from, control1, control2, to]: readonly [Point, Point, Point, Point],
  t: number,
): Point {
  const u = 1 - t
  const mix = (at: 0 | 1) =>
    u ** 3 * from[at] +
    3 * u * u * t * control1[at] +
    3 * u * t * t * control2[at] +
    t ** 3 * to[at]
  return [mix(0), mix(1)]
}

function turnPoints(points: readonly Point[], { rect, rotation, scale }: ShadowCaster): Point[] {
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)]
  const [middleX, middleY] = [rect.x + rect.width / 2, rect.y + rect.height / 2]
  return points.map(([x, y]) => {
    const [dx, dy] = [x - middleX, y - middleY]
    return [middleX + dx * cos - dy * sin, middleY + dx * sin + dy * cos]
  })
}

/** Where a row enters and leaves the outline. */
function findCrossings(points: readonly Point[], y: number): number[] {
  const crossings: number[] = []
  for (const [index, [x1, y1]] of points.entries()) {
    const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1]
    if (y1 <= y === y2 <= y) continue
    crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
  }
  return crossings.toSorted((a, b) => a - b)
}

function makeKernel(deviation: number): Float32Array {
  const size = Math.ceil(reach * deviation)
  const weights = Array.from({ length: 2 * size + 1 }, (_, index) =>
    Math.exp(-((index - size) ** 2) / (2 * deviation ** 2)),
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return Float32Array.from(weights, (weight) => weight / sum)
}

/** Blurs along each line and gives the lines as columns, so that twice is both ways and upright again. */
function blurLines(
  grid: Float32Array,
  kernel: Float32Array,
  lines: number,
  length: number,
): Float32Array {
  const result = new Float32Array(grid.length)
  const half = (kernel.length - 1) / 2
  for (let line = 0; line < lines; line++)
    for (let at = 0; at < length; at++) {
      const first = Math.max(0, half - at)
      const last = Math.min(kernel.length, length + half - at)
      let sum = 0
      for (let index = first; index < last; index++)
        sum += (kernel[index] ?? 0) * (grid[line * length + at + index - half] ?? 0)
      result[at * lines + line] = sum
    }
  return result
}
