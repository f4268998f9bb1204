import { deflateSync } from 'fflate'

import { crc32 } from './crc32.ts'
import { deflateQuickly, longestDeflated } from './deflate-quickly.ts'

/** An archive, written entry by entry. */
export type ZipWriter = {
  addText(path: string, text: string): void
  /** Before all that is there. */
  addFirst(path: string, text: string): void
  /** Bytes that are packed already, such as pictures. */
  addBytes(path: string, bytes: Uint8Array): void
  /** Bytes that are worth packing well, such as fonts. */
  addData(path: string, bytes: Uint8Array): void
  finish(): Uint8Array<ArrayBuffer>
}

type Entry = {
  path: Uint8Array
  content: Uint8Array
  /** Before it was packed. */
  length: number
  crc: number
  method: 0 | 8
}

const localHeader = 30
const centralHeader = 46
const endRecord = 22
const mostEntries = 0xffff
const version = 20
const namesInUtf8 = 1 << 11
/** Of all that archives know, so that the same content gives the same bytes, whenever it is written. */
const firstDay = (1 << 5) | 1

const encoder = new TextEncoder()

export function createZipWriter(): ZipWriter {
  const entries: Entry[] = []
  // Both are as large as the largest text so far needs them.
  let source = new Uint8Array(65_536)
  let packed = new Uint8Array(longestDeflated(source.length))

  function pack(path: string, text: string): Entry {
    // A code unit becomes three bytes at most.
    if (3 * text.length > source.length) {
      source = new Uint8Array(6 * text.length)
      packed = new Uint8Array(longestDeflated(source.length))
    }
    const { written: length } = encoder.encodeInto(text, source)
    const content = packed.slice(0, deflateQuickly(source, length, packed))
    return { path: encoder.encode(path), content, length, crc: crc32(source, length), method: 8 }
  }

  return {
    addText: (path, text) => void entries.push(pack(path, text)),
    addFirst: (path, text) => void entries.unshift(pack(path, text)),
    addBytes(path, content) {
      const { length } = content
      const crc = crc32(content, length)
      entries.push({ path: encoder.encode(path), content, length, crc, method: 0 })
    },
    addData(path, bytes) {
      const { length } = bytes
      const content = deflateSync(bytes)
      entries.push({
        path: encoder.encode(path),
        content,
        length,
        crc: crc32(bytes, length),
        method: 8,
      })
    },
    finish: () => writeArchive(entries),
  }
}

function writeArchive(entries: readonly Entry[]): Uint8Array<ArrayBuffer> {
  if (entries.length > mostEntries) throw new Error('More entries than an archive can list')
  const addUp = (header: number, sizeOf: (entry: Entry) => number) =>
    entries.reduce((sum, entry) => sum + header + entry.path.length + sizeOf(entry), 0)
  const contents = addUp(localHeader, ({ content }) => content.length)
  const list = addUp(centralHeader, () => 0)
  const bytes = new Uint8Array(contents + list + endRecord)
  const view = new DataView(bytes.buffer)
  let at = 0
  let listed = contents
  for (const entry of entries) {
    const { path, content } = entry
    view.setUint32(at, 0x04034b50, true)
    describeEntry(view, at + 4, entry)
    bytes.set(path, at + localHeader)
    bytes.set(content, at + localHeader + path.length)
    // The list at the end says the same once more, and where it is.
    view.setUint32(listed, 0x02014b50, true)
    view.setUint16(listed + 4, version, true)
    describeEntry(view, listed + 6, entry)
    view.setUint32(listed + 42, at, true)
    bytes.set(path, listed + centralHeader)
    at += localHeader + path.length + content.length
    listed += centralHeader + path.length
  }
  view.setUint32(listed, 0x06054b50, true)
  view.setUint16(listed + 8, entries.length, true)
  view.setUint16(listed + 10, entries.length, true)
  view.setUint32(listed + 12, list, true)
  view.setUint32(listed + 16, contents, true)
  return bytes
}

function describeEntry(view: DataView, at: number, entry: Entry): void {
  view.setUint16(at, version, true)
  view.setUint16(at + 2, namesInUtf8, true)
  view.setUint16(at + 4, entry.method, true)
  view.setUint16(at + 8, firstDay, true)
  view.setUint32(at + 10, entry.crc, true)
  view.setUint32(at + 14, entry.content.length, true)
  view.setUint32(at + 18, entry.length, true)
  view.setUint16(at + 22, entry.path.length, true)
}
