import type { ShapeBox } from '../../layout/boxes.ts'
import type { PathCommand } from '../../layout/pictures/picture-shape.ts'
import { makeBlock, makeRing } from '../../theme/make-shape.ts'
import { drawLine, type Point, roundCorners, straight } from '../draw.ts'

/** Seven strokes that run side by side, the first of them lit. */
const weights = [26, 17, 11, 7, 4.5, 3, 2]
const gap = 11
export const ribbonColours = [
  '#FF9A5C',
  '#7DA4FF',
  '#6B8FE4',
  '#5A79C6',
  '#4A64A6',
  '#3B5188',
  '#2F416D',
]

type Stroke = {
  width: number
  colour: string
  /** Its middle, from the lit edge. */ offset: number
}

/** @param ink in one colour, on a ground that is itself lit */
function listStrokes(scale: number, ink?: string): Stroke[] {
  let edge = 0
  return weights.map((weight, at) => {
    const offset = (edge + weight / 2) * scale
    edge += weight + gap
    return { width: weight * scale, colour: ink ?? ribbonColours[at] ?? '', offset }
  })
}

type Run = {
  points: readonly Point[]
  /** Of a corner, at the lit edge. */
  radius: number
  scale: number
  ink?: string
}

/** Along way points at right angles; the strokes lie to the right of the way. */
export function drawRun({ points, radius, scale, ink }: Run): ShapeBox[] {
  return listStrokes(scale, ink).map(({ width, colour, offset }) => {
    const moved = points.map((_, at) => offsetPoint(points, at, offset))
    const path = roundCorners(moved, (corner) =>
      turnsRight(points, corner + 1) ? Math.max(1, radius - offset) : radius + offset,
    )
    return drawLine(path, { colour, width })
  })
}

const directionAt = (points: readonly Point[], at: number): Point => {
  const [x, y] = points[at] ?? [0, 0]
  const [toX, toY] = points[at + 1] ?? [x, y]
  return [Math.sign(toX - x), Math.sign(toY - y)]
}

function offsetPoint(points: readonly Point[], at: number, by: number): Point {
  const [x, y] = points[at] ?? [0, 0]
  const sides = [
    ...(at > 0 ? [directionAt(points, at - 1)] : []),
    ...(at < points.length - 1 ? [directionAt(points, at)] : []),
  ]
  // To the right of where it comes from, and of where it goes to.
  let [right, down] = [0, 0]
  for (const [across, along] of sides) {
    if (along !== 0) right = -along * by
    if (across !== 0) down = across * by
  }
  return [x + right, y + down]
}

function turnsRight(points: readonly Point[], corner: number): boolean {
  const [inX, inY] = directionAt(points, corner - 1)
  const [outX, outY] = directionAt(points, corner)
  return inX * outY - inY * outX > 0
}

type Roll = {
  cx: number
  cy: number
  /** Inside the lit ring. */
  radius: number
  scale: number
  /** Which edge of the stage its end runs to. */
  tail: 'left' | 'right'
  ground: string
}

/** Rolled up, with its end running out at the foot of the roll. */
export function drawRoll({ cx, cy, radius, scale, tail, ground }: Roll): ShapeBox[] {
  const strokes = listStrokes(scale)
  const rings = strokes.map(({ width, colour, offset }) =>
    makeRing(cx, cy, radius + offset + width / 2, colour, width),
  )
  const [lit, ...others] = rings
  const top = cy + radius - gap * scale
  const cover =
    tail === 'right'
      ? makeBlock(cx, top, 1280 - cx, 720 - top, ground)
      : makeBlock(0, top, cx, 720 - top, ground)
  const edge = tail === 'right' ? 1280 : 0
  // Inside of the roll, or the ground would be seen as a hair between the two.
  const start = tail === 'right' ? cx - 3 : cx + 3
  const tails = strokes.map(({ width, colour, offset }) =>
    drawLine(straight([start, cy + radius + offset], [edge, cy + radius + offset]), {
      colour,
      width,
    }),
  )
  return [...others, cover, ...tails, ...(lit ? [lit] : [])]
}

/** Rules of a list that turn down at the right and become a ribbon again. */
export function drawComb(ys: readonly number[], left: number, right: number): ShapeBox[] {
  const scale = 0.62
  const strokes = listStrokes(scale)
  return ys.map((y, at) => {
    const { width, colour, offset } = strokes[Math.min(at, strokes.length - 1)] ?? {
      width: 1,
      colour: '',
      offset: 0,
    }
    const path: PathCommand[] = roundCorners(
      [
        [left, y],
        [right - offset, y],
        [right - offset, 720],
      ],
      () => 84,
    )
    return drawLine(path, { colour, width: Math.max(1.5, width) })
  })
}

/** Straight across or down the stage; the lit stroke first. */
export const drawBand = (from: Point, to: Point, scale: number): ShapeBox[] =>
  drawRun({ points: [from, to], radius: 0, scale })
