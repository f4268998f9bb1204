import 'fake-indexeddb/auto'

import { openDB } from 'idb'
import { beforeEach, describe, expect, test } from 'vitest'

import { openDatabase } from '#adapters/storage/database.ts'
import { createIndexedDbDeckStore } from '#adapters/storage/indexed-db-deck-store.ts'
import { createIndexedDbProfileStore } from '#adapters/storage/indexed-db-profile-store.ts'
import { createMemoryDeckStore, createMemoryTables } from '#adapters/storage/memory-deck-store.ts'
import { createMemoryProfileStore } from '#adapters/storage/memory-profile-store.ts'
import { createMemoryChangeChannels } from '#adapters/tabs/memory-change-channel.ts'
import { createRecord } from '#core/deck/create-record.ts'
import { guestUserId } from '#core/account/user.ts'
import { fail, ok } from '#core/result.ts'
import type { DeckStore } from '#ports/storage/deck-store.ts'
import type { ProfileStore } from '#ports/storage/profile-store.ts'

import { createSession, type Session } from './session.ts'
import { systemClock as clock } from '#adapters/clock/system-clock.ts'

const ada = {
  username: 'Ada',
  fullName: 'Ada Lovelace',
  email: 'ada@example.org',
  password: 'engine',
}

let decks: DeckStore
let tables: ReturnType<typeof createMemoryTables>
let profiles: ProfileStore
let session: Session

beforeEach(() => {
  tables = createMemoryTables()
  decks = createMemoryDeckStore(tables)
  profiles = createMemoryProfileStore()
  session = createSession({ profiles, decks, clock })
})

const reload = () => createSession({ profiles, decks, clock })
const shown = (of = session) => of.state.getState()

async function addDeck(id: string, userId: string) {
  const deck = { title: id, slides: [{ id: '1', title: '', content: [], notes: '' }] }
  const now = '2026-01-01T00:00:00.000Z'
  await decks.create(createRecord(deck, { id, userId, now }), deck, [])
}

const ownedBy = async (userId = '') => {
  const listing = await decks.list(userId)
  return listing.ok && listing.value.records.map(({ id }) => id)
}

describe('resolving', () => {
  test('nobody knows who is signed in until it is resolved', async () => {
    expect(shown()).toEqual({ status: 'resolving', user: null, failure: null })
    await session.resolve()
    expect(shown()).toEqual({ status: 'ready', user: null, failure: null })
  })

  test('who was signed in still is after a reload', async () => {
    const signedUp = await session.signUp(ada)
    const next = reload()
    await next.resolve()
    expect(shown(next)).toMatchObject({ status: 'ready', user: signedUp.ok && signedUp.value })
  })

  test('US6 storage that cannot be opened is told, and is no sign-out', async () => {
    let isBroken = true
    const broken: ProfileStore = {
      ...profiles,
      currentUser: async () =>
        isBroken ? fail({ code: 'storage-unavailable' }) : profiles.currentUser(),
    }
    await session.signUp(ada)
    const blocked = createSession({ profiles: broken, decks, clock })
    await blocked.resolve()
    const failure = { code: 'storage-unavailable' }
    expect(shown(blocked)).toEqual({ status: 'ready', user: null, failure })
    isBroken = false
    await blocked.resolve()
    expect(shown(blocked)).toMatchObject({ user: { username: ada.username }, failure: null })
  })

  test('US6 whoever only visits goes on without it', async () => {
    const currentUser = async () => fail({ code: 'storage-unavailable' } as const)
    const blocked = createSession({ profiles: { ...profiles, currentUser }, decks, clock })
    await blocked.resolve()
    blocked.dismissFailure()
    expect(shown(blocked)).toEqual({ status: 'ready', user: null, failure: null })
  })
})

describe('sign-up', () => {
  test('problems are named one at a time, in the order of the form', async () => {
    const fields = { username: '', fullName: '', email: '', password: '' }
    const steps = [
      [{}, 'username-required'],
      [{ username: ' ab ' }, 'username-length'],
      [{ username: 'Ada' }, 'email-required'],
      [{ email: 'ada' }, 'full-name-required'],
      [{ fullName: 'Ada Lovelace' }, 'password-too-short'],
      [{ password: 'engine' }, 'email-invalid'],
    ] as const
    for (const [typed, code] of steps) {
      Object.assign(fields, typed)
      expect(await session.signUp(fields)).toEqual(fail({ code }))
    }
    expect(shown().user).toBeNull()
    expect((await session.signUp({ ...fields, email: ada.email })).ok).toBe(true)
  })

  test('what was typed is trimmed, and the new profile is signed in', async () => {
    const result = await session.signUp({
      username: ' Ada ',
      fullName: ' Ada Lovelace ',
      email: ' ada@example.org ',
      password: 'engine',
    })
    const user = shown().user
    expect(result).toEqual(ok(user))
    expect(user).toMatchObject({ username: 'Ada', fullName: 'Ada Lovelace', email: ada.email })
    expect(await profiles.currentUser()).toEqual(ok(user))
  })

  test('a taken username or email is refused, in any case, and nobody is signed in', async () => {
    await session.signUp(ada)
    await session.signOut()
    expect(await session.signUp({ ...ada, username: 'ADA', email: 'b@example.org' })).toEqual(
      fail({ code: 'username-taken' }),
    )
    expect(await session.signUp({ ...ada, username: 'bob', email: 'Ada@Example.ORG' })).toEqual(
      fail({ code: 'email-taken' }),
    )
    expect(shown().user).toBeNull()
  })
})

describe('sign-in', () => {
  test('both fields are required, the login first', async () => {
    expect(await session.signIn({ login: ' ', password: '' })).toEqual(
      fail({ code: 'login-required' }),
    )
    expect(await session.signIn({ login: 'ada', password: '' })).toEqual(
      fail({ code: 'password-required' }),
    )
  })

  test('works by username or email in any case, with any password', async () => {
    const signedUp = await session.signUp(ada)
    for (const login of ['Ada', 'aDA', 'ada@example.org', ' ADA@EXAMPLE.ORG ']) {
      await session.signOut()
      expect(await session.signIn({ login, password: 'whatever' })).toEqual(signedUp)
      expect(shown().user).toEqual(signedUp.ok && signedUp.value)
    }
  })

  test('an unknown login is refused', async () => {
    expect(await session.signIn({ login: 'nobody', password: 'engine' })).toEqual(
      fail({ code: 'invalid-credentials' }),
    )
    expect(shown().user).toBeNull()
  })

  test('signing out holds after a reload', async () => {
    await session.signUp(ada)
    expect(await session.signOut()).toEqual(ok(undefined))
    const next = reload()
    await next.resolve()
    expect(shown(next).user).toBeNull()
  })

  test.each([
    ['comes back to what was made since', true],
    ['is forgotten who made nothing since', false],
  ])('after the list of profiles was cleared, signing out: %s', async (_, hasMade) => {
    const signedUp = await session.signUp(ada)
    const id = shown().user?.id ?? ''
    await profiles.remove(id)
    if (hasMade) await addDeck('made-since', id)
    expect(await session.signOut()).toEqual(ok(undefined))
    expect(await session.signIn({ login: 'ada', password: 'whatever' })).toEqual(
      hasMade ? signedUp : fail({ code: 'invalid-credentials' }),
    )
  })

  test('who cannot be listed again stays signed in', async () => {
    const unread = fail({ code: 'storage-unavailable' } as const)
    session = createSession({ profiles, decks: { ...decks, list: async () => unread }, clock })
    await session.signUp(ada)
    expect(await session.signOut()).toEqual(fail({ code: 'storage-unavailable' }))
    expect(shown().user).not.toBeNull()
  })
})

describe('the guest', () => {
  test('is the demo-user, in no list of profiles', async () => {
    const guest = await session.continueAsGuest()
    expect(guest.ok && guest.value.id).toBe('demo-user')
    expect(await profiles.find('guest')).toEqual(ok(null))
  })

  test('signing up adopts what the guest made, and nothing else', async () => {
    await session.continueAsGuest()
    await addDeck('made-as-guest', guestUserId)
    await addDeck('made-by-bob', 'bob')
    await session.signUp(ada)
    expect(await ownedBy(shown().user?.id)).toEqual(['made-as-guest'])
    expect(await ownedBy(guestUserId)).toEqual([])
    expect(await ownedBy('bob')).toEqual(['made-by-bob'])
  })

  test('signing in adopts nothing', async () => {
    await session.signUp(ada)
    await addDeck('made-as-guest', guestUserId)
    await session.signIn({ login: 'ada', password: 'engine' })
    expect(await ownedBy(guestUserId)).toEqual(['made-as-guest'])
  })

  test('a sign-up that could not adopt the presentations says so, and can be tried again', async () => {
    await addDeck('made as a guest', guestUserId)
    tables.fault = { code: 'storage-full' }
    expect(await session.signUp(ada)).toEqual(fail({ code: 'storage-full' }))
    expect(shown().user).toBeNull()
    tables.fault = null
    expect((await session.signUp(ada)).ok).toBe(true)
    expect(await ownedBy(shown().user?.id)).toEqual(['made as a guest'])
  })
})

test('who signs in or out in one tab does so in the others', async () => {
  const openChannel = createMemoryChangeChannels()
  const [one, other] = [1, 2].map(() =>
    createSession({ profiles, decks, clock, channel: openChannel() }),
  )
  await other?.resolve()
  await one?.continueAsGuest()
  await expect.poll(() => shown(other).user?.id).toBe(guestUserId)
  await other?.signOut()
  await expect.poll(() => shown(one).user).toBeNull()
})

test('no password is stored anywhere', async () => {
  const database = openDatabase('passwords')
  const stored = createSession({
    profiles: createIndexedDbProfileStore(database),
    decks: createIndexedDbDeckStore(database),
    clock,
  })
  await stored.signUp({ ...ada, password: 'canary-password-1' })
  await stored.signIn({ login: 'ada', password: 'canary-password-2' })
  database.close()

  const raw = await openDB('passwords')
  const everything: unknown[] = []
  for (const store of raw.objectStoreNames) everything.push(await raw.getAll(store))
  raw.close()
  const text = JSON.stringify(everything)
  expect(text).toContain('ada@example.org')
  expect(text).not.toContain('canary')
})
