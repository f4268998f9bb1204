import { openDatabase } from '#adapters/storage/database.ts'
import { createIndexedDbDeckStore } from '#adapters/storage/indexed-db-deck-store.ts'
import { createRecord } from '#core/deck/create-record.ts'
import type { Deck } from '#core/deck/deck.ts'

const store = createIndexedDbDeckStore(openDatabase())

const say = (count: number) => Array.from({ length: count }, () => 'words').join(' ')

const makeDeck = (title: string): Deck => ({
  title,
  slides: Array.from({ length: 8 }, (_, index) => ({
    id: `slide-${index}`,
    title: `Slide ${index}`,
    content: [say(8), say(8), say(8)],
    notes: say(65),
  })),
})

/** The library alone, without screens, for measuring what it costs by itself. */
const libraryPage = {
  async fill(count: number): Promise<void> {
    for (let index = 0; index < count; index++) {
      const deck = makeDeck(`Presentation ${index}`)
      const now = new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString()
      const record = createRecord(deck, { id: `presentation-${index}`, userId: 'ada', now })
      const created = await store.create(record, deck, [])
      if (!created.ok) throw new Error(created.error.code)
    }
  },
  async list(): Promise<string[]> {
    const listing = await store.list('ada')
    if (!listing.ok) throw new Error(listing.error.code)
    return listing.value.records.map(({ id }) => id)
  },
}

export type LibraryPage = typeof libraryPage

Object.assign(globalThis, { libraryPage })
