import type { Rect, ShapeBox } from '../boxes.ts'
import type { PathCommand } from '../pictures/picture-shape.ts'

type Point = readonly [x: number, y: number]

/** Whether any of a shape lies under an area: its corners may be empty. */
export function meetsShape(shape: ShapeBox, area: Rect): boolean {
  if (!meets(shape, area)) return false
  if (shape.shape === 'ellipse') return meetsEllipse(shape, area)
  return shape.shape === 'rect' || meetsPath(shape.path ?? [], area)
}

export const meets = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

function meetsEllipse({ x, y, width, height }: Rect, area: Rect): boolean {
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  const nearX = Math.min(Math.max(middleX, area.x), area.x + area.width)
  const nearY = Math.min(Math.max(middleY, area.y), area.y + area.height)
  return ((nearX - middleX) / (width / 2)) ** 2 + ((nearY - middleY) / (height / 2)) ** 2 < 1
}

const columns = 24
const rows = 8

/** Looked at in so many places; what slips between them is thinner than a letter. */
const listPlaces = ({ x, y, width, height }: Rect): Point[] =>
  Array.from({ length: (columns + 1) * (rows + 1) }, (_, at): Point => [
    x + (width * (at % (columns + 1))) / columns,
    y + (height * Math.floor(at / (columns + 1))) / rows,
  ])

function meetsPath(path: readonly PathCommand[], area: Rect): boolean {
  const outlines = flattenPath(path)
  return listPlaces(area).some((place) => isInside(outlines, place))
}

/** Whether nothing of what is below can be seen there. */
export function coversArea(shape: ShapeBox, area: Rect): boolean {
  if (shape.shape === 'rect') return contains(shape, area)
  if (shape.shape === 'ellipse') return false
  const outlines = flattenPath(shape.path ?? [])
  return listPlaces(area).every((place) => isInside(outlines, place))
}

const contains = (one: Rect, other: Rect): boolean =>
  one.x <= other.x &&
  one.y <= other.y &&
  one.x + one.width >= other.x + other.width &&
  one.y + one.height >= other.y + other.height

const steps = 8

export function flattenPath(path: readonly PathCommand[]): Point[][] {
  const outlines: Point[][] = []
  for (const command of path) {
    if (command.op === 'close') continue
    if (command.op !== 'curve') {
      if (command.op === 'move') outlines.push([command.to])
      else outlines.at(-1)?.push(command.to)
    } else {
      const outline = outlines.at(-1)
      const from = outline?.at(-1)
      if (!outline || !from) continue
      const { control1, control2, to } = command
      for (let step = 1; step <= steps; step++) {
        const t = step / steps
        const at = (axis: 0 | 1) =>
          (1 - t) ** 3 * from[axis] +
          3 * (1 - t) ** 2 * t * control1[axis] +
          3 * (1 - t) * t ** 2 * control2[axis] +
          t ** 3 * to[axis]
        outline.push([at(0), at(1)])
      }
    }
  }
  return outlines
}

/** By how many times its outlines are crossed on the way there: holes are outside. */
export function isInside(outlines: readonly (readonly Point[])[], [x, y]: Point): boolean {
  let isIn = false
  for (const outline of outlines)
    outline.forEach(([toX, toY], index) => {
      const [fromX, fromY] = outline.at(index - 1) ?? [toX, toY]
      if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX)
        isIn = !isIn
    })
  return isIn
}
