import { beforeEach, describe, expect, test } from 'vitest'

import { ok } from '#core/result.ts'

import type { DeckStore } from './deck-store.ts'
import { deckStoreFaultsContract } from './deck-store-faults.contract.ts'
import {
  copyTo,
  createQuestions,
  type DeckStoreUnderTest,
  hashOf,
  isGone,
  makeDeck,
  makeRecord,
  makeSave,
  picture,
  type Questions,
  time,
} from './deck-store-samples.contract.ts'

/** Every deck store obeys these rules. */
export function deckStoreContract(make: () => Promise<DeckStoreUnderTest>): void {
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

  describe('create and load', () => {
    test('what was created comes back as it was', async () => {
      const { record, deck } = await add('a', { pictures: [1] })
      expect(await store.loadRecord('a')).toEqual(ok(record))
      expect(await store.loadContent('a')).toEqual(ok({ deck, revision: 1 }))
      const loaded = await store.loadPicture(hashOf(1))
      expect(loaded.ok && (await loaded.value.text())).toBe('picture 1')
      expect(loaded.ok && loaded.value.type).toBe('image/png')
    })

    test('what was never there is not found', async () => {
      expect(await store.loadRecord('none')).toEqual(isGone)
      expect(await store.loadContent('none')).toEqual(isGone)
      expect(await store.loadPicture(hashOf(1))).toEqual(isGone)
      expect(await store.updateRecord('none', () => ({ title: 'x' }))).toEqual(isGone)
      expect(await store.duplicate('none', (record, deck) => ({ record, deck }))).toEqual(isGone)
      expect(await store.trash('none', time(0))).toEqual(isGone)
      expect(await store.restore('none')).toEqual(isGone)
      expect(await store.saveContent(makeSave('none', 1, makeDeck('x')))).toEqual(isGone)
      expect(await store.exportDamaged('none')).toEqual(isGone)
    })

    test('changing what was handed in or out changes nothing that is stored', async () => {
      const { record, deck } = await add('a')
      const expected = structuredClone({ record, deck })
      deck.slides[0]!.title = 'Scribbled over'
      record.tags.push('scribble')
      const loaded = await store.loadContent('a')
      if (loaded.ok) loaded.value.deck.slides.pop()
      const listed = await store.list('ada')
      if (listed.ok) listed.value.records[0]!.tags.push('scribble')
      expect(await store.loadRecord('a')).toEqual(ok(expected.record))
      expect(await store.loadContent('a')).toEqual(ok({ deck: expected.deck, revision: 1 }))
    })
  })

  describe('list', () => {
    test('newest updated first', async () => {
      await add('old', { minute: 1 })
      await add('new', { minute: 3 })
      await add('middle', { minute: 2 })
      expect(await listIds()).toEqual(['new', 'middle', 'old'])
    })

    test("only the user's own", async () => {
      await add('a', { userId: 'ada' })
      await add('b', { userId: 'bob' })
      await add('c', { userId: 'ad' })
      expect(await listIds('ada')).toEqual(['a'])
      expect(await listIds('nobody')).toEqual([])
    })

    test('an updated record moves to the front and carries its changes', async () => {
      await add('a', { minute: 1 })
      await add('b', { minute: 2 })
      await store.updateRecord('a', () => ({ description: 'Mine', updated_at: time(9) }))
      const listing = await store.list('ada')
      expect(listing.ok && listing.value.records[0]?.description).toBe('Mine')
      expect(await listIds()).toEqual(['a', 'b'])
    })
  })

  describe('update', () => {
    test('changes follow from the stored record, so that two at once both count', async () => {
      await add('a')
      const countView = () =>
        store.updateRecord('a', (record) => ({ view_count: record.view_count + 1 }))
      await Promise.all([countView(), countView(), countView()])
      const record = await store.loadRecord('a')
      expect(record.ok && record.value.view_count).toBe(3)
    })

    test('the answer is the record as stored, the content is untouched', async () => {
      const { record, deck } = await add('a', { pictures: [1] })
      const updated = await store.updateRecord('a', () => ({ status: 'published' }))
      expect(updated).toEqual(ok({ ...record, status: 'published' }))
      expect(await store.loadRecord('a')).toEqual(updated)
      expect(await store.loadContent('a')).toEqual(ok({ deck, revision: 1 }))
      expect(await hasPicture(1)).toBe(true)
    })
  })

  describe('save content', () => {
    test('content and record change together, the revision rises by one', async () => {
      const { record } = await add('a')
      const deck = makeDeck('Renamed')
      const document = new Uint8Array([1, 2, 3])
      const saved = await store.saveContent({ ...makeSave('a', 1, deck), document })
      expect(saved).toEqual(ok({ revision: 2 }))
      expect(await store.loadContent('a')).toEqual(ok({ deck, document, revision: 2 }))
      expect(await store.loadRecord('a')).toEqual(
        ok({ ...record, title: 'Renamed', updated_at: time(30) }),
      )
    })

    test('a save based on an older revision is refused with what is stored', async () => {
      await add('a')
      const theirs = makeDeck('Theirs')
      await store.saveContent(makeSave('a', 1, theirs))
      expect(await store.saveContent(makeSave('a', 1, makeDeck('Mine'), [1]))).toEqual({
        ok: false,
        error: { code: 'conflict', stored: { deck: theirs, revision: 2 } },
      })
      expect(await store.loadContent('a')).toEqual(ok({ deck: theirs, revision: 2 }))
      expect(await hasPicture(1)).toBe(false)
    })

    test('of many saves at once exactly one wins, the others learn what it saved', async () => {
      await add('a')
      const saves = await Promise.all(
        ['1', '2', '3', '4'].map((title) => store.saveContent(makeSave('a', 1, makeDeck(title)))),
      )
      const winner = saves.findIndex((save) => save.ok)
      const others = saves.filter((save) => !save.ok)
      expect(others).toHaveLength(3)
      for (const other of others)
        expect(other.error).toMatchObject({
          code: 'conflict',
          stored: { revision: 2, deck: { title: String(winner + 1) } },
        })
    })
  })

  describe('pictures', () => {
    test('shown twice, a picture stays until the last presentation that shows it is gone', async () => {
      await add('a', { pictures: [1] })
      await add('b', { pictures: [1] })
      await store.trash('a', time(1))
      await store.purgeTrash(time(1))
      expect(await hasPicture(1)).toBe(true)
      await store.trash('b', time(2))
      expect(await hasPicture(1)).toBe(true)
      await store.purgeTrash(time(2))
      expect(await hasPicture(1)).toBe(false)
    })

    test('a save keeps what it names and drops what it no longer names', async () => {
      await add('a', { pictures: [1, 2] })
      await store.saveContent(makeSave('a', 1, makeDeck('a', 2, 3), [2, 3]))
      expect(await hasPicture(1)).toBe(false)
      expect(await hasPicture(2)).toBe(true)
      expect(await hasPicture(3)).toBe(true)
    })

    test('a picture that only an undo could bring back stays while the save names it', async () => {
      await add('a', { pictures: [1] })
      await store.saveContent(makeSave('a', 1, makeDeck('a'), [1]))
      expect(await hasPicture(1)).toBe(true)
      await store.saveContent(makeSave('a', 2, makeDeck('a')))
      expect(await hasPicture(1)).toBe(false)
    })

    test('a picture that nothing names is not stored', async () => {
      const deck = makeDeck('a', 1)
      await store.create(makeRecord('a', deck), deck, [picture(1), picture(2)])
      await store.saveContent({ ...makeSave('a', 1, deck, [1]), pictures: [picture(3)] })
      expect(await hasPicture(1)).toBe(true)
      expect(await hasPicture(2)).toBe(false)
      expect(await hasPicture(3)).toBe(false)
    })
  })

  describe('duplicate', () => {
    test('the copy has its own record and content', async () => {
      const { deck } = await add('a')
      const copied = await store.duplicate('a', copyTo('b'))
      expect(copied.ok && copied.value.title).toBe('Deck a (Copy)')
      expect(await store.loadRecord('b')).toEqual(copied)
      const content = await store.loadContent('b')
      expect(content).toEqual(ok({ deck: { ...deck, title: 'Deck a (Copy)' }, revision: 1 }))
      await store.saveContent(makeSave('b', 1, makeDeck('Changed')))
      expect(await store.loadContent('a')).toEqual(ok({ deck, revision: 1 }))
    })

    test('pictures are shared and outlive the original', async () => {
      await add('a', { pictures: [1] })
      await store.duplicate('a', copyTo('b'))
      await store.trash('a', time(6))
      await store.purgeTrash(time(6))
      expect(await hasPicture(1)).toBe(true)
    })
  })

  describe('trash', () => {
    test('what is in the trash is found by nothing, and restore brings it back whole', async () => {
      const { record, deck } = await add('a', { pictures: [1] })
      await store.trash('a', time(1))
      expect(await listIds()).toEqual([])
      expect(await store.loadRecord('a')).toEqual(isGone)
      expect(await store.loadContent('a')).toEqual(isGone)
      expect(await store.updateRecord('a', () => ({ title: 'x' }))).toEqual(isGone)
      expect(await store.trash('a', time(2))).toEqual(isGone)
      expect(await store.restore('a')).toEqual(ok(undefined))
      expect(await listIds()).toEqual(['a'])
      expect(await store.loadRecord('a')).toEqual(ok(record))
      expect(await store.loadContent('a')).toEqual(ok({ deck, revision: 1 }))
      expect(await hasPicture(1)).toBe(true)
    })

    test('an edit saved while it is in the trash is there after restore', async () => {
      await add('a')
      await store.trash('a', time(1))
      expect(await store.saveContent(makeSave('a', 1, makeDeck('Late edit')))).toEqual(
        ok({ revision: 2 }),
      )
      expect(await listIds()).toEqual([])
      await store.restore('a')
      const content = await store.loadContent('a')
      expect(content.ok && content.value.deck.title).toBe('Late edit')
    })

    test('purge takes what was trashed at or before the time, and nothing else', async () => {
      for (const id of ['a', 'b', 'c', 'd']) await add(id)
      await store.trash('a', time(1))
      await store.trash('b', time(2))
      await store.trash('c', time(3))
      expect(await store.purgeTrash(time(2))).toEqual(ok(undefined))
      expect(await store.restore('a')).toEqual(isGone)
      expect(await store.restore('b')).toEqual(isGone)
      expect(await store.restore('c')).toEqual(ok(undefined))
      expect(await listIds()).toEqual(expect.arrayContaining(['c', 'd']))
      expect(await store.loadContent('d')).toMatchObject({ ok: true })
    })
  })

  describe('change of owner', () => {
    test('all that one had becomes another’s, the rest stays', async () => {
      await add('a', { userId: 'demo-user', minute: 1 })
      await add('b', { userId: 'demo-user', minute: 2 })
      await add('c', { userId: 'bob' })
      await store.trash('b', time(3))
      expect(await store.changeOwner('demo-user', 'ada')).toEqual(ok(undefined))
      expect(await listIds('demo-user')).toEqual([])
      expect(await listIds('ada')).toEqual(['a'])
      expect(await listIds('bob')).toEqual(['c'])
      await store.restore('b')
      expect(await listIds('ada')).toEqual(['b', 'a'])
      const record = await store.loadRecord('a')
      expect(record.ok && [record.value.user_id, record.value.updated_at]).toEqual(['ada', time(1)])
    })

    test('everyone who has something here is listed once, also with damaged things only', async () => {
      expect(await store.listOwners()).toEqual(ok([]))
      await add('a', { userId: 'demo-user' })
      await add('b', { userId: 'ada' })
      await add('c', { userId: 'ada' })
      await add('d', { userId: 'bob' })
      await hands.damage('d', 'record')
      await store.list('bob')
      const owners = await store.listOwners()
      expect(owners.ok && owners.value.toSorted()).toEqual(['ada', 'bob', 'demo-user'])
    })

    test('damaged presentations go along', async () => {
      await add('known', { userId: 'demo-user' })
      await add('unknown', { userId: 'demo-user' })
      await hands.damage('known', 'record')
      await store.list('demo-user')
      await hands.damage('unknown', 'record')
      await store.changeOwner('demo-user', 'ada')
      const listing = await store.list('ada')
      expect(listing.ok && listing.value.damaged.map(({ id }) => id).toSorted()).toEqual([
        'known',
        'unknown',
      ])
    })
  })

  deckStoreFaultsContract(make)
}
