import { zlibSync } from 'fflate'

import { joinBytes } from '#core/join-bytes.ts'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Red, green, blue and opacity of each pixel, from the top left. */
export type Pixels = { width: number; height: number; data: Uint8Array }

export function writePng({ width, height, data }: Pixels): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set([8, 6, 0, 0, 0], 8)
  // Each row says that it is stored as it is.
  const rows = new Uint8Array((width * 4 + 1) * height)
  for (let row = 0; row < height; row++)
    rows.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * (width * 4 + 1) + 1)
  return joinBytes([
    Uint8Array.from(signature),
    writeChunk('IHDR', header),
    writeChunk('IDAT', zlibSync(rows)),
    writeChunk('IEND', new Uint8Array(0)),
  ])
}

function writeChunk(name: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(12 + data.length)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, data.length)
  chunk.set(
    Array.from(name, (letter) => letter.codePointAt(0) ?? 0),
    4,
  )
  chunk.set(data, 8)
  view.setUint32(8 + data.length, checksum(chunk.subarray(4, 8 + data.length)))
  return chunk
}

const table = Uint32Array.from({ length: 256 }, (_, value) => {
  let sum = value
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1
  return sum
})

function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8)
  return (sum ^ 0xffffffff) >>> 0
}
