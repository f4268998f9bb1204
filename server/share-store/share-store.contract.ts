import { afterEach, beforeEach, expect, test } from 'vitest'

import type { NewShare, ShareStore } from './share-store.ts'

const noon = Date.UTC(2026, 10, 15, 12)
const day = 24 * 60 * 60 * 1000
const plenty = { maxTotalBytes: 1_000_000 }

const makeShare = (changes: Partial<NewShare> = {}): NewShare => ({
  id: 'share-1',
  ownerHash: 'a'.repeat(64),
  payload: new Uint8Array([0, 1, 2, 253, 254, 255]),
  createdAt: noon,
  expiresAt: null,
  ...changes,
})

/** Every store of shares obeys these rules. */
export function shareStoreContract(make: () => Promise<ShareStore>): void {
  let store: ShareStore
  beforeEach(async () => void (store = await make()))
  afterEach(() => store.close())

  test('SS1 what was kept is found, byte for byte', async () => {
    const payload = crypto.getRandomValues(new Uint8Array(60_000))
    expect(await store.create(makeShare({ payload }), plenty)).toBe('created')
    expect(await store.find('share-1', noon)).toEqual({ status: 'live', payload, expiresAt: null })
    expect(await store.find('share-2', noon)).toEqual({ status: 'unknown' })
  })

  test('SS1 a glance says what reading it would say', async () => {
    await store.create(makeShare({ expiresAt: noon + 10 }), plenty)
    await store.create(makeShare({ id: 'share-2' }), plenty)
    await store.revoke('share-2', 'a'.repeat(64))
    for (const now of [noon, noon + 10])
      for (const id of ['share-1', 'share-2', 'share-3'])
        expect(await store.peek(id, now)).toBe((await store.find(id, now)).status)
  })

  test('SS2 asking again for the same share changes nothing and is no error', async () => {
    await store.create(makeShare(), plenty)
    expect(await store.create(makeShare({ createdAt: noon + 5 }), plenty)).toBe('repeated')
  })

  test('SS2 an id belongs to whoever had it first, also after its end', async () => {
    await store.create(makeShare(), plenty)
    const other = makeShare({ payload: new Uint8Array([7]) })
    expect(await store.create(other, plenty)).toBe('taken')
    expect(await store.create(makeShare({ ownerHash: 'b'.repeat(64) }), plenty)).toBe('taken')
    expect(await store.find('share-1', noon)).toMatchObject({ payload: makeShare().payload })
    await store.revoke('share-1', 'a'.repeat(64))
    expect(await store.create(makeShare(), plenty)).toBe('taken')
    expect(await store.find('share-1', noon)).toEqual({ status: 'revoked' })
  })

  test('SS2 of two who take one id at the same moment, one has it', async () => {
    const outcomes = await Promise.all([
      store.create(makeShare(), plenty),
      store.create(makeShare({ ownerHash: 'b'.repeat(64) }), plenty),
    ])
    expect(outcomes.toSorted()).toEqual(['created', 'taken'])
  })

  test('SS3 only its owner ends a share, and then it has ended', async () => {
    await store.create(makeShare(), plenty)
    expect(await store.revoke('share-1', 'b'.repeat(64))).toBe('not-owner')
    expect(await store.find('share-1', noon)).toMatchObject({ status: 'live' })
    expect(await store.revoke('share-2', 'a'.repeat(64))).toBe('unknown')
    for (const _ of [1, 2]) {
      expect(await store.revoke('share-1', 'a'.repeat(64))).toBe('revoked')
      expect(await store.find('share-1', noon)).toEqual({ status: 'revoked' })
    }
  })

  test('SS3 what is read again and again ends like anything else', async () => {
    await store.create(makeShare({ expiresAt: noon + 10 }), plenty)
    await store.create(makeShare({ id: 'share-2' }), plenty)
    for (const _ of [1, 2, 3])
      for (const id of ['share-1', 'share-2'])
        expect(await store.find(id, noon)).toEqual({
          status: 'live',
          payload: makeShare().payload,
          expiresAt: id === 'share-1' ? noon + 10 : null,
        })
    await store.revoke('share-2', 'a'.repeat(64))
    expect(await store.find('share-2', noon)).toEqual({ status: 'revoked' })
    expect(await store.find('share-1', noon + 10)).toEqual({ status: 'expired' })
  })

  test('SS4 a share ends at its time, swept or not, and not before', async () => {
    await store.create(makeShare({ expiresAt: noon + 10 }), plenty)
    await store.sweep(noon + 9, 0)
    expect(await store.find('share-1', noon + 9)).toMatchObject({ status: 'live' })
    expect(await store.find('share-1', noon + 10)).toEqual({ status: 'expired' })
    await store.sweep(noon + 10 + day, day)
    expect(await store.find('share-1', noon + 10)).toEqual({ status: 'expired' })
  })

  test('SS4 what was taken back stays taken back when its time comes', async () => {
    await store.create(makeShare({ expiresAt: noon + 10 }), plenty)
    await store.revoke('share-1', 'a'.repeat(64))
    await store.sweep(noon + 10 + day, day)
    expect(await store.find('share-1', noon + 10)).toEqual({ status: 'revoked' })
  })

  test('SS5 all shares together stay under their limit; what ended makes room', async () => {
    const room = { maxTotalBytes: 12 }
    const lasting = makeShare({ id: 'lasting' })
    expect(await store.create(lasting, room)).toBe('created')
    expect(await store.create(makeShare({ id: 'brief', expiresAt: noon + 10 }), room)).toBe(
      'created',
    )
    const next = makeShare({ id: 'next', payload: new Uint8Array([1]) })
    expect(await store.create(next, room)).toBe('full')
    expect(await store.find('next', noon)).toEqual({ status: 'unknown' })
    await store.sweep(noon + 9 + day, day)
    expect(await store.create(next, room)).toBe('full')
    await store.sweep(noon + 10 + day, 1)
    expect(await store.create(next, room)).toBe('created')
    expect(await store.create({ ...lasting, id: 'late' }, room)).toBe('full')
    await store.revoke('lasting', 'a'.repeat(64))
    expect(await store.create({ ...lasting, id: 'late' }, room)).toBe('created')
  })

  test('SS9 a clock a year ahead and back again costs nobody a share', async () => {
    await store.create(makeShare({ expiresAt: noon + day }), plenty)
    const ahead = noon + 365 * day
    await store.sweep(ahead, 0)
    for (let minutes = 1; minutes < 60; minutes++)
      await store.sweep(ahead + minutes * 60_000, 60_000)
    expect(await store.peek('share-1', ahead)).toBe('expired')
    await store.create(makeShare({ id: 'share-2', createdAt: ahead }), plenty)
    await store.sweep(noon, 0)
    for (const id of ['share-1', 'share-2'])
      expect(await store.find(id, noon)).toMatchObject({ status: 'live' })
  })
}
