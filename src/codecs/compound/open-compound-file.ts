import { fail, ok, type Result } from '#core/result.ts'

/** A file of files, as Office wrote before 2007: streams under names, in storages. */
export type CompoundFile = {
  has(path: string): boolean
  /** Null when there is no such stream. What a damaged file lacks of it is left out. */
  read(path: string): Uint8Array<ArrayBuffer> | null
}

export type CompoundFailure = 'not-compound' | 'damaged'

type Entry = { name: string; kind: number; start: number; size: number }
type Node = Entry & { left: number; right: number; child: number }

const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const lastSector = 0xfffffffa
const entrySize = 128
const mostEntries = 20_000
const root = 5

/** Every chain is followed at most once through the file, so a damaged one ends and never turns in a ring. */
export function openCompoundFile(bytes: Uint8Array): Result<CompoundFile, CompoundFailure> {
  if (!signature.every((value, at) => bytes[at] === value)) return fail('not-compound')
  if (bytes.length < 512) return fail('damaged')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const sectorSize = 1 << view.getUint16(30, true)
  const miniSize = 1 << view.getUint16(32, true)
  if (![512, 4096].includes(sectorSize) || miniSize !== 64) return fail('damaged')
  const total = Math.ceil(bytes.length / sectorSize)

  const sectorAt = (sector: number): Uint8Array =>
    bytes.subarray((sector + 1) * sectorSize, (sector + 2) * sectorSize)

  const table = readTable(view, { sectorSize, total, sectorAt })
  const readChain = (start: number, size = Infinity): Uint8Array<ArrayBuffer> =>
    joinChain(start, table, Math.min(size, bytes.length), sectorSize, sectorAt)

  const nodes = readNodes(readChain(view.getUint32(48, true)))
  const [top] = nodes
  if (top?.kind !== root) return fail('damaged')
  const entries = listEntries(nodes)
  const miniTable = toNumbers(readChain(view.getUint32(60, true)))
  const miniStream = readChain(top.start, top.size)
  const miniAt = (sector: number) => miniStream.subarray(sector * miniSize, (sector + 1) * miniSize)
  const cutoff = view.getUint32(56, true)

  return ok({
    has: (path) => entries.has(path.toLowerCase()),
    read(path) {
      const entry = entries.get(path.toLowerCase())
      if (!entry) return null
      return entry.size < cutoff
        ? joinChain(entry.start, miniTable, entry.size, miniSize, miniAt)
        : readChain(entry.start, entry.size)
    },
  })
}

type Sectors = {
  sectorSize: number
  total: number
  sectorAt: (sector: number) => Uint8Array
}

/** Which sector follows which. */
function readTable(view: DataView, { sectorSize, total, sectorAt }: Sectors): number[] {
  const places: number[] = []
  for (let at = 76; at < 512; at += 4) places.push(view.getUint32(at, true))
  let next = view.getUint32(68, true)
  for (let count = 0; next < lastSector && count < total; count++) {
    const numbers = toNumbers(sectorAt(next))
    places.push(...numbers.slice(0, sectorSize / 4 - 1))
    next = numbers[sectorSize / 4 - 1] ?? lastSector
  }
  const table: number[] = []
  for (const place of places) {
    if (place >= lastSector || table.length > total) break
    const numbers = toNumbers(sectorAt(place))
    for (let at = 0; at < sectorSize / 4; at++) table.push(numbers[at] ?? lastSector)
  }
  return table
}

function joinChain(
  start: number,
  table: readonly number[],
  size: number,
  sectorSize: number,
  sectorAt: (sector: number) => Uint8Array,
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  let length = 0
  let sector = start
  for (let count = 0; count <= table.length && sector < lastSector && length < size; count++) {
    const part = sectorAt(sector)
    if (part.length === 0) break
    parts.push(part)
    length += sectorSize
    sector = table[sector] ?? lastSector
  }
  const joined = new Uint8Array(Math.min(length, size))
  let at = 0
  for (const part of parts) {
    joined.set(part.subarray(0, joined.length - at), at)
    at += part.length
  }
  return joined
}

function toNumbers(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) =>
    view.getUint32(at * 4, true),
  )
}

function readNodes(directory: Uint8Array): Node[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength)
  const count = Math.min(Math.floor(directory.length / entrySize), mostEntries)
  return Array.from({ length: count }, (_, index) => {
    const at = index * entrySize
    const letters = Math.max(0, Math.min(view.getUint16(at + 64, true), 64) - 2)
    return {
      name: new TextDecoder('utf-16le').decode(directory.subarray(at, at + letters)),
      kind: view.getUint8(at + 66),
      left: view.getUint32(at + 68, true),
      right: view.getUint32(at + 72, true),
      child: view.getUint32(at + 76, true),
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    }
  })
}

/** By path, in small letters. What no path leads to, as in a damaged directory, by its name alone. */
function listEntries(nodes: readonly Node[]): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  const seen = new Set<number>()
  const waiting = [{ index: nodes[0]?.child ?? 0, folder: '' }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { index, folder } = next
    const node = nodes[index]
    if (!node || index === 0 || seen.has(index)) continue
    seen.add(index)
    const path = folder + node.name.toLowerCase()
    entries.set(path, node)
    waiting.push({ index: node.left, folder }, { index: node.right, folder })
    if (node.kind === 1) waiting.push({ index: node.child, folder: `${path}/` })
  }
  for (const node of nodes.slice(1)) {
    const name = node.name.toLowerCase()
    if (node.kind === 2 && name && !entries.has(name)) entries.set(name, node)
  }
  return entries
}
