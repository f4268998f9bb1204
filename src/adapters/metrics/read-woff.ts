type Table = { tag: string; checksum: number; offset: number; storedLength: number; length: number }

/** A WOFF file's tables, inflated, as the font file they were made from. */
export async function readWoff(woff: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength)
  if (view.getUint32(0) !== 0x774f4646) throw new Error('Not a WOFF file')
  const tables = Array.from({ length: view.getUint16(12) }, (_, index) => readEntry(view, index))
  const contents = await Promise.all(
    tables.map(async ({ offset, storedLength, length }) => {
      const stored = woff.subarray(offset, offset + storedLength)
      return storedLength < length ? inflate(stored) : stored
    }),
  )
  return writeFont(view.getUint32(4), tables, contents)
}

const entrySize = { woff: 20, font: 16 }
const headerSize = { woff: 44, font: 12 }

function readEntry(view: DataView, index: number): Table {
  const at = headerSize.woff + index * entrySize.woff
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

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const inflated = new Response(bytes).body?.pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(inflated).arrayBuffer())
}

function writeFont(
  flavour: number,
  tables: readonly Table[],
  contents: readonly Uint8Array[],
): Uint8Array<ArrayBuffer> {
  const dataStart = headerSize.font + tables.length * entrySize.font
  const size = contents.reduce((sum, { length }) => sum + padded(length), dataStart)
  const font = new Uint8Array(size)
  const view = new DataView(font.buffer)
  const power = Math.floor(Math.log2(tables.length))
  view.setUint32(0, flavour)
  view.setUint16(4, tables.length)
  view.setUint16(6, 2 ** power * entrySize.font)
  view.setUint16(8, power)
  view.setUint16(10, (tables.length - 2 ** power) * entrySize.font)
  let offset = dataStart
  tables.forEach(({ tag, checksum }, index) => {
    const content = contents[index] ?? new Uint8Array()
    const at = headerSize.font + index * entrySize.font
    for (let place = 0; place < 4; place++) view.setUint8(at + place, tag.charCodeAt(place))
    view.setUint32(at + 4, checksum)
    view.setUint32(at + 8, offset)
    view.setUint32(at + 12, content.length)
    font.set(content, offset)
    offset += padded(content.length)
  })
  return font
}

const padded = (length: number): number => Math.ceil(length / 4) * 4
