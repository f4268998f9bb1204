import type { PresentationRecord, PresentationStatus } from '#core/deck/record.ts'
import { foldText } from '#core/fold-text.ts'

export type StatusFilter = PresentationStatus | 'all'
export type RecordFilter = { query: string; status: StatusFilter }

/** Those with every word of the query in title, description or tags; newest updated first. */
export function filterRecords(
  records: readonly PresentationRecord[],
  { query, status }: RecordFilter,
): PresentationRecord[] {
  const words = foldText(query).split(/\s+/u).filter(Boolean)
  return records
    .filter((record) => status === 'all' || record.status === status)
    .filter((record) => {
      if (words.length === 0) return true
      const text = foldText([record.title, record.description, ...record.tags].join('\n'))
      return words.every((word) => text.includes(word))
    })
    .toSorted((a, b) => (a.updated_at < b.updated_at ? 1 : a.updated_at > b.updated_at ? -1 : 0))
}

export const totalSlides = (records: readonly PresentationRecord[]): number =>
  records.reduce((sum, record) => sum + record.total_slides, 0)
