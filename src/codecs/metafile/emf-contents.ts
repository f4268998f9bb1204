import type { Plotter } from './create-plotter.ts'
import { type MetafileRecord, type Player, type PlayRecord, readBlend } from './metafile-record.ts'
import { outlineRectangle } from './outline-shapes.ts'
import { translateSymbols } from './read-font.ts'

/** Glyph numbers of a typeface say nothing without it. */
const glyphNumbers = 0x10

function writeText({ view, bytes }: MetafileRecord, plotter: Plotter, isWide: boolean): void {
  const at = { x: view.getInt32(36, true), y: view.getInt32(40, true) }
  const count = view.getUint32(44, true)
  const start = view.getUint32(48, true)
  if (view.getUint32(52, true) & glyphNumbers) return
  const end = start + count * (isWide ? 2 : 1)
  if (end > bytes.length) throw new RangeError('text after the end')
  const raw = new TextDecoder(isWide ? 'utf-16le' : 'windows-1252').decode(
    bytes.subarray(start, end),
  )
  const text = plotter.state.ink.font.isSymbol ? translateSymbols(raw) : raw
  plotter.text(text, at, sumSpaces(view, view.getUint32(72, true), count))
}

function sumSpaces(view: DataView, at: number, count: number): number {
  if (at === 0 || at + count * 4 > view.byteLength) return 0
  let sum = 0
  for (let index = 0; index < count; index++) sum += view.getInt32(at + index * 4, true)
  return sum
}

/** Where a record says what to paint, how, and where its picture is. */
type BitmapFields = { size: number; header: number; operation?: number }

const targetAt = 24

const drawBitmap =
  ({ size, header, operation }: BitmapFields): PlayRecord =>
  ({ view, bytes }, plotter) => {
    const from = { x: view.getInt32(targetAt, true), y: view.getInt32(targetAt + 4, true) }
    const to = {
      x: from.x + view.getInt32(size, true),
      y: from.y + view.getInt32(size + 4, true),
    }
    const how = operation === undefined ? copy : view.getUint32(operation, true)
    const blend = readBlend(how)
    const [headerAt, bitsAt] = [view.getUint32(header, true), view.getUint32(header + 8, true)]
    if (headerAt === 0 && how === fillWithBrush) fillArea(plotter, from, to)
    else if (headerAt > 0 && blend)
      plotter.bitmap(bytes.subarray(headerAt), { from, to, blend, bitsAt: bitsAt - headerAt })
  }

const copy = 0x00cc0020
const fillWithBrush = 0x00f00021

type Corner = { x: number; y: number }

function fillArea(plotter: Plotter, from: Corner, to: Corner): void {
  plotter.draw(outlineRectangle({ left: from.x, top: from.y, right: to.x, bottom: to.y }), 'fill')
}

/** Texts and bitmaps of an enhanced metafile. */
export const emfContents: Player = new Map<number, PlayRecord>([
  [83, (record, plotter) => writeText(record, plotter, false)],
  [84, (record, plotter) => writeText(record, plotter, true)],
  [76, drawBitmap({ size: 32, header: 84, operation: 40 })],
  [77, drawBitmap({ size: 32, header: 84, operation: 40 })],
  [80, drawBitmap({ size: 40, header: 48 })],
  [81, drawBitmap({ size: 72, header: 48, operation: 68 })],
  [114, drawBitmap({ size: 32, header: 84 })],
  [116, drawBitmap({ size: 32, header: 84 })],
])
