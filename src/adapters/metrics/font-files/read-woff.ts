import { writeSfnt } from './sfnt.ts'

type Table = { tag: string; checksum: number; offset: number; storedLength: number; length: number }

/** A WOFF file's tables, inflated, as the font file they were made from. */
export async function readWoff(woff: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength)
  if (view.getUint32(0) !== 0x774f4646) throw new Error('Not a WOFF file')
  const tables = Array.from({ length: view.getUint16(12) }, (_, index) => readEntry(view, index))
  if (tables.reduce((sum, { length }) => sum + length, 0) > mostInflated) throw new RangeError()
  const contents = await Promise.all(
    tables.map(async ({ offset, storedLength, length }) => {
      const stored = woff.subarray(offset, offset + storedLength)
      return storedLength < length ? inflate(stored, length) : stored
    }),
  )
  return writeSfnt(
    view.getUint32(4),
    tables.map(({ tag, checksum }, index) => ({
      tag,
      checksum,
      content: contents[index] ?? new Uint8Array(),
    })),
  )
}

/** In bytes: the largest fonts there are take half of it. */
const mostInflated = 64_000_000
const entrySize = 20
const headerSize = 44

function readEntry(view: DataView, index: number): Table {
  const at = headerSize + index * entrySize
  return {
    tag: readTag(view, at),
    offset: view.getUint32(at + 4),
    storedLength: view.getUint32(at + 8),
    length: view.getUint32(at + 12),
    checksum: view.getUint32(at + 16),
  }
}

const readTag = (view: DataView, at: number): string =>
  String.fromCodePoint(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)))

/** By the browser itself and aside: emoji are megabytes, and the page would stand still meanwhile. */
async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const inflated = new Response(bytes).body?.pipeThrough(new DecompressionStream('deflate'))
  const reader = inflated?.getReader()
  // A few bytes can unpack to any number: what is more than the file says does not fit, and throws.
  const whole = new Uint8Array(length)
  let at = 0
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    whole.set(piece.value, at)
    at += piece.value.length
  }
  return whole
}
