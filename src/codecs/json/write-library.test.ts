import * as v from 'valibot'
import { expect, test } from 'vitest'

import { createMemoryDeckStore, createMemoryTables } from '#adapters/storage/memory-deck-store.ts'
import { createRecord } from '#core/deck/create-record.ts'
import { type Deck, deckSchema } from '#core/deck/deck.ts'
import { assetUrl } from '#core/deck/pictures/deck-assets.ts'
import { recordSchema } from '#core/deck/record.ts'

import { type LibraryBackup, writeLibrary } from './write-library.ts'

const backupSchema = v.object({
  format: v.literal('lectern-library'),
  version: v.literal(1),
  presentations: v.array(v.object({ record: recordSchema, deck: deckSchema })),
  pictures: v.record(v.string(), v.string()),
  damaged: v.array(v.unknown()),
})

const picture = { hash: 'aa', blob: new Blob(['bytes of a'], { type: 'image/webp' }) }

async function makeLibrary(...ids: string[]) {
  const tables = createMemoryTables()
  const store = createMemoryDeckStore(tables)
  const presentations: LibraryBackup['presentations'] = []
  for (const [index, id] of ids.entries()) {
    const deck: Deck = {
      title: `Deck ${id}`,
      slides: ['aa', 'gone'].map((hash) => ({
        id: `${id}-${hash}`,
        title: id,
        content: [],
        notes: '',
        imageUrl: assetUrl(hash),
      })),
    }
    const now = new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString()
    const record = createRecord(deck, { id, userId: 'ada', now })
    await store.create(record, deck, [picture])
    presentations.unshift({ record, deck })
  }
  return { tables, store, presentations }
}

async function parseBackup(store: ReturnType<typeof createMemoryDeckStore>) {
  const written = await writeLibrary(store, ['ada'])
  if (!written.ok) throw new Error(written.error.code)
  const backup: LibraryBackup = v.parse(backupSchema, JSON.parse(await written.value.blob.text()))
  return { backup, losses: written.value.losses }
}

test('the backup holds every record and deck as it is, and each picture once', async () => {
  const { store, presentations } = await makeLibrary('a', 'b', 'c')
  const { backup } = await parseBackup(store)
  expect(backup.presentations).toEqual(presentations)
  expect(backup.pictures).toEqual({ aa: `data:image/webp;base64,${btoa('bytes of a')}` })
})

test('missing pictures are losses', async () => {
  const { store } = await makeLibrary('a')
  expect((await parseBackup(store)).losses).toEqual([
    { kind: 'picture-missing', slideId: 'a-gone' },
  ])
})

test('a damaged presentation is in the file as it was found, and said to be damaged', async () => {
  const { store, tables } = await makeLibrary('a', 'b', 'c')
  tables.contents.get('a')!.stored = { half: 'a deck' }
  tables.records.get('b')!.stored = 'nothing'
  const { backup, losses } = await parseBackup(store)
  expect(backup.presentations.map(({ record }) => record.id)).toEqual(['c'])
  expect(backup.damaged).toEqual([
    expect.objectContaining({ id: 'b' }),
    expect.objectContaining({
      id: 'a',
      content: expect.objectContaining({ stored: { half: 'a deck' } }),
    }),
  ])
  expect(losses).toContainEqual({ kind: 'presentation-damaged', title: 'Deck a' })
})

test('what a newer version wrote is counted as a loss', async () => {
  const { store, tables } = await makeLibrary('a', 'b')
  tables.contents.get('a')!.stored = { version: 11, minReader: 11 }
  tables.records.get('b')!.stored = { version: 11, minReader: 11 }
  const { backup, losses } = await parseBackup(store)
  expect(backup.presentations).toEqual([])
  expect(losses).toEqual([{ kind: 'presentations-newer', count: 2 }])
})

test('an empty library gives a valid file', async () => {
  expect((await parseBackup(createMemoryDeckStore())).backup).toEqual({
    format: 'lectern-library',
    version: 1,
    presentations: [],
    pictures: {},
    damaged: [],
  })
})
