import { type PlacedGeometry, placedLimits } from '#core/deck/placed.ts'
import { type PathCommand, toPathText } from '#core/layout/pictures/picture-shape.ts'
import { mapPath, type Point } from '#core/placed/paths.ts'

import { recordTypes } from '../record-types.ts'
import { type PptRecord, type PptStream, readUint16, readUint32 } from '../record.ts'
import { type Properties, say } from './properties.ts'

/** Numbers of what a shape says of its own drawing. */
const ids = {
  left: 0x140,
  top: 0x141,
  right: 0x142,
  bottom: 0x143,
  points: 0x145,
  steps: 0x146,
} as const

const keep = (value: number): number =>
  Math.max(-placedLimits.reach, Math.min(placedLimits.reach, Number.isFinite(value) ? value : 0))

/** Lines and curves drawn point by point, stretched into the place of the shape. */
export function readFreeform(
  stream: PptStream,
  records: readonly PptRecord[],
  from: Properties,
  { width, height }: { width: number; height: number },
): PlacedGeometry | undefined {
  const points = readPoints(stream, findArray(stream, records, ids.points))
  const steps = readSteps(stream, findArray(stream, records, ids.steps))
  const path = drawSteps(points, steps)
  if (path.length < 2) return undefined
  const side = (id: number, usual: number) => (say(from, id) ?? usual) | 0
  const [left, top] = [side(ids.left, 0), side(ids.top, 0)]
  const [across, down] = [
    width / (side(ids.right, 21_600) - left || 1),
    height / (side(ids.bottom, 21_600) - top || 1),
  ]
  const drawn = mapPath(path, ([x, y]): Point => [
    keep((x - left) * across),
    keep((y - top) * down),
  ])
  // What is open is a line, and has nothing in it.
  const isOpen = !path.some(({ op }) => op === 'close')
  const d = toPathText(drawn).slice(0, placedLimits.pathLetters)
  return { paths: [{ d, ...(isOpen && { fill: 'none' as const }) }] }
}

type Span = { start: number; end: number }

/** Values that are no numbers stand behind all that are, in the same order. */
function findArray(stream: PptStream, records: readonly PptRecord[], wanted: number): Span | null {
  for (const record of records) {
    if (record.type !== recordTypes.shapeProperties) continue
    let more = record.start + record.instance * 6
    for (let at = 0; at < record.instance * 6 && record.start + at + 6 <= record.end; at += 6) {
      const head = readUint16(stream, record, at)
      if ((head & 0x8000) === 0) continue
      const end = Math.min(more + readUint32(stream, record, at + 2), record.end)
      if ((head & 0x3fff) === wanted) return { start: more, end }
      more = Math.max(more, end)
    }
  }
  return null
}

/** How many there are, and of how many bytes each is made. */
function openArray({ view }: PptStream, span: Span | null) {
  if (!span || span.end - span.start < 6) return null
  const size = view.getUint16(span.start + 4, true)
  const bytes = size === 0xfff0 ? 4 : size
  const start = span.start + 6
  const most = bytes > 0 ? Math.floor((span.end - start) / bytes) : 0
  return { start, bytes, count: Math.min(view.getUint16(span.start, true), most) }
}

function readPoints(stream: PptStream, span: Span | null): Point[] {
  const array = openArray(stream, span)
  if (!array || (array.bytes !== 4 && array.bytes !== 8)) return []
  const { view } = stream
  return Array.from({ length: array.count }, (_, index): Point => {
    const at = array.start + index * array.bytes
    return array.bytes === 4
      ? [view.getInt16(at, true), view.getInt16(at + 2, true)]
      : [view.getInt32(at, true), view.getInt32(at + 4, true)]
  })
}

function readSteps(stream: PptStream, span: Span | null): number[] {
  const array = openArray(stream, span)
  if (!array || array.bytes !== 2) return []
  return Array.from({ length: array.count }, (_, index) =>
    stream.view.getUint16(array.start + index * 2, true),
  )
}

const kinds = { line: 0, curve: 1, move: 2, close: 3, end: 4 } as const

function drawSteps(points: readonly Point[], steps: readonly number[]): PathCommand[] {
  const path: PathCommand[] = []
  let next = 0
  const take = (): Point | undefined => points[next++]
  const begin = () => {
    const to = take()
    if (to) path.push({ op: 'move', to })
  }
  // Without steps it is one line through all points.
  if (steps.length === 0)
    return points
      .slice(0, placedLimits.pathCommands)
      .map((to, at): PathCommand => ({ op: at === 0 ? 'move' : 'line', to }))
  for (const step of steps) {
    const [kind, count] = [step >>> 13, Math.max(1, step & 0x1fff)]
    if (kind === kinds.close) {
      if (path.length > 0) path.push({ op: 'close' })
    } else if (kind === kinds.move) begin()
    else if (kind === kinds.line || kind === kinds.curve)
      for (let time = 0; time < count && path.length < placedLimits.pathCommands; time++) {
        // Some programs leave out where a drawing begins.
        if (path.length === 0) begin()
        const [first, second, third] = kind === kinds.line ? [take()] : [take(), take(), take()]
        if (!first) return path
        if (kind === kinds.line) path.push({ op: 'line', to: first })
        else if (second && third)
          path.push({ op: 'curve', control1: first, control2: second, to: third })
      }
  }
  // Where steps and points do not go together, lines would lead anywhere.
  return path[0]?.op === 'move' && next === points.length ? path : []
}
