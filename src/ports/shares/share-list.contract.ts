import { beforeEach, expect, test } from 'vitest'

import { ok } from '#core/result.ts'
import type { ShareRecord } from '#core/share/share-record.ts'

import type { ShareList } from './share-list.ts'

const makeRecord = (letter: string, changes: Partial<ShareRecord> = {}): ShareRecord => ({
  id: letter.repeat(22),
  deckId: 'deck-1',
  userId: 'ada',
  title: 'Bees',
  key: 'key',
  token: 'token',
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: null,
  hasPassword: false,
  hasNotes: true,
  ...changes,
})

/** Every list of shares obeys these rules. */
export function shareListContract(make: () => Promise<ShareList>): void {
  let list: ShareList
  beforeEach(async () => void (list = await make()))

  test('LK7 what was noted is listed, the newest first', async () => {
    const old = makeRecord('a')
    const recent = makeRecord('b', { createdAt: '2026-02-01T00:00:00.000Z' })
    expect(await list.list()).toEqual(ok([]))
    for (const record of [old, recent]) expect(await list.put(record)).toEqual(ok(undefined))
    expect(await list.list()).toEqual(ok([recent, old]))
  })

  test('LK7 noting it again takes the place of the first time', async () => {
    await list.put(makeRecord('a'))
    const later = makeRecord('a', { expiresAt: '2026-03-01T00:00:00.000Z' })
    await list.put(later)
    expect(await list.list()).toEqual(ok([later]))
  })

  test('LK7 what is removed is gone, and removing what is gone is no error', async () => {
    await list.put(makeRecord('a'))
    for (const _ of [1, 2]) expect(await list.remove('a'.repeat(22))).toEqual(ok(undefined))
    expect(await list.list()).toEqual(ok([]))
  })
}
