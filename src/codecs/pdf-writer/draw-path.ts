import type { Rect } from '#core/layout/boxes.ts'
import type { PathCommand } from '#core/layout/pictures/picture-shape.ts'

import { writeNumbers } from './write-number.ts'

/** A path to be filled, drawn or clipped with. */
export const drawPath = (commands: readonly PathCommand[]): string =>
  commands
    .map((command) => {
      if (command.op === 'close') return 'h'
      if (command.op === 'curve')
        return `${writeNumbers(...command.control1, ...command.control2, ...command.to)} c`
      return `${writeNumbers(...command.to)} ${command.op === 'move' ? 'm' : 'l'}`
    })
    .join('\n')

export const drawRect = ({ x, y, width, height }: Rect): string =>
  `${writeNumbers(x, y, width, height)} re`

export const drawEllipse = (rect: Rect): string =>
  drawRounded(rect, rect.width / 2, rect.height / 2)

/** How far the handles of a curve stand from the corner for a quarter of a circle. */
const handle = 1 - 0.5523

export function drawRounded(
  { x, y, width, height }: Rect,
  radiusX: number,
  radiusY = radiusX,
): string {
  const [rx, ry] = [Math.min(radiusX, width / 2), Math.min(radiusY, height / 2)]
  if (rx <= 0 || ry <= 0) return drawRect({ x, y, width, height })
  const [right, bottom] = [x + width, y + height]
  const [hx, hy] = [rx * handle, ry * handle]
  return [
    `${writeNumbers(x + rx, y)} m`,
    `${writeNumbers(right - rx, y)} l`,
    `${writeNumbers(right - hx, y, right, y + hy, right, y + ry)} c`,
    `${writeNumbers(right, bottom - ry)} l`,
    `${writeNumbers(right, bottom - hy, right - hx, bottom, right - rx, bottom)} c`,
    `${writeNumbers(x + rx, bottom)} l`,
    `${writeNumbers(x + hx, bottom, x, bottom - hy, x, bottom - ry)} c`,
    `${writeNumbers(x, y + ry)} l`,
    `${writeNumbers(x, y + hy, x + hx, y, x + rx, y)} c`,
    'h',
  ].join('\n')
}
