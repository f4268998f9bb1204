import { beforeEach, describe, expect, test } from 'vitest'

import { yjsDocumentFormat } from '#adapters/document/yjs-document-format.ts'
import { createMemoryDeckStore, createMemoryTables } from '#adapters/storage/memory-deck-store.ts'
import { createMemoryDeckChannels } from '#adapters/tabs/memory-deck-channel.ts'
import { createMemoryPageLifecycle } from '#adapters/tabs/memory-page-lifecycle.ts'
import { createMemoryUnsavedChanges } from '#adapters/tabs/memory-unsaved-changes.ts'
import type { PresentationRecord } from '#core/deck/record.ts'
import { fail, ok } from '#core/result.ts'
import type { DeckStore } from '#ports/storage/deck-store.ts'

import { createLibrary, type Library } from './library.ts'
import { openDeck } from '#workspace/deck/open-deck.ts'
import { saveDetails } from './save-details.ts'
import { systemClock as clock } from '#adapters/clock/system-clock.ts'

const page = createMemoryPageLifecycle()
const details = { description: 'How they find home', tags: ['bees'], status: 'published' as const }

let tables: ReturnType<typeof createMemoryTables>
let decks: DeckStore
let library: Library
let record: PresentationRecord
let opened: string[]

function openStored(id: string) {
  opened.push(id)
  return openDeck(id, {
    store: decks,
    format: yjsDocumentFormat,
    openChannel: createMemoryDeckChannels(),
    openUnsaved: createMemoryUnsavedChanges(),
    page,
    clock,
  })
}

beforeEach(async () => {
  tables = createMemoryTables()
  decks = createMemoryDeckStore(tables)
  library = createLibrary({ decks, clock })
  opened = []
  await library.show('ada')
  const created = await library.create({
    title: 'Bees',
    slides: [{ id: '1', title: 'Bees', content: ['They dance'], notes: 'They dance.' }],
  })
  if (!created.ok) throw new Error(created.error.code)
  record = created.value
})

describe('saveDetails', () => {
  test('the title goes through the document, so that content and record agree', async () => {
    const saved = await saveDetails({ library, openStored }, record, { title: 'Wasps', ...details })

    expect(saved).toMatchObject({ ok: true, value: { title: 'Wasps', ...details } })
    const content = await decks.loadContent(record.id)
    expect(content).toMatchObject({ ok: true, value: { deck: { title: 'Wasps' } } })
    expect(library.state.getState().records).toMatchObject([{ title: 'Wasps', ...details }])
  })

  test('the document is not opened when the title stays', async () => {
    const saved = await saveDetails({ library, openStored }, record, { title: 'Bees', ...details })
    expect(saved).toMatchObject({ ok: true, value: details })
    expect(opened).toEqual([])
  })

  test('nothing else is changed when the title cannot be saved', async () => {
    tables.fault = { code: 'storage-full' }
    const saved = await saveDetails({ library, openStored }, record, { title: 'Wasps', ...details })
    tables.fault = null

    expect(saved).toEqual(fail({ failure: { code: 'storage-full' }, titleSaved: false }))
    expect(await decks.loadRecord(record.id)).toEqual(ok(record))
  })

  test('what another tab changed meanwhile stays unless it was edited here too', async () => {
    await library.updateDetails(record.id, { description: 'Theirs', tags: ['theirs'] })
    const { title, tags, description } = record
    const ours = { title, tags, description, status: 'archived' as const }
    const saved = await saveDetails({ library, openStored }, record, ours)
    expect(saved).toMatchObject({
      ok: true,
      value: { description: 'Theirs', tags: ['theirs'], status: 'archived' },
    })
  })

  test('nothing is written when nothing was changed', async () => {
    tables.fault = { code: 'storage-full' }
    const { title, description, tags, status } = record
    const same = { title, description, tags: [...tags], status }
    expect(await saveDetails({ library, openStored }, record, same)).toEqual(ok(record))
  })

  test('a new title alone shows in the library', async () => {
    const { description, tags, status } = record
    await saveDetails({ library, openStored }, record, {
      title: 'Wasps',
      description,
      tags,
      status,
    })
    expect(library.state.getState().records).toMatchObject([{ title: 'Wasps' }])
  })

  test('the failure says so when the title was saved and the rest was not', async () => {
    const updateDetails: Library['updateDetails'] = async () => fail({ code: 'storage-full' })
    const failing = { library: { ...library, updateDetails }, openStored }
    const saved = await saveDetails(failing, record, { title: 'Wasps', ...details })
    expect(saved).toEqual(fail({ failure: { code: 'storage-full' }, titleSaved: true }))
  })
})
