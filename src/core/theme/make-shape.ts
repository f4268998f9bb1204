import type { Fill, ShapeBox } from '../layout/boxes.ts'

const toFill = (paint: Fill | string): Fill =>
  typeof paint === 'string' ? { kind: 'solid', colour: paint } : paint

export const makeBlock = (
  x: number,
  y: number,
  width: number,
  height: number,
  paint: Fill | string,
  radius = 0,
): ShapeBox => ({
  kind: 'shape',
  shape: 'rect',
  x,
  y,
  width,
  height,
  fill: toFill(paint),
  radius,
})

const nothing = '#00000000'

/** Given by its middle, since that is what is composed; cut where it leaves the stage by the painter. */
export const makeCircle = (
  x: number,
  y: number,
  radius: number,
  paint: Fill | string,
): ShapeBox => ({
  kind: 'shape',
  shape: 'ellipse',
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
  fill: toFill(paint),
  radius: 0,
})

export const makeRing = (
  x: number,
  y: number,
  radius: number,
  colour: string,
  width: number,
): ShapeBox => ({ ...makeCircle(x, y, radius, nothing), stroke: { colour, width } })

/** Only the outline of a block; the line lies inside it. */
export const makeOutline = (
  x: number,
  y: number,
  width: number,
  height: number,
  stroke: { colour: string; width: number },
  radius = 0,
): ShapeBox => ({ ...makeBlock(x, y, width, height, nothing, radius), stroke })
