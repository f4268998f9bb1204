import type { PptRecord, PptStream } from './record.ts'

type Run<T> = { end: number; value: T }

/** Of what a text says of its look, the level of each paragraph and the size of its letters. */
export function readTextStyle(
  stream: PptStream,
  record: PptRecord,
  length: number,
): { levelAt(place: number): number; sizeAt(place: number): number | null } {
  const cursor = makeCursor(stream, record)
  const levels = readRuns(cursor, length, () => {
    const level = cursor.uint16()
    skipFields(cursor, cursor.uint32(), paragraphFields)
    return level
  })
  const sizes = readRuns(cursor, length, () => readSize(cursor))
  return {
    levelAt: (place) => Math.min(valueAt(levels, place) ?? 0, 4),
    sizeAt: (place) => valueAt(sizes, place) ?? null,
  }
}

const valueAt = <T>(runs: readonly Run<T>[], place: number): T | undefined =>
  runs.find(({ end }) => place < end)?.value

/** Reads on; past the end everything is 0, and `isDone` says so. */
type Cursor = { uint16(): number; uint32(): number; skip(bytes: number): void; isDone(): boolean }

function makeCursor({ view }: PptStream, { start, end }: PptRecord): Cursor {
  let at = start
  const take = (size: number, read: (from: number) => number): number => {
    const from = at
    at += size
    return at <= end ? read(from) : 0
  }
  return {
    uint16: () => take(2, (from) => view.getUint16(from, true)),
    uint32: () => take(4, (from) => view.getUint32(from, true)),
    skip: (bytes) => (at += bytes),
    isDone: () => at >= end,
  }
}

function readRuns<T>(cursor: Cursor, length: number, read: () => T): Run<T>[] {
  const runs: Run<T>[] = []
  let end = 0
  while (end < length && !cursor.isDone()) {
    const count = cursor.uint32()
    // A run of nothing would go on for ever.
    if (count === 0) break
    end += count
    runs.push({ end, value: read() })
  }
  return runs
}

/** In the order in which they are written, each if one of its bits is set: how many bytes it takes. */
type Field = { bits: number; bytes: number | 'tabs' }

const bit = (...places: number[]): number => places.reduce((all, place) => all | (1 << place), 0)

const paragraphFields: readonly Field[] = [
  { bits: bit(0, 1, 2, 3), bytes: 2 },
  { bits: bit(7), bytes: 2 },
  { bits: bit(4), bytes: 2 },
  { bits: bit(6), bytes: 2 },
  { bits: bit(5), bytes: 4 },
  { bits: bit(11), bytes: 2 },
  { bits: bit(12), bytes: 2 },
  { bits: bit(13), bytes: 2 },
  { bits: bit(14), bytes: 2 },
  { bits: bit(8), bytes: 2 },
  { bits: bit(10), bytes: 2 },
  { bits: bit(15), bytes: 2 },
  { bits: bit(20), bytes: 'tabs' },
  { bits: bit(16), bytes: 2 },
  { bits: bit(17, 18, 19), bytes: 2 },
  { bits: bit(21), bytes: 2 },
]

const beforeSize: readonly Field[] = [
  { bits: 0xffff, bytes: 2 },
  { bits: bit(16), bytes: 2 },
  { bits: bit(21), bytes: 2 },
  { bits: bit(22), bytes: 2 },
  { bits: bit(23), bytes: 2 },
]
const afterSize: readonly Field[] = [
  { bits: bit(18), bytes: 4 },
  { bits: bit(19), bytes: 2 },
]

function readSize(cursor: Cursor): number | null {
  const mask = cursor.uint32()
  skipFields(cursor, mask, beforeSize)
  const size = mask & bit(17) ? cursor.uint16() : null
  skipFields(cursor, mask, afterSize)
  return size
}

function skipFields(cursor: Cursor, mask: number, fields: readonly Field[]): void {
  for (const { bits, bytes } of fields)
    if (mask & bits) cursor.skip(bytes === 'tabs' ? cursor.uint16() * 4 : bytes)
}
