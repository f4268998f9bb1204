import { beforeEach, expect, test } from 'vitest'

import type { User } from '#core/account/user.ts'
import { fail, ok } from '#core/result.ts'

import type { ProfileStore } from './profile-store.ts'

const ada: User = {
  id: 'user-1',
  username: 'Ada',
  email: 'Ada@Example.org',
  fullName: 'Ada Lovelace',
  createdAt: '2026-01-01T00:00:00.000Z',
}

/** Every profile store obeys these rules. */
export function profileStoreContract(make: () => Promise<ProfileStore>): void {
  let store: ProfileStore

  beforeEach(async () => {
    store = await make()
  })

  test('nobody is signed in at first', async () => {
    expect(await store.currentUser()).toEqual(ok(null))
  })

  test('who signed in stays until they sign out', async () => {
    expect(await store.setCurrentUser(ada)).toEqual(ok(undefined))
    expect(await store.currentUser()).toEqual(ok(ada))
    expect(await store.setCurrentUser(null)).toEqual(ok(undefined))
    expect(await store.currentUser()).toEqual(ok(null))
  })

  test('a profile is found by username or email, without regard to case', async () => {
    expect(await store.add(ada)).toEqual(ok(undefined))
    for (const login of ['Ada', 'ada', 'ADA', 'Ada@Example.org', 'ada@example.ORG'])
      expect(await store.find(login)).toEqual(ok(ada))
    for (const login of ['', 'ad', 'Ada Lovelace', 'user-1', 'ada@example'])
      expect(await store.find(login)).toEqual(ok(null))
  })

  test('a username is taken in every spelling', async () => {
    await store.add(ada)
    const second = { ...ada, id: 'user-2', username: 'ADA', email: 'other@example.org' }
    expect(await store.add(second)).toEqual(fail({ code: 'username-taken' }))
    expect(await store.find('other@example.org')).toEqual(ok(null))
  })

  test('an email is taken in every spelling', async () => {
    await store.add(ada)
    const second = { ...ada, id: 'user-2', username: 'other', email: 'ada@example.org' }
    expect(await store.add(second)).toEqual(fail({ code: 'email-taken' }))
    expect(await store.find('other')).toEqual(ok(null))
  })

  test('of two sign-ups at the same moment one is refused', async () => {
    const results = await Promise.all([store.add(ada), store.add({ ...ada, id: 'user-2' })])
    expect(results.map(({ ok: added }) => added)).toEqual([true, false])
    expect(await store.find('ada')).toEqual(ok(ada))
  })

  test('a removed profile is not found, and its username and email are free again', async () => {
    await store.add(ada)
    expect(await store.remove(ada.id)).toEqual(ok(undefined))
    expect(await store.find('Ada')).toEqual(ok(null))
    expect(await store.add({ ...ada, id: 'user-2' })).toEqual(ok(undefined))
    expect(await store.remove('nobody')).toEqual(ok(undefined))
  })
}
