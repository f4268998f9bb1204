import { zlibSync } from 'fflate'

import { joinBytes } from '#core/join-bytes.ts'

/** The number of an object, by which others name it. */
export type Ref = number

export type PdfFile = {
  /** A number for an object that is written later. */
  reserve(): Ref
  /** An object without a stream: dictionary, list, number. */
  add(body: string, ref?: Ref): Ref
  /** `entries` are those of its dictionary besides length and filter. */
  addStream(entries: string, bytes: Uint8Array, options?: StreamOptions): Ref
  /** Bytes of the whole file. */
  pack(trailer: { root: Ref; info: Ref }): Uint8Array<ArrayBuffer>
}

type StreamOptions = {
  ref?: Ref
  /** It is packed already, or not worth it; its entries say how. */
  isPacked?: boolean
}

export const toRef = (ref: Ref): string => `${ref} 0 R`

/** One byte for each letter, as all of a PDF but its streams is written. */
export function encodeBytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}

/** So many objects are packed together: less is larger, more is slow to read one of. */
const packSize = 200

/** The same objects give the same bytes, whenever and wherever. */
export function createPdfFile(): PdfFile {
  const bodies = new Map<Ref, string>()
  const streams = new Map<Ref, { entries: string; bytes: Uint8Array }>()
  let last = 0
  const reserve = () => ++last

  function addStream(
    entries: string,
    bytes: Uint8Array,
    { ref = reserve(), isPacked = false }: StreamOptions = {},
  ): Ref {
    const packed = isPacked ? bytes : zlibSync(bytes, { level: 6 })
    const filter = isPacked ? '' : '/Filter/FlateDecode'
    streams.set(ref, { entries: `${entries}${filter}/Length ${packed.length}`, bytes: packed })
    return ref
  }

  return {
    reserve,
    add(body, ref = reserve()) {
      bodies.set(ref, body)
      return ref
    },
    addStream,
    pack({ root, info }) {
      const places = new Map<Ref, Place>()
      for (const group of groupBy([...bodies], packSize)) {
        const pack = reserve()
        group.forEach(([ref], index) => places.set(ref, { pack, index }))
        const parts = joinBodies(group)
        addStream(`/Type/ObjStm/N ${group.length}/First ${parts.first}`, encodeBytes(parts.text), {
          ref: pack,
        })
      }
      const table = reserve()
      const writer = createByteWriter()
      writer.write('%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3\n')
      for (const [ref, { entries, bytes }] of streams) {
        places.set(ref, { offset: writer.size() })
        writeStream(writer, ref, entries, bytes)
      }
      const start = writer.size()
      places.set(table, { offset: start })
      const packed = zlibSync(writePlaces(places, last), { level: 6 })
      const entries = `/Type/XRef/Size ${last + 1}/W[1 4 2]/Root ${toRef(root)}/Info ${toRef(info)}/Filter/FlateDecode/Length ${packed.length}`
      writeStream(writer, table, entries, packed)
      writer.write(`startxref\n${start}\n%%EOF\n`)
      return writer.bytes()
    },
  }
}

function groupBy<T>(list: readonly T[], size: number): T[][] {
  const groups: T[][] = []
  for (let at = 0; at < list.length; at += size) groups.push(list.slice(at, at + size))
  return groups
}

function joinBodies(group: readonly (readonly [Ref, string])[]): { text: string; first: number } {
  let at = 0
  const head = group.map(([ref, body]) => {
    const entry = `${ref} ${at}`
    at += body.length + 1
    return entry
  })
  const text = `${head.join(' ')}\n`
  return { text: text + group.map(([, body]) => body).join('\n'), first: text.length }
}

/** At an offset of the file, or one of those in a pack. */
type Place = { offset: number } | { pack: Ref; index: number }

function writePlaces(places: ReadonlyMap<Ref, Place>, last: Ref): Uint8Array {
  const bytes = new Uint8Array((last + 1) * 7)
  const view = new DataView(bytes.buffer)
  for (let ref = 1; ref <= last; ref++) {
    const place = places.get(ref)
    if (!place) throw new Error(`Object ${ref} was never written`)
    const at = ref * 7
    const isPacked = 'pack' in place
    view.setUint8(at, isPacked ? 2 : 1)
    view.setUint32(at + 1, isPacked ? place.pack : place.offset)
    view.setUint16(at + 5, isPacked ? place.index : 0)
  }
  view.setUint16(5, 65_535)
  return bytes
}

type ByteWriter = ReturnType<typeof createByteWriter>

function createByteWriter() {
  const chunks: Uint8Array[] = []
  let size = 0
  return {
    size: () => size,
    write(chunk: string | Uint8Array): void {
      const bytes = typeof chunk === 'string' ? encodeBytes(chunk) : chunk
      chunks.push(bytes)
      size += bytes.length
    },
    bytes: () => joinBytes(chunks),
  }
}

function writeStream(writer: ByteWriter, ref: Ref, entries: string, bytes: Uint8Array): void {
  writer.write(`${ref} 0 obj\n<<${entries}>>stream\n`)
  writer.write(bytes)
  writer.write('\nendstream\nendobj\n')
}
