import { beforeEach, describe, expect, test } from 'vitest'

import { ok } from '#core/result.ts'

import type { DeckStore } from './deck-store.ts'
import {
  createQuestions,
  type DeckStoreUnderTest,
  failsWith,
  makeDeck,
  makeRecord,
  makeSave,
  picture,
  type Questions,
  time,
} from './deck-store-samples.contract.ts'

/** What holds when storage is damaged, too new or full. */
export function deckStoreFaultsContract(make: () => Promise<DeckStoreUnderTest>): void {
  let hands: DeckStoreUnderTest
  let store: DeckStore
  let add: Questions['add']
  let listIds: Questions['listIds']
  let hasPicture: Questions['hasPicture']

  beforeEach(async () => {
    hands = await make()
    store = hands.store
    ;({ add, listIds, hasPicture } = createQuestions(store))
  })

  describe('damage', () => {
    test('a damaged record is set aside, the rest is listed and opens', async () => {
      await add('a', { minute: 1, pictures: [1] })
      const { deck } = await add('b', { minute: 2 })
      await hands.damage('a', 'record')
      for (let visit = 0; visit < 2; visit++) {
        const listing = await store.list('ada')
        expect(listing.ok && listing.value.records.map(({ id }) => id)).toEqual(['b'])
        expect(listing.ok && listing.value.damaged).toEqual([{ id: 'a', title: 'Deck a' }])
      }
      expect(await store.loadContent('b')).toEqual(ok({ deck, revision: 1 }))
      expect(await store.loadRecord('a')).toEqual(failsWith('damaged'))
      expect(await hands.readRaw('a')).toEqual({ record: undefined, content: undefined })
      expect(await hasPicture(1)).toBe(true)
    })

    test('damaged content is found on opening and set aside with its record', async () => {
      const { record } = await add('a')
      await hands.damage('a', 'content')
      expect(await store.loadContent('a')).toEqual(failsWith('damaged'))
      expect(await store.loadContent('a')).toEqual(failsWith('damaged'))
      const listing = await store.list('ada')
      expect(listing).toEqual(
        ok({ records: [], damaged: [{ id: 'a', title: record.title }], newer: 0 }),
      )
    })

    test('a record whose content is gone is damaged', async () => {
      await add('a')
      await hands.loseContent('a')
      expect(await store.loadContent('a')).toEqual(failsWith('damaged'))
      expect(await store.list('ada')).toEqual(
        ok({ records: [], damaged: [{ id: 'a', title: 'Deck a' }], newer: 0 }),
      )
    })

    test('a record that lost the fields it is listed by is still noticed', async () => {
      await add('a')
      await add('b')
      await hands.damageListing('a')
      const listing = await store.list('ada')
      expect(listing.ok && listing.value.records.map(({ id }) => id)).toEqual(['b'])
      expect(listing.ok && listing.value.damaged).toEqual([{ id: 'a', title: 'Deck a' }])
    })

    test('its pictures stay, even when no other presentation shows them any more', async () => {
      await add('a', { pictures: [1] })
      await add('b', { pictures: [1] })
      await hands.damage('a', 'record')
      await store.list('ada')
      await store.trash('b', time(1))
      await store.purgeTrash(time(1))
      expect(await hasPicture(1)).toBe(true)
    })

    test('what was set aside can be exported, with the readable half in it', async () => {
      const { deck } = await add('a')
      const document = new Uint8Array([104, 105])
      await store.saveContent({ ...makeSave('a', 1, deck), document })
      await hands.damage('a', 'record')
      await store.list('ada')
      const text = await store.exportDamaged('a')
      const raw: unknown = JSON.parse(text.ok ? text.value : '')
      expect(raw).toMatchObject({
        id: 'a',
        content: { stored: { deck }, document: { base64: 'aGk=' } },
      })
    })

    test('duplicating the damaged fails and copies nothing', async () => {
      await add('a')
      await hands.damage('a', 'content')
      const copied = await store.duplicate('a', (record, deck) => ({ record, deck }))
      expect(copied).toEqual(failsWith('damaged'))
      expect(await listIds()).toEqual([])
    })
  })

  describe('a newer version of the app', () => {
    test.each(['record', 'content'] as const)('its %s is never touched', async (part) => {
      const { deck } = await add('a')
      await hands.makeNewer('a', part)
      const before = await hands.readRaw('a')
      expect(await store.loadContent('a')).toEqual(failsWith('newer-version'))
      expect(await store.saveContent(makeSave('a', 0, deck))).toEqual(failsWith('newer-version'))
      expect(await store.duplicate('a', (record) => ({ record, deck }))).toEqual(
        failsWith('newer-version'),
      )
      await store.list('ada')
      expect(await hands.readRaw('a')).toEqual(before)
    })

    test('its record is not listed but counted, and keeps its owner', async () => {
      await add('a')
      await add('b')
      await hands.makeNewer('a', 'record')
      const before = await hands.readRaw('a')
      const listing = await store.list('ada')
      expect(listing.ok && listing.value.records.map(({ id }) => id)).toEqual(['b'])
      expect(listing.ok && listing.value.newer).toBe(1)
      expect(await store.updateRecord('a', () => ({ title: 'x' }))).toEqual(
        failsWith('newer-version'),
      )
      expect(await store.trash('a', time(1))).toEqual(failsWith('newer-version'))
      await store.changeOwner('ada', 'bob')
      expect(await hands.readRaw('a')).toEqual(before)
    })

    test('what it has put in the trash is left for it to purge', async () => {
      await add('a')
      await store.trash('a', time(1))
      await hands.makeNewer('a', 'record')
      const before = await hands.readRaw('a')
      await store.purgeTrash(time(2))
      expect(await hands.readRaw('a')).toEqual(before)
    })
  })

  describe('a full disk', () => {
    test('writing fails with storage-full and leaves everything as it was', async () => {
      const { record, deck } = await add('a', { pictures: [1] })
      const before = await hands.readRaw('a')
      hands.setFull(true)
      const next = makeDeck('b', 2)
      const full = failsWith('storage-full')
      expect(await store.create(makeRecord('b', next), next, [picture(2)])).toEqual(full)
      expect(await store.saveContent(makeSave('a', 1, next, [2]))).toEqual(full)
      expect(await store.updateRecord('a', () => ({ title: 'x' }))).toEqual(full)
      hands.setFull(false)
      expect(await hands.readRaw('a')).toEqual(before)
      expect(await listIds()).toEqual(['a'])
      expect(await store.loadRecord('a')).toEqual(ok(record))
      expect(await store.loadContent('a')).toEqual(ok({ deck, revision: 1 }))
      expect(await hasPicture(1)).toBe(true)
      expect(await hasPicture(2)).toBe(false)
      expect(await store.saveContent(makeSave('a', 1, next, [2]))).toEqual(ok({ revision: 2 }))
    })

    test('presentations still list and open', async () => {
      const { deck } = await add('a')
      hands.setFull(true)
      expect(await listIds()).toEqual(['a'])
      expect(await store.loadContent('a')).toEqual(ok({ deck, revision: 1 }))
    })
  })
}
