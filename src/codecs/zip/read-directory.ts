/** Where an entry of a zip stands and what the directory says of it. */
export type ZipEntry = {
  name: string
  /** Of its own header, which stands before its bytes. */
  offset: number
  packedSize: number
  size: number
  /** 0 stored, 8 deflated. */
  method: number
  isEncrypted: boolean
}

const signatures = { entry: 0x02014b50, end: 0x06054b50, end64: 0x06064b50, locator64: 0x07064b50 }
const endSize = 22
const longestComment = 0xffff
/** The value that sends the reader to the larger fields of a zip over 4 GB. */
const elsewhere = 0xffffffff

/** The directory at the end of a zip, or `null` when there is none that can be followed. */
export function readDirectory(bytes: Uint8Array, maxEntries: number): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === -1) return null
  const { count, start } = readEnd(view, end)
  const entries: ZipEntry[] = []
  let at = start
  // One more than is allowed tells that there are too many.
  while (entries.length < count && entries.length <= maxEntries) {
    if (at + 46 > end || view.getUint32(at, true) !== signatures.entry) return null
    const nameLength = view.getUint16(at + 28, true)
    const extraLength = view.getUint16(at + 30, true)
    const next = at + 46 + nameLength + extraLength + view.getUint16(at + 32, true)
    if (next > end) return null
    const flags = view.getUint16(at + 8, true)
    const nameEnd = at + 46 + nameLength
    entries.push({
      name: decodeName(bytes.subarray(at + 46, nameEnd)),
      method: view.getUint16(at + 10, true),
      isEncrypted: (flags & 1) !== 0,
      ...readSizes(view, at, nameEnd, extraLength),
    })
    at = next
  }
  return entries
}

function findEnd(view: DataView): number {
  const last = view.byteLength - endSize
  for (let at = last; at >= Math.max(0, last - longestComment); at--)
    if (view.getUint32(at, true) === signatures.end) return at
  return -1
}

function readEnd(view: DataView, end: number) {
  const plain = { count: view.getUint16(end + 10, true), start: view.getUint32(end + 16, true) }
  if (plain.count !== 0xffff && plain.start !== elsewhere) return plain
  const locator = end - 20
  if (locator < 0 || view.getUint32(locator, true) !== signatures.locator64) return plain
  const at = Number(view.getBigUint64(locator + 8, true))
  if (at + 56 > end || view.getUint32(at, true) !== signatures.end64) return plain
  return {
    count: Number(view.getBigUint64(at + 32, true)),
    start: Number(view.getBigUint64(at + 48, true)),
  }
}

function readSizes(view: DataView, entry: number, extra: number, extraLength: number) {
  const found = {
    size: view.getUint32(entry + 24, true),
    packedSize: view.getUint32(entry + 20, true),
    offset: view.getUint32(entry + 42, true),
  }
  const large = findLargeFields(view, extra, extra + extraLength)
  if (!large) return found
  let { at } = large
  for (const field of ['size', 'packedSize', 'offset'] as const)
    if (found[field] === elsewhere && at + 8 <= large.end) {
      found[field] = Number(view.getBigUint64(at, true))
      at += 8
    }
  return found
}

function findLargeFields(view: DataView, from: number, end: number) {
  for (let at = from; at + 4 <= end;) {
    const size = view.getUint16(at + 2, true)
    if (view.getUint16(at, true) === 1) return { at: at + 4, end: Math.min(at + 4 + size, end) }
    at += 4 + size
  }
  return null
}

/** What is not UTF-8 is of some code page; the names that matter here are ASCII in all of them. */
const decodeName = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
