import type { PlacedElement } from '#core/deck/placed.ts'
import { placedLimits } from '#core/deck/placed.ts'
import { round } from '#codecs/look/round.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'

import { readLength } from '../read-length.ts'

export type PlacedPlace = Pick<
  PlacedElement,
  'x' | 'y' | 'width' | 'height' | 'turn' | 'flipH' | 'flipV'
>

/** x' = a x + c y + e, y' = b x + d y + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** First the one, then the other. */
const join = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  A * a + C * b,
  B * a + D * b,
  A * c + C * d,
  B * c + D * d,
  A * e + C * f + E,
  B * e + D * f + F,
]

const mostSteps = 50

/** Steps are taken as they are listed; angles are counter-clockwise, in radians. */
function readTransform(text: string): Matrix {
  let whole = identity
  for (const [, name, list = ''] of [...text.matchAll(/(\w+)\s*\(([^()]*)\)/g)].slice(
    0,
    mostSteps,
  )) {
    const words = list.split(/[\s,]+/).filter(Boolean)
    const [one = 0, two] = words.map(Number)
    const [angleCos, angleSin] = [Math.cos(one), Math.sin(one)]
    const px = (at: number) => readLength(words[at]) ?? 0
    if (name === 'rotate') whole = join(whole, [angleCos, -angleSin, angleSin, angleCos, 0, 0])
    else if (name === 'translate') whole = join(whole, [1, 0, 0, 1, px(0), px(1)])
    else if (name === 'scale') whole = join(whole, [one, 0, 0, two ?? one, 0, 0])
    else if (name === 'skewX') whole = join(whole, [1, 0, -Math.tan(one), 1, 0, 0])
    else if (name === 'skewY') whole = join(whole, [1, -Math.tan(one), 0, 1, 0, 0])
    else if (name === 'matrix') {
      const [a = 1, b = 0, c = 0, d = 1] = words.map(Number)
      whole = join(whole, [a, b, c, d, px(4), px(5)])
    }
  }
  return whole
}

/** Where a shape stands before it is turned about its middle; null for what is nowhere, or too far away. */
export function readPlace({ attributes }: XmlElement): PlacedPlace | null {
  const length = (name: string) => readLength(attributes.get(name))
  const radius = length('r') ?? 0
  const [rx, ry] = [length('rx') ?? radius, length('ry') ?? radius]
  const width = length('width') ?? 2 * rx
  const height = length('height') ?? 2 * ry
  const x = length('x') ?? (length('cx') ?? rx) - rx
  const y = length('y') ?? (length('cy') ?? ry) - ry
  return transformPlace({ x, y, width, height }, attributes.get('transform'))
}

export function transformPlace(
  { x, y, width, height }: Pick<PlacedPlace, 'x' | 'y' | 'width' | 'height'>,
  transform: string | undefined,
): PlacedPlace | null {
  if (!transform) return toPlaced({ x, y, width, height })
  const [a, b, c, d, e, f] = readTransform(transform)
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  const at = { x: a * middleX + c * middleY + e, y: b * middleX + d * middleY + f }
  const [across, down] = [Math.hypot(a, b), (a * d - b * c) / (Math.hypot(a, b) || 1)]
  const [wide, high] = [width * across, height * Math.abs(down)]
  return toPlaced({
    x: at.x - wide / 2,
    y: at.y - high / 2,
    width: wide,
    height: high,
    turn: (Math.atan2(b, a) * 180) / Math.PI,
    ...(down < 0 && { flipV: true as const }),
  })
}

export function toPlaced({
  x,
  y,
  width,
  height,
  turn = 0,
  ...flips
}: PlacedPlace): PlacedPlace | null {
  const lengths = [x, y, width, height].map(round)
  const isFar = lengths.some(
    (length) => !Number.isFinite(length) || Math.abs(length) > placedLimits.reach,
  )
  if (isFar) return null
  const [left = 0, top = 0, wide = 0, high = 0] = lengths
  const turned = round(((turn % 360) + 360) % 360)
  return {
    x: left,
    y: top,
    width: Math.max(0, wide),
    height: Math.max(0, high),
    ...(turned !== 0 && turned !== 360 && Number.isFinite(turned) && { turn: turned }),
    ...flips,
  }
}
