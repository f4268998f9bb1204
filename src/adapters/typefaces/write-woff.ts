import { joinBytes } from '#core/join-bytes.ts'

import type { FontTables } from './open-font-file.ts'

const headerSize = 44
const entrySize = 20
const signature = 0x774f4646

/** The tables of a font as a WOFF file, each packed where that makes it smaller. */
export async function writeWoff(
  flavour: number,
  font: FontTables,
): Promise<Uint8Array<ArrayBuffer>> {
  const tables = await Promise.all(
    [...font]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(async ([tag, content]) => {
        const packed = await deflate(content)
        return { tag, content, stored: packed.length < content.length ? packed : content }
      }),
  )
  const head = new DataView(new ArrayBuffer(headerSize + tables.length * entrySize))
  const whole = tables.reduce(
    (sum, { content }) => sum + pad(content.length),
    12 + tables.length * 16,
  )
  const parts: Uint8Array[] = []
  let offset = head.byteLength
  for (const [index, { tag, content, stored }] of tables.entries()) {
    const at = headerSize + index * entrySize
    for (let place = 0; place < 4; place++) head.setUint8(at + place, tag.charCodeAt(place))
    const numbers = [offset, stored.length, content.length, sumUp(content)]
    numbers.forEach((value, place) => head.setUint32(at + 4 + place * 4, value))
    parts.push(stored, new Uint8Array(pad(stored.length) - stored.length))
    offset += pad(stored.length)
  }
  head.setUint32(0, signature)
  head.setUint32(4, flavour)
  head.setUint32(8, offset)
  head.setUint16(12, tables.length)
  head.setUint32(16, whole)
  return joinBytes([new Uint8Array(head.buffer), ...parts])
}

const pad = (length: number): number => Math.ceil(length / 4) * 4

function sumUp(table: Uint8Array): number {
  const padded = new Uint8Array(pad(table.length))
  padded.set(table)
  const view = new DataView(padded.buffer)
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0
  return sum
}

async function deflate(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([new Uint8Array(bytes)])
    .stream()
    .pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}
