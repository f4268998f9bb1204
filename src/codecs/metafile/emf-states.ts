import type { GraphicsObject, Matrix, Plotter } from './create-plotter.ts'
import {
  makeBrush,
  makePen,
  type Player,
  type PlayRecord,
  readAlign,
  readColour,
} from './metafile-record.ts'
import { makeFont } from './read-font.ts'

const readMatrix = (view: DataView, at: number): Matrix => [
  view.getFloat32(at, true),
  view.getFloat32(at + 4, true),
  view.getFloat32(at + 8, true),
  view.getFloat32(at + 12, true),
  view.getFloat32(at + 16, true),
  view.getFloat32(at + 20, true),
]

/** First the one, then the other. */
const multiply = (one: Matrix, other: Matrix): Matrix => {
  const [a, b, c, d, e, f] = one
  const [g, h, i, j, k, l] = other
  return [
    a * g + b * i,
    a * h + b * j,
    c * g + d * i,
    c * h + d * j,
    e * g + f * i + k,
    e * h + f * j + l,
  ]
}

function changeWorld(plotter: Plotter, matrix: Matrix, mode: number): void {
  const { world } = plotter.state
  if (mode === 1) plotter.change({ world: [1, 0, 0, 1, 0, 0] })
  else if (mode === 2) plotter.change({ world: multiply(matrix, world) })
  else if (mode === 3) plotter.change({ world: multiply(world, matrix) })
  else plotter.change({ world: matrix })
}

const setArea =
  (area: 'window' | 'viewport', what: 'origin' | 'extent'): PlayRecord =>
  ({ view }, plotter) => {
    const [one, other] = [view.getInt32(8, true), view.getInt32(12, true)]
    const change = what === 'origin' ? { x: one, y: other } : { width: one, height: other }
    plotter.change({ [area]: { ...plotter.state[area], ...change } })
  }

/** Numbers with the highest bit are objects that every system has. */
const stock: ReadonlyMap<number, GraphicsObject> = new Map<number, GraphicsObject>([
  [0, makeBrush(0, '#FFFFFF')],
  [1, makeBrush(0, '#C0C0C0')],
  [2, makeBrush(0, '#808080')],
  [3, makeBrush(0, '#404040')],
  [4, makeBrush(0, '#000000')],
  [5, makeBrush(1, '#000000')],
  [6, makePen(0, 0, '#FFFFFF')],
  [7, makePen(0, 0, '#000000')],
  [8, makePen(5, 0, '#000000')],
])

const stockBit = 0x80000000

const selectObject: PlayRecord = ({ view }, plotter) => {
  const index = view.getUint32(8, true)
  if (index < stockBit) plotter.select(index)
  else plotter.apply(stock.get(index - stockBit) ?? { kind: 'other' })
}

const createFont: PlayRecord = ({ view, bytes }, plotter) => {
  const name = new TextDecoder('utf-16le').decode(bytes.subarray(40, 104))
  const font = makeFont({
    family: name.split('\0', 1)[0] ?? '',
    height: view.getInt32(12, true),
    turn: view.getInt32(20, true),
    weight: view.getInt32(28, true),
    isItalic: view.getUint8(32) !== 0,
    isUnderlined: view.getUint8(33) !== 0,
  })
  plotter.keep(view.getUint32(8, true), { kind: 'font', font })
}

/** Scales, colours and the objects that are drawn with. */
export const emfStates: Player = new Map<number, PlayRecord>([
  [9, setArea('window', 'extent')],
  [10, setArea('window', 'origin')],
  [11, setArea('viewport', 'extent')],
  [12, setArea('viewport', 'origin')],
  // Isotropic and anisotropic: only these take the extents.
  [17, ({ view }, plotter) => plotter.change({ isScaled: view.getUint32(8, true) >= 7 })],
  [
    19,
    ({ view }, plotter) =>
      plotter.changeInk({ fillRule: view.getUint32(8, true) === 2 ? 'nonzero' : 'evenodd' }),
  ],
  [
    22,
    ({ view }, plotter) => {
      const { align, followsText } = readAlign(view.getUint32(8, true))
      plotter.changeInk({ align })
      plotter.change({ followsText })
    },
  ],
  [24, ({ view }, plotter) => plotter.changeInk({ textColour: readColour(view, 8) })],
  [33, (_, plotter) => plotter.save()],
  [34, ({ view }, plotter) => plotter.restore(view.getInt32(8, true))],
  [35, ({ view }, plotter) => changeWorld(plotter, readMatrix(view, 8), 4)],
  [36, ({ view }, plotter) => changeWorld(plotter, readMatrix(view, 8), view.getUint32(32, true))],
  [37, selectObject],
  [
    38,
    ({ view }, plotter) =>
      plotter.keep(
        view.getUint32(8, true),
        makePen(view.getUint32(12, true), view.getInt32(16, true), readColour(view, 24)),
      ),
  ],
  [
    39,
    ({ view }, plotter) =>
      plotter.keep(
        view.getUint32(8, true),
        makeBrush(view.getUint32(12, true), readColour(view, 16)),
      ),
  ],
  [40, ({ view }, plotter) => plotter.forget(view.getUint32(8, true))],
  [82, createFont],
  // A brush made of a pattern: its middle tone is near enough.
  [93, ({ view }, plotter) => plotter.keep(view.getUint32(8, true), makeBrush(0, '#808080'))],
  [94, ({ view }, plotter) => plotter.keep(view.getUint32(8, true), makeBrush(0, '#808080'))],
  [
    95,
    ({ view }, plotter) =>
      plotter.keep(
        view.getUint32(8, true),
        makePen(view.getUint32(28, true), view.getUint32(32, true), readColour(view, 40)),
      ),
  ],
])
