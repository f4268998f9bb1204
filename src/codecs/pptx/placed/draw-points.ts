import type { PlacedElement, PlacedShape } from '#core/deck/placed.ts'

import { round } from '#codecs/look/round.ts'

import { nameFace } from './letter-look.ts'
import type { SheetLook } from './sheet-look.ts'

/** A point of the slide that was read from a diagram. */
export type DiagramPoint = {
  index: number
  level: number
  text: string
  /** Of the diagram's own model; '' where it has none. */
  id: string
}

type Spot = Pick<PlacedElement, 'x' | 'y' | 'width' | 'height'>

/** Between boxes, in px. */
const gap = 12

/**
 * Many diagrams come without a drawing of themselves: then each of their first points is a box in the
 * frame, with those below it as text.
 */
export function drawPoints(
  { x, y, width, height }: Spot,
  points: readonly DiagramPoint[],
  look: Pick<SheetLook, 'scheme' | 'theme'>,
): PlacedShape[] {
  const boxes: DiagramPoint[][] = []
  for (const point of points)
    if (point.level === 0 || boxes.length === 0) boxes.push([point])
    else boxes.at(-1)?.push(point)
  if (boxes.length === 0) return []
  const columns = Math.max(
    1,
    Math.min(boxes.length, Math.round(Math.sqrt((boxes.length * width) / Math.max(1, height) / 2))),
  )
  const rows = Math.ceil(boxes.length / columns)
  const wide = Math.max(1, (width - gap * (columns - 1)) / columns)
  const high = Math.max(1, (height - gap * (rows - 1)) / rows)
  const letters = Math.max(
    ...boxes.map((box) => box.reduce((sum, one) => sum + one.text.length, 0)),
  )
  // So that the longest of them fits: letters are about half as wide as they are high.
  const size = Math.max(8, Math.min(28, Math.sqrt((wide * high) / Math.max(1, letters))))
  const face = nameFace('+mn-lt', look.theme)
  const colour = look.scheme('lt1') ?? '#FFFFFF'
  return boxes.map((box, at): PlacedShape => ({
    kind: 'shape',
    x: round(x + (at % columns) * (wide + gap)),
    y: round(y + Math.floor(at / columns) * (high + gap)),
    width: round(wide),
    height: round(high),
    geometry: { preset: 'roundRect', adjust: { adj: 10_000 } },
    fill: { kind: 'solid', colour: look.scheme('accent1') ?? '#4472C4' },
    text: {
      looks: [{ face, size, colour }],
      paragraphs: box.map(({ index, text: { length } }) => ({
        part: { field: 'content', index },
        runs: [[length, 0]],
        align: 'center',
      })),
      anchor: 'middle',
      insets: [8, 4, 8, 4],
      fit: 'shrink',
    },
  }))
}
