import type { Fill, Rect } from '../boxes.ts'

type Stop = { at: number; colour: string }

/** The colours, some with an opacity, that a fill of `whole` has within `area`: its ends and stops there. */
export function listFillColours(fill: Fill, whole: Rect, area: Rect): string[] {
  if (fill.kind === 'solid') return [fill.colour]
  const places = cornersOf(area).map((corner) => placeOn(fill.angle, whole, corner))
  const from = Math.min(...places)
  const to = Math.max(...places)
  const between = fill.stops.filter(({ at }) => at > from && at < to)
  return [
    colourAt(fill.stops, from),
    ...between.map(({ colour }) => colour),
    colourAt(fill.stops, to),
  ]
}

type Point = { x: number; y: number }

const cornersOf = ({ x, y, width, height }: Rect): Point[] => [
  { x, y },
  { x: x + width, y },
  { x, y: y + height },
  { x: x + width, y: y + height },
]

/** How far along the gradient a point is, as CSS measures it. */
function placeOn(angle: number, { x, y, width, height }: Rect, point: Point): number {
  const turn = (angle * Math.PI) / 180
  const along = { x: Math.sin(turn), y: -Math.cos(turn) }
  const length = Math.abs(width * along.x) + Math.abs(height * along.y)
  const fromCentre = { x: point.x - x - width / 2, y: point.y - y - height / 2 }
  return (fromCentre.x * along.x + fromCentre.y * along.y) / length + 0.5
}

function colourAt(stops: readonly Stop[], place: number): string {
  const next = stops.findIndex(({ at }) => at >= place)
  const after = stops[next] ?? stops.at(-1)
  const before = stops[next - 1] ?? after
  if (!after || !before) throw new Error('A gradient needs a stop')
  if (next <= 0 || before === after) return after.colour
  const share = (place - before.at) / (after.at - before.at)
  const [from, to] = [readParts(before.colour), readParts(after.colour)]
  const mixed = from.map((part, at) => writePart(part + ((to[at] ?? 0) - part) * share))
  return `#${mixed.join('')}`.replace(/(?<=^#.{6})FF$/, '')
}

/** Red, green, blue and opacity. */
const readParts = (colour: string): number[] =>
  [1, 3, 5, 7].map((at) => Number.parseInt(colour.slice(at, at + 2) || 'FF', 16))

const writePart = (part: number): string =>
  Math.round(part).toString(16).padStart(2, '0').toUpperCase()
