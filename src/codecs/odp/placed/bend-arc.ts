import type { PathCommand } from '#core/layout/pictures/picture-shape.ts'
import type { Point } from '#core/placed/paths.ts'

/** An ellipse, its axes along those of the page. */
export type Ellipse = { x: number; y: number; rx: number; ry: number }

export const onEllipse = ({ x, y, rx, ry }: Ellipse, angle: number): Point => [
  x + rx * Math.cos(angle),
  y + ry * Math.sin(angle),
]

/** Along an ellipse from one angle, in radians and clockwise, by so much; a quarter turn at most is one curve. */
export function followEllipse(ellipse: Ellipse, start: number, sweep: number): PathCommand[] {
  if (!Number.isFinite(start + sweep)) return []
  const pieces = Math.min(64, Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-6)))
  const step = sweep / pieces
  const handle = (4 / 3) * Math.tan(step / 4)
  const { rx, ry } = ellipse
  return Array.from({ length: pieces }, (_, index): PathCommand => {
    const [a, b] = [start + index * step, start + (index + 1) * step]
    const [[ax, ay], to] = [onEllipse(ellipse, a), onEllipse(ellipse, b)]
    return {
      op: 'curve',
      control1: [ax - handle * rx * Math.sin(a), ay + handle * ry * Math.cos(a)],
      control2: [to[0] + handle * rx * Math.sin(b), to[1] - handle * ry * Math.cos(b)],
      to,
    }
  })
}

/** An arc as SVG says it: by its ends, and which of four it is. */
export function bendArc(
  from: Point,
  to: Point,
  [radiusX, radiusY, degrees]: readonly [number, number, number],
  isLarge: boolean,
  isClockwise: boolean,
): PathCommand[] {
  if (from[0] === to[0] && from[1] === to[1]) return []
  const [rx, ry] = [Math.abs(radiusX), Math.abs(radiusY)]
  if (rx === 0 || ry === 0) return [{ op: 'line', to }]
  const tilt = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  // On axes of its own, halved by the middle of its ends (SVG 1.1, F.6.5).
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx]
  const stretch = Math.max(1, Math.sqrt((px / rx) ** 2 + (py / ry) ** 2))
  const [wide, high] = [rx * stretch, ry * stretch]
  const reach = (wide * py) ** 2 + (high * px) ** 2
  const factor =
    Math.sqrt(Math.max(0, ((wide * high) ** 2 - reach) / reach)) *
    (isLarge === isClockwise ? -1 : 1)
  const [cx, cy] = [(factor * wide * py) / high, (-factor * high * px) / wide]
  const start = Math.atan2((py - cy) / high, (px - cx) / wide)
  let sweep = Math.atan2((-py - cy) / high, (-px - cx) / wide) - start
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI
  const [middleX, middleY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const back = ([x, y]: Point): Point => [cos * x - sin * y + middleX, sin * x + cos * y + middleY]
  return followEllipse({ x: cx, y: cy, rx: wide, ry: high }, start, sweep).map((command) =>
    command.op === 'curve'
      ? {
          op: 'curve',
          control1: back(command.control1),
          control2: back(command.control2),
          to: back(command.to),
        }
      : command,
  )
}
