/** A piece of the stream: a head of eight bytes, then its data or other records. */
export type PptRecord = {
  type: number
  instance: number
  isContainer: boolean
  /** Of its data. */
  start: number
  end: number
}

/** The stream of a presentation, with the records that it is made of. */
export type PptStream = { bytes: Uint8Array<ArrayBuffer>; view: DataView }

export const makeStream = (bytes: Uint8Array<ArrayBuffer>): PptStream => ({
  bytes,
  view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
})

/** The record at a place; null where there is none. Its data is what of it is there. */
export function readRecord({ view }: PptStream, at: number, limit: number): PptRecord | null {
  if (at < 0 || at + 8 > limit) return null
  const head = view.getUint16(at, true)
  const start = at + 8
  return {
    type: view.getUint16(at + 2, true),
    instance: head >> 4,
    isContainer: (head & 15) === 15,
    start,
    end: Math.min(start + view.getUint32(at + 4, true), limit),
  }
}

/** No part of a real file has nearly as many; each costs memory. */
const mostRecords = 200_000

/** One after the other. */
export function listRecords(stream: PptStream, within: { start: number; end: number }) {
  const records: PptRecord[] = []
  let at = within.start
  for (
    let record = readRecord(stream, at, within.end);
    record;
    record = readRecord(stream, at, within.end)
  ) {
    if (records.length >= mostRecords) break
    records.push(record)
    at = record.end
  }
  return records
}

export const findRecord = (
  stream: PptStream,
  within: { start: number; end: number },
  type: number,
): PptRecord | undefined => listRecords(stream, within).find((record) => record.type === type)

/** Numbers of a record; 0 where it is shorter than it should be. */
export const readUint32 = ({ view }: PptStream, { start, end }: PptRecord, at: number): number =>
  start + at + 4 <= end ? view.getUint32(start + at, true) : 0

export const readUint16 = ({ view }: PptStream, { start, end }: PptRecord, at: number): number =>
  start + at + 2 <= end ? view.getUint16(start + at, true) : 0

export const readUint8 = ({ view }: PptStream, { start, end }: PptRecord, at: number): number =>
  start + at + 1 <= end ? view.getUint8(start + at) : 0

export const readInt32 = ({ view }: PptStream, { start, end }: PptRecord, at: number): number =>
  start + at + 4 <= end ? view.getInt32(start + at, true) : 0

export const readInt16 = ({ view }: PptStream, { start, end }: PptRecord, at: number): number =>
  start + at + 2 <= end ? view.getInt16(start + at, true) : 0
