import { describe, expect, test } from 'vitest'

import { createMemoryDeckStore, createMemoryTables } from '#adapters/storage/memory-deck-store.ts'
import { createRecord } from '#core/deck/create-record.ts'
import type { Deck } from '#core/deck/deck.ts'

import { exportLibrary } from './export-library.ts'

const deck: Deck = { title: 'Bees', slides: [{ id: '1', title: 'Bees', content: [], notes: '' }] }

async function createStoreWithOne() {
  const tables = createMemoryTables()
  const decks = createMemoryDeckStore(tables)
  const record = createRecord(deck, { id: 'p', userId: 'ada', now: '2026-01-01T00:00:00.000Z' })
  await decks.create(record, deck, [])
  return { tables, decks }
}

describe('exportLibrary', () => {
  test('hands over the presentations of every profile as one named file', async () => {
    const { decks } = await createStoreWithOne()
    const theirs = createRecord(deck, { id: 'q', userId: 'bob', now: '2026-01-02T00:00:00.000Z' })
    await decks.create(theirs, deck, [])
    const exported = await exportLibrary(decks, 'backup')
    if (!exported.ok) throw new Error(exported.error.code)

    const file = exported.value
    expect(file.losses).toEqual([])
    expect(file.name).toBe('backup.json')
    expect(JSON.parse(await file.blob.text())).toMatchObject({
      presentations: [{ record: { id: 'p' } }, { record: { id: 'q' } }],
    })
  })

  test('says so when something could not be read', async () => {
    const { tables, decks } = await createStoreWithOne()
    const row = tables.contents.get('p')
    if (row) tables.contents.set('p', { ...row, stored: 'scrambled' })
    expect(await exportLibrary(decks, 'backup')).toMatchObject({
      ok: true,
      value: { losses: [{ kind: 'presentation-damaged' }] },
    })
  })
})
