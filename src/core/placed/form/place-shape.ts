import type { PlacedFill, PlacedGeometry, PlacedLine, PlacedShape } from '../../deck/placed.ts'
import type { Fill, Rect, ShapeBox } from '../../layout/boxes.ts'
import { flattenPath } from '../../layout/backdrop/meets-shape.ts'
import { type PathCommand, toPathText } from '../../layout/pictures/picture-shape.ts'
import { tidyLength } from '../edit/change-elements.ts'
import { boundPath, mapPath } from '../paths.ts'

/** What is painted in a form, as an element that looks the same. */
export function placeShape(box: ShapeBox): PlacedShape {
  const { stroke, path } = box
  const line = stroke && placeStroke(stroke)
  const fill = placeFill(box.fill)
  const look = {
    ...(fill && { fill }),
    ...(line && { line }),
    ...(box.shadow && { shadow: box.shadow }),
  }
  if (box.shape === 'path' && path) {
    const rect = tidyRect(boundPath(path))
    return { kind: 'shape', ...rect, geometry: traceOutline(path, rect, box.hasHoles), ...look }
  }
  // Drawn along its edge on the inside; elements have it to both sides.
  const inset = (stroke?.width ?? 0) / 2
  const rect = shrink(box, inset)
  const geometry: PlacedGeometry | null =
    box.shape === 'ellipse' ? { preset: 'ellipse' } : roundRect(rect, box.radius - inset)
  return { kind: 'shape', ...tidyRect(rect), ...(geometry && { geometry }), ...look }
}

export const tidyRect = ({ x, y, width, height }: Rect): Rect => ({
  x: tidyLength(x),
  y: tidyLength(y),
  width: tidyLength(Math.max(0, width)),
  height: tidyLength(Math.max(0, height)),
})

const shrink = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: Math.max(0, width - 2 * by),
  height: Math.max(0, height - 2 * by),
})

/** Of half a side: how shapes that go by a name say how far something reaches. */
const most = 50_000

/** Null for plain corners. */
export function roundRect({ width, height }: Rect, radius: number): PlacedGeometry | null {
  const side = Math.min(width, height)
  if (radius <= 0 || side <= 0) return null
  const adj = Math.min(most, Math.round((radius / side) * 2 * most))
  return { preset: 'roundRect', adjust: { adj } }
}

/**
 * In px from the corner of its element, where outlines within outlines are holes. Others are holes only where they
 * run the other way round; where none does, each is filled for itself.
 */
export function traceOutline(
  path: readonly PathCommand[],
  { x, y }: Rect,
  hasHoles = false,
): PlacedGeometry {
  const moved = mapPath(path, ([px, py]) => [px - x, py - y])
  const each = splitOutlines(moved)
  const isWhole = hasHoles || each.some((one) => runsRight(one) !== runsRight(each[0] ?? []))
  const outlines = isWhole ? [moved] : each
  return { paths: outlines.map((outline) => ({ d: toPathText(outline) })) }
}

function splitOutlines(path: readonly PathCommand[]): PathCommand[][] {
  const outlines: PathCommand[][] = []
  for (const command of path)
    if (command.op === 'move') outlines.push([command])
    else outlines.at(-1)?.push(command)
  return outlines
}

/** Clockwise, by the sign of what it goes around. */
function runsRight(outline: readonly PathCommand[]): boolean {
  const points = flattenPath(outline).flat()
  const area = points.reduce((sum, [x, y], at) => {
    const [beforeX, beforeY] = points.at(at - 1) ?? [x, y]
    return sum + beforeX * y - x * beforeY
  }, 0)
  return area > 0
}

function placeStroke({
  colour,
  width,
  isRound,
  dash,
}: NonNullable<ShapeBox['stroke']>): PlacedLine | null {
  if (!isSeen(colour) || width <= 0) return null
  return {
    colour,
    width,
    ...(dash && { dash: [...dash] }),
    ...(isRound && { cap: 'round' as const }),
  }
}

const isSeen = (colour: string): boolean => !/^#[\da-f]{6}00$/i.test(colour)

/** Angles begin at the right, and in boxes at the top. Null for what nobody sees. */
export function placeFill(fill: Fill): Exclude<PlacedFill, { kind: 'picture' | 'pattern' }> | null {
  if (fill.kind === 'solid') return isSeen(fill.colour) ? fill : null
  const stops = fill.stops.map(({ at, colour }) => ({
    at: Math.max(0, Math.min(1, at)),
    colour,
  }))
  const [first] = stops
  if (!first) return null
  if (stops.length === 1) return { kind: 'solid', colour: first.colour }
  if (fill.kind === 'radial') return { kind: 'radial', x: fill.x, y: fill.y, stops }
  return { kind: 'linear', angle: (fill.angle - 90) % 360, stops }
}
