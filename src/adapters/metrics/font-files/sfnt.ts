/** A font file is a list of tables, each under a tag of four letters. */
export type Sfnt = { flavour: number; tables: Map<string, Uint8Array<ArrayBuffer>> }

export type SfntTable = { tag: string; content: Uint8Array; checksum?: number }

const headerSize = 12
const entrySize = 16

export function readSfnt(font: Uint8Array<ArrayBuffer>): Sfnt {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const tables = new Map<string, Uint8Array<ArrayBuffer>>()
  for (let index = 0; index < view.getUint16(4); index++) {
    const at = headerSize + index * entrySize
    const tag = String.fromCodePoint(...font.subarray(at, at + 4))
    const start = view.getUint32(at + 8)
    tables.set(tag, font.subarray(start, start + view.getUint32(at + 12)))
  }
  return { flavour: view.getUint32(0), tables }
}

export function writeSfnt(flavour: number, tables: readonly SfntTable[]): Uint8Array<ArrayBuffer> {
  const dataStart = headerSize + tables.length * entrySize
  const size = tables.reduce((sum, { content }) => sum + padded(content.length), dataStart)
  const font = new Uint8Array(size)
  const view = new DataView(font.buffer)
  const power = Math.floor(Math.log2(tables.length))
  view.setUint32(0, flavour)
  view.setUint16(4, tables.length)
  view.setUint16(6, 2 ** power * entrySize)
  view.setUint16(8, power)
  view.setUint16(10, (tables.length - 2 ** power) * entrySize)
  let offset = dataStart
  for (const [index, { tag, content, checksum }] of tables.entries()) {
    const at = headerSize + index * entrySize
    for (let place = 0; place < 4; place++) view.setUint8(at + place, tag.charCodeAt(place))
    font.set(content, offset)
    view.setUint32(at + 4, checksum ?? sumUp(view, offset, content.length))
    view.setUint32(at + 8, offset)
    view.setUint32(at + 12, content.length)
    offset += padded(content.length)
  }
  return font
}

const padded = (length: number): number => Math.ceil(length / 4) * 4

function sumUp(view: DataView, start: number, length: number): number {
  let sum = 0
  for (let at = start; at < start + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0
  return sum
}
