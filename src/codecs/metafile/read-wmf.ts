import { createPlotter, type Plotter } from './create-plotter.ts'
import {
  makeBrush,
  makePen,
  type MetafileRecord,
  type Player,
  type PlayRecord,
  readAlign,
  readBlend,
  readColour,
} from './metafile-record.ts'
import {
  type Frame,
  outlineEllipse,
  outlinePolygon,
  outlineRays,
  outlineRectangle,
  outlineRoundRectangle,
} from './outline-shapes.ts'
import { playSafely } from './read-emf.ts'
import { makeFont, translateSymbols } from './read-font.ts'
import type { Point } from './vector-canvas.ts'

const placeable = 0x9ac6cdd7

/** A metafile of old as SVG, or `null` when it draws nothing that we know. */
export function readWmf(bytes: Uint8Array): string | null {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const hasFrame = file.getUint32(0, true) === placeable
  const plotter = createPlotter()
  plotter.change({ isScaled: true })
  if (hasFrame) showWindow(plotter, readFrame(file))
  for (let at = hasFrame ? 40 : 18; at + 6 <= bytes.length;) {
    const size = file.getUint32(at, true) * 2
    const type = file.getUint16(at + 4, true)
    if (size < 6 || at + size > bytes.length || type === 0) break
    const play = player.get(type)
    const record = bytes.subarray(at, at + size)
    if (play)
      playSafely(() =>
        play(
          { bytes: record, view: new DataView(record.buffer, record.byteOffset, size) },
          plotter,
        ),
      )
    at += size
  }
  return plotter.canvas.isEmpty() ? null : plotter.canvas.write(plotter.state.viewport)
}

type Window = { x: number; y: number; width: number; height: number }

function readFrame(file: DataView): Window {
  const [left, top] = [file.getInt16(6, true), file.getInt16(8, true)]
  const [right, bottom] = [file.getInt16(10, true), file.getInt16(12, true)]
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** The window that the first thing is drawn in is the picture; one with a negative side is mirrored. */
function showWindow(plotter: Plotter, window: Window): void {
  const viewport = { x: 0, y: 0, width: Math.abs(window.width), height: Math.abs(window.height) }
  plotter.change({ window, ...(plotter.canvas.isEmpty() && { viewport }) })
}

/** Old records name the vertical number first. */
const readPoint = (view: DataView, at: number): Point => ({
  x: view.getInt16(at + 2, true),
  y: view.getInt16(at, true),
})

const readBox = ({ view }: MetafileRecord, at = 6): Frame => {
  const [to, from] = [readPoint(view, at), readPoint(view, at + 4)]
  return { left: from.x, top: from.y, right: to.x, bottom: to.y }
}

function readPoints(view: DataView, at: number, count: number): Point[] {
  if (count < 0 || at + count * 4 > view.byteLength) throw new RangeError('more points than bytes')
  return Array.from({ length: count }, (_, index) => ({
    x: view.getInt16(at + index * 4, true),
    y: view.getInt16(at + index * 4 + 2, true),
  }))
}

const drawPolygons: PlayRecord = ({ view }, plotter) => {
  const count = view.getUint16(6, true)
  let at = 8 + count * 2
  const steps = Array.from({ length: count }, (_, index) => {
    const length = view.getUint16(8 + index * 2, true)
    const points = readPoints(view, at, length)
    at += length * 4
    return outlinePolygon(points, true)
  })
  plotter.draw(steps.flat(), 'both')
}

const drawArc =
  (how: 'arc' | 'chord' | 'pie'): PlayRecord =>
  (record, plotter) => {
    const { view } = record
    const steps = outlineRays(readBox(record, 14), readPoint(view, 10), readPoint(view, 6), how)
    plotter.draw(steps, how === 'arc' ? 'stroke' : 'both')
  }

const lineTo: PlayRecord = ({ view }, plotter) => {
  const to = readPoint(view, 6)
  plotter.draw(
    [
      { kind: 'move', to: plotter.state.position },
      { kind: 'line', to },
    ],
    'stroke',
  )
  plotter.change({ position: to })
}

function writeText(plotter: Plotter, bytes: Uint8Array, at: Point, width = 0): void {
  const raw = new TextDecoder('windows-1252').decode(bytes)
  plotter.text(plotter.state.ink.font.isSymbol ? translateSymbols(raw) : raw, at, width)
}

const textOut: PlayRecord = ({ view, bytes }, plotter) => {
  const length = view.getUint16(6, true)
  const after = 8 + length + (length % 2)
  writeText(plotter, bytes.subarray(8, 8 + length), readPoint(view, after))
}

const clipped = 4
const opaque = 2

const extTextOut: PlayRecord = ({ view, bytes }, plotter) => {
  const length = view.getUint16(10, true)
  const start = view.getUint16(12, true) & (clipped | opaque) ? 22 : 14
  const spaces = start + length + (length % 2)
  let width = 0
  for (let at = spaces; at + 2 <= bytes.length && at < spaces + length * 2; at += 2)
    width += view.getInt16(at, true)
  writeText(plotter, bytes.subarray(start, start + length), readPoint(view, 6), width)
}

const createFont: PlayRecord = ({ view, bytes }, plotter) => {
  const name = new TextDecoder('windows-1252').decode(bytes.subarray(24, 56))
  const font = makeFont({
    family: name.split('\0', 1)[0] ?? '',
    height: view.getInt16(6, true),
    turn: view.getInt16(10, true),
    weight: view.getInt16(14, true),
    isItalic: view.getUint8(16) !== 0,
    isUnderlined: view.getUint8(17) !== 0,
  })
  plotter.keepNext({ kind: 'font', font })
}

/** The target's height, width, top and left, and then the bitmap. */
const drawBitmap =
  (target: number, bitmap: number): PlayRecord =>
  ({ view, bytes }, plotter) => {
    const from = readPoint(view, target + 4)
    const to = {
      x: from.x + view.getInt16(target + 2, true),
      y: from.y + view.getInt16(target, true),
    }
    const blend = readBlend(view.getUint32(6, true))
    if (blend) plotter.bitmap(bytes.subarray(bitmap), { from, to, blend })
  }

const setOrigin: PlayRecord = ({ view }, plotter) =>
  showWindow(plotter, { ...plotter.state.window, ...readPoint(view, 6) })

const setExtent: PlayRecord = ({ view }, plotter) => {
  const { x, y } = readPoint(view, 6)
  showWindow(plotter, { ...plotter.state.window, width: x || 1, height: y || 1 })
}

const player: Player = new Map<number, PlayRecord>([
  [0x020b, setOrigin],
  [0x020c, setExtent],
  [0x001e, (_, plotter) => plotter.save()],
  [0x0127, ({ view }, plotter) => plotter.restore(view.getInt16(6, true))],
  [
    0x0106,
    ({ view }, plotter) =>
      plotter.changeInk({ fillRule: view.getUint16(6, true) === 2 ? 'nonzero' : 'evenodd' }),
  ],
  [
    0x012e,
    ({ view }, plotter) => {
      const { align, followsText } = readAlign(view.getUint16(6, true))
      plotter.changeInk({ align })
      plotter.change({ followsText })
    },
  ],
  [0x0209, ({ view }, plotter) => plotter.changeInk({ textColour: readColour(view, 6) })],
  [0x0214, ({ view }, plotter) => plotter.change({ position: readPoint(view, 6) })],
  [0x0213, lineTo],
  [0x041b, (record, plotter) => plotter.draw(outlineRectangle(readBox(record)), 'both')],
  [0x0418, (record, plotter) => plotter.draw(outlineEllipse(readBox(record)), 'both')],
  [
    0x061c,
    (record, plotter) => {
      const corner = readPoint(record.view, 6)
      plotter.draw(outlineRoundRectangle(readBox(record, 10), corner.x, corner.y), 'both')
    },
  ],
  [0x0817, drawArc('arc')],
  [0x081a, drawArc('pie')],
  [0x0830, drawArc('chord')],
  [
    0x0324,
    ({ view }, plotter) =>
      plotter.draw(outlinePolygon(readPoints(view, 8, view.getInt16(6, true)), true), 'both'),
  ],
  [
    0x0325,
    ({ view }, plotter) =>
      plotter.draw(outlinePolygon(readPoints(view, 8, view.getInt16(6, true)), false), 'stroke'),
  ],
  [0x0538, drawPolygons],
  [0x0521, textOut],
  [0x0a32, extTextOut],
  [
    0x02fa,
    ({ view }, plotter) =>
      plotter.keepNext(
        makePen(view.getUint16(6, true), view.getInt16(8, true), readColour(view, 12)),
      ),
  ],
  [
    0x02fc,
    ({ view }, plotter) =>
      plotter.keepNext(makeBrush(view.getUint16(6, true), readColour(view, 8))),
  ],
  [0x02fb, createFont],
  // They take a number, too, so that those after them keep theirs.
  [0x00f7, (_, plotter) => plotter.keepNext({ kind: 'other' })],
  [0x06ff, (_, plotter) => plotter.keepNext({ kind: 'other' })],
  [0x0142, (_, plotter) => plotter.keepNext(makeBrush(0, '#808080'))],
  [0x01f9, (_, plotter) => plotter.keepNext(makeBrush(0, '#808080'))],
  [0x012d, ({ view }, plotter) => plotter.select(view.getUint16(6, true))],
  [0x01f0, ({ view }, plotter) => plotter.forget(view.getUint16(6, true))],
  [0x0f43, drawBitmap(20, 28)],
  [0x0b41, drawBitmap(18, 26)],
  [0x0940, drawBitmap(14, 22)],
])
