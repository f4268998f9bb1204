import type { Plotter } from './create-plotter.ts'
import type { MetafileRecord, Player, PlayRecord } from './metafile-record.ts'
import {
  type Frame,
  outlineCurves,
  outlineEllipse,
  outlinePolygon,
  outlineRays,
  outlineRectangle,
  outlineRoundRectangle,
} from './outline-shapes.ts'
import type { Paint, Point, Step } from './vector-canvas.ts'

type ReadPoint = (view: DataView, at: number) => Point

const readLong: ReadPoint = (view, at) => ({
  x: view.getInt32(at, true),
  y: view.getInt32(at + 4, true),
})
const readShort: ReadPoint = (view, at) => ({
  x: view.getInt16(at, true),
  y: view.getInt16(at + 2, true),
})

const readFrame = ({ view }: MetafileRecord, at = 8): Frame => {
  const [from, to] = [readLong(view, at), readLong(view, at + 8)]
  return { left: from.x, top: from.y, right: to.x, bottom: to.y }
}

function readPoints(view: DataView, at: number, count: number, isShort: boolean): Point[] {
  const size = isShort ? 4 : 8
  if (at + count * size > view.byteLength) throw new RangeError('more points than bytes')
  const read = isShort ? readShort : readLong
  return Array.from({ length: count }, (_, index) => read(view, at + index * size))
}

/** Points after their frame and their number. */
const readList = ({ view }: MetafileRecord, isShort: boolean): Point[] =>
  readPoints(view, 28, view.getUint32(24, true), isShort)

function readLists({ view }: MetafileRecord, isShort: boolean): Point[][] {
  const count = view.getUint32(24, true)
  if (32 + count * 4 > view.byteLength) throw new RangeError('more lists than bytes')
  let at = 32 + count * 4
  return Array.from({ length: count }, (_, index) => {
    const length = view.getUint32(32 + index * 4, true)
    const points = readPoints(view, at, length, isShort)
    at += length * (isShort ? 4 : 8)
    return points
  })
}

/** From where the pen stands, which is where it stands afterwards. */
function drawOn(plotter: Plotter, steps: readonly Step[], end: Point | undefined): void {
  // Inside a path, lifting the pen would cut its area into pieces.
  const start: Step = { kind: 'move', to: plotter.state.position }
  plotter.draw(plotter.path() === 'begun' ? steps : [start, ...steps], 'stroke')
  if (end) plotter.change({ position: end })
}

const drawShape =
  (outline: (record: MetafileRecord) => readonly Step[], paint: Paint): PlayRecord =>
  (record, plotter) =>
    plotter.draw(outline(record), paint)

const outlineLists = (lists: readonly Point[][], isClosed: boolean): Step[] =>
  lists.flatMap((points) => outlinePolygon(points, isClosed))

function drawArc(how: 'arc' | 'chord' | 'pie'): PlayRecord {
  return drawShape(
    (record) =>
      outlineRays(readFrame(record), readLong(record.view, 24), readLong(record.view, 32), how),
    how === 'arc' ? 'stroke' : 'both',
  )
}

/** The same drawing with long and with short numbers. */
const listPolyRecords = (isShort: boolean, first: number): [number, PlayRecord][] => [
  [first, drawShape((record) => outlineCurves(readList(record, isShort)), 'stroke')],
  [first + 1, drawShape((record) => outlinePolygon(readList(record, isShort), true), 'both')],
  [first + 2, drawShape((record) => outlinePolygon(readList(record, isShort), false), 'stroke')],
  [
    first + 3,
    (record, plotter) => {
      const points = readList(record, isShort)
      drawOn(plotter, outlineCurves(points, plotter.state.position), points.at(-1))
    },
  ],
  [
    first + 4,
    (record, plotter) => {
      const points = readList(record, isShort)
      drawOn(
        plotter,
        points.map((to) => ({ kind: 'line', to })),
        points.at(-1),
      )
    },
  ],
  [first + 5, drawShape((record) => outlineLists(readLists(record, isShort), false), 'stroke')],
  [first + 6, drawShape((record) => outlineLists(readLists(record, isShort), true), 'both')],
]

/** Lines, areas and paths of an enhanced metafile. */
export const emfOutlines: Player = new Map<number, PlayRecord>([
  ...listPolyRecords(false, 2),
  ...listPolyRecords(true, 85),
  [27, ({ view }, plotter) => moveTo(plotter, readLong(view, 8))],
  [
    54,
    ({ view }, plotter) => {
      const to = readLong(view, 8)
      drawOn(plotter, [{ kind: 'line', to }], to)
    },
  ],
  [42, drawShape((record) => outlineEllipse(readFrame(record)), 'both')],
  [43, drawShape((record) => outlineRectangle(readFrame(record)), 'both')],
  [
    44,
    drawShape((record) => {
      const corner = readLong(record.view, 24)
      return outlineRoundRectangle(readFrame(record), corner.x, corner.y)
    }, 'both'),
  ],
  [45, drawArc('arc')],
  [46, drawArc('chord')],
  [47, drawArc('pie')],
  [59, (_, plotter) => plotter.beginPath()],
  [61, (_, plotter) => plotter.draw([{ kind: 'close' }], 'stroke')],
  [62, (_, plotter) => plotter.endPath('fill')],
  [63, (_, plotter) => plotter.endPath('both')],
  [64, (_, plotter) => plotter.endPath('stroke')],
  [67, (_, plotter) => plotter.endPath(null)],
  [68, (_, plotter) => plotter.endPath(null)],
])

function moveTo(plotter: Plotter, position: Point): void {
  plotter.change({ position })
  if (plotter.path() !== 'none') plotter.draw([{ kind: 'move', to: position }], 'stroke')
}
