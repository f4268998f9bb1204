import type { PptFile } from './open-ppt.ts'
import { type PptText, readTexts } from './read-text.ts'
import { recordTypes } from './record-types.ts'
import { listRecords, type PptRecord, readUint32 } from './record.ts'

/** A slide or a page of notes, and the texts that the file keeps apart from it. */
export type OutlineSheet = { place: number; slideId: number; texts: PptText[] }

const instances = { slides: 0, masters: 1, notes: 2 } as const
const mostSheets = 5_000

/** In the order of the show. */
export function listSheets(
  { stream, document }: PptFile,
  which: keyof typeof instances,
): OutlineSheet[] {
  const list = listRecords(stream, document).find(
    ({ type, instance }) => type === recordTypes.slideListWithText && instance === instances[which],
  )
  const sheets: { head: PptRecord; records: PptRecord[] }[] = []
  for (const record of list ? listRecords(stream, list) : []) {
    if (record.type === recordTypes.slidePersistAtom) sheets.push({ head: record, records: [] })
    else sheets.at(-1)?.records.push(record)
  }
  return sheets.slice(0, mostSheets).map(({ head, records }) => ({
    place: readUint32(stream, head, 0),
    slideId: readUint32(stream, head, 12),
    texts: readTexts(stream, records),
  }))
}
