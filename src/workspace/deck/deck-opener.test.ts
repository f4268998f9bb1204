import { expect, test } from 'vitest'

import { yjsDocumentFormat } from '#adapters/document/yjs-document-format.ts'
import { createMemoryDeckStore } from '#adapters/storage/memory-deck-store.ts'
import { createMemoryProfileStore } from '#adapters/storage/memory-profile-store.ts'
import { createMemoryDeckChannels } from '#adapters/tabs/memory-deck-channel.ts'
import { createMemoryPageLifecycle } from '#adapters/tabs/memory-page-lifecycle.ts'
import { createMemoryUnsavedChanges } from '#adapters/tabs/memory-unsaved-changes.ts'
import { createRecord } from '#core/deck/create-record.ts'
import { renameDeck } from '#core/edit/rename-deck.ts'
import { fail, ok } from '#core/result.ts'

import { createCurrentDeck } from './current-deck.ts'
import { createDeckOpener } from './deck-opener.ts'
import { openDeck } from './open-deck.ts'
import { createSession } from '#workspace/account/session.ts'
import { systemClock as clock } from '#adapters/clock/system-clock.ts'

const deck = { title: 'Tides', slides: [{ id: 's1', title: 'Moon', content: [], notes: '' }] }

async function setUp({ isOnline = true } = {}) {
  const decks = createMemoryDeckStore()
  const session = createSession({ profiles: createMemoryProfileStore(), decks, clock })
  const needs = {
    store: decks,
    format: yjsDocumentFormat,
    openChannel: createMemoryDeckChannels(),
    openUnsaved: createMemoryUnsavedChanges(),
    page: createMemoryPageLifecycle(),
    clock,
  }
  const saves: number[] = []
  const current = createCurrentDeck()
  const open = createDeckOpener({
    decks,
    session,
    loadOpenStored: async () =>
      isOnline ? ok((id: string) => openDeck(id, needs)) : fail({ code: 'not-loaded' }),
    adoptDeck: current.adoptDeck,
    onSaved: () => saves.push(Date.now()),
  })
  const now = new Date().toISOString()
  await decks.create(createRecord(deck, { id: 'mine', userId: 'demo-user', now }), deck, [])
  await decks.create(createRecord(deck, { id: 'theirs', userId: 'user-2', now }), deck, [])
  await session.continueAsGuest()
  return { open, currentDeck: current.currentDeck, saves }
}

test('a presentation of one’s own opens, and is the current one until it is closed', async () => {
  const { open, currentDeck } = await setUp()
  const opened = await open('mine')
  if (!opened.ok) throw new Error(opened.error.code)
  expect(currentDeck()).toBe(opened.value)
  expect(opened.value.state.getState().deck.title).toBe('Tides')
  await opened.value.close()
  expect(currentDeck()).toBeNull()
})

test('closing an older one leaves the newer one current', async () => {
  const { open, currentDeck } = await setUp()
  const first = await open('mine')
  const second = await open('mine')
  if (!first.ok || !second.ok) throw new Error('both open')
  await first.value.close()
  expect(currentDeck()).toBe(second.value)
  await second.value.close()
})

test('a presentation of somebody else, and one that is not there, are not found', async () => {
  const { open, currentDeck } = await setUp()
  expect(await open('theirs')).toEqual(fail({ code: 'not-found' }))
  expect(await open('nowhere')).toEqual(fail({ code: 'not-found' }))
  expect(currentDeck()).toBeNull()
})

test('LZ6 without what opens it a presentation is not opened, and that is a value', async () => {
  const { open, currentDeck } = await setUp({ isOnline: false })
  expect(await open('mine')).toEqual(fail({ code: 'not-loaded' }))
  expect(currentDeck()).toBeNull()
})

test('a save is told once it is done', async () => {
  const { open, saves } = await setUp()
  const opened = await open('mine')
  if (!opened.ok) throw new Error(opened.error.code)
  opened.value.edit((view) => renameDeck(view, 'Moon'))
  expect(saves).toHaveLength(0)
  await opened.value.flush()
  expect(saves).toHaveLength(1)
  await opened.value.close()
})
