import { fail, ok, type Result } from '#core/result.ts'

import { inflateWithin } from './inflate-within.ts'
import { readDirectory, type ZipEntry } from './read-directory.ts'

/** Real files stay far below these; one that does not was made to fill the memory. */
const limits = { entries: 20_000, entryBytes: 64_000_000, totalBytes: 600_000_000 } as const

export type Zip = {
  /** In the order of the directory, with `/` between folders. */
  names: readonly string[]
  /** The bytes of an entry, or `null` when there is none, it is too large or it is damaged. */
  read(path: string): Uint8Array<ArrayBuffer> | null
}

/** Looks at the directory only; an entry is unpacked when it is read. */
export function openZip(bytes: Uint8Array): Result<Zip, 'broken' | 'too-large'> {
  const directory = readDirectory(bytes, limits.entries)
  if (!directory) return fail('broken')
  const total = directory.reduce((sum, { size }) => sum + size, 0)
  const hasHugePart = directory.some(
    ({ name, size }) => /\.(?:xml|rels)$/i.test(name) && size > limits.entryBytes,
  )
  if (hasHugePart || directory.length > limits.entries || total > limits.totalBytes)
    return fail('too-large')
  const entries = new Map(directory.map((entry) => [foldPath(entry.name), entry]))
  // Entries may share their bytes and be read again and again: what counts is what was unpacked.
  let left: number = limits.totalBytes
  return ok({
    names: directory.map(({ name }) => tidyPath(name)),
    read(path) {
      const entry = entries.get(foldPath(path))
      if (!entry || entry.isEncrypted || entry.size > Math.min(limits.entryBytes, left)) return null
      const found = readEntry(bytes, entry)
      // Who lies once is not read on: each time would cost as much as the true size does.
      if (found === 'more') left = 0
      if (found === null || found === 'more') return null
      left -= found.length
      return found
    },
  })
}

function readEntry(bytes: Uint8Array, { offset, packedSize, size, method }: ZipEntry) {
  const headerSize = 30
  if (offset + headerSize > bytes.length) return null
  const header = new DataView(bytes.buffer, bytes.byteOffset + offset, headerSize)
  if (header.getUint32(0, true) !== 0x04034b50) return null
  const start = offset + headerSize + header.getUint16(26, true) + header.getUint16(28, true)
  const packed = bytes.subarray(start, start + packedSize)
  if (method === 0) return packed.slice(0, size)
  if (method !== 8) return null
  return inflateWithin(packed, size)
}

/** Some programs write Windows' separators. */
const tidyPath = (name: string): string => name.replaceAll('\\', '/').replace(/^\/+/, '')

/** Programs differ in upper and lower case. */
const foldPath = (name: string): string => tidyPath(name).toLowerCase()
