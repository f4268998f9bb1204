import type { ShapeBox } from '../../layout/boxes.ts'
import { makeCircle, makeRing } from '../../theme/make-shape.ts'
import { drawArea, type Point, polygon } from '../draw.ts'

/** A circle whose radius breathes as one goes round. */
function drawBlob(
  cx: number,
  cy: number,
  radius: number,
  swing: number,
  phase: number,
  colour: string,
): ShapeBox {
  const points = Array.from({ length: 72 }, (_, step): Point => {
    const angle = (step / 72) * Math.PI * 2
    const reach =
      radius + swing * Math.sin(2 * angle + phase) + swing * 0.5 * Math.sin(4 * angle - phase * 1.7)
    return [cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)]
  })
  return drawArea(polygon(points), colour)
}

const crema = ['#4A2D1D', '#5E3A24', '#7A4C2D', '#9C6638', '#BF8446', '#D89B5A']

/**
 * A cup seen from above: saucer, rim, and what swirls in it.
 * @param full how much of it is crema, from 0 to 1
 */
export const drawCup = (
  cx: number,
  cy: number,
  size: number,
  seed: number,
  full?: number,
): ShapeBox[] => [
  // Alone it stands on a table, in a row each in a frame.
  ...(full === undefined ? [makeCircle(cx, cy, 470 * size, '#EADFCB')] : []),
  makeCircle(cx, cy, 350 * size, '#DFD0B6'),
  makeCircle(cx, cy, 282 * size, '#FBF7EE'),
  makeCircle(cx, cy, 246 * size, '#3A2317'),
  ...crema
    .slice(0, Math.round((full ?? 1) * crema.length))
    .map((colour, at) =>
      drawBlob(
        cx,
        cy,
        (214 - at * 34) * size,
        (3 + at * 1.1) * size,
        at * 0.55 + 0.9 + (seed % 7),
        colour,
      ),
    ),
  drawBlob(cx, cy, 17 * size, 1.5 * size, 2.4, '#F2D9AE'),
]

/** Rings around a corner that grow fainter. */
export const drawRings = (
  cx: number,
  cy: number,
  colour: string,
  count = 9,
  step = 46,
  first = 60,
): ShapeBox[] =>
  Array.from({ length: count }, (_, at) => {
    const opacity = Math.round((0.5 - at * (0.42 / count)) * 255)
    return makeRing(cx, cy, first + at * step, colour + opacity.toString(16).padStart(2, '0'), 1.5)
  })
