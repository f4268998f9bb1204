import { recordTypes } from './record-types.ts'
import { listRecords, type PptRecord, type PptStream } from './record.ts'

/** What later versions hung on a slide: remarks of readers, and motion. */
export function countExtras(
  stream: PptStream,
  sheet: PptRecord,
): { comments: number; isAnimated: boolean } {
  const inside = (records: readonly PptRecord[], type: number): PptRecord[] =>
    records
      .filter((record) => record.type === type)
      .flatMap((record) => listRecords(stream, record))
  const tags = inside(listRecords(stream, sheet), recordTypes.tags)
  const found = inside(inside(tags, recordTypes.binaryTag), recordTypes.binaryTagData)
  return {
    comments: found.filter(({ type }) => type === recordTypes.comment).length,
    isAnimated: found.some(({ type }) => type === recordTypes.timeNode),
  }
}
