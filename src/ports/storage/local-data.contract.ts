import { expect, test } from 'vitest'

import { createRecord } from '#core/deck/create-record.ts'
import type { Deck } from '#core/deck/deck.ts'
import { assetUrl } from '#core/deck/pictures/deck-assets.ts'
import type { User } from '#core/account/user.ts'
import { ok } from '#core/result.ts'

import type { DeckStore } from './deck-store.ts'
import type { LocalData } from './local-data.ts'
import type { ProfileStore } from './profile-store.ts'

type Everything = { localData: LocalData; decks: DeckStore; profiles: ProfileStore }

const makeUser = (name: string): User => ({
  id: name,
  username: name,
  email: `${name}@example.org`,
  fullName: name,
  createdAt: '2026-01-01T00:00:00.000Z',
})

/** However the app's data is kept, clearing it obeys these rules. */
export function localDataContract(make: () => Promise<Everything>): void {
  test('clearing takes everything of every profile; only who is signed in stays', async () => {
    const { localData, decks, profiles } = await make()
    const hash = 'a'.repeat(64)
    const deck: Deck = {
      title: 'T',
      slides: [{ id: '1', title: '', content: [], notes: '', imageUrl: assetUrl(hash) }],
    }
    for (const name of ['ada', 'bob']) {
      await profiles.add(makeUser(name))
      const record = createRecord(deck, { id: name, userId: name, now: '2026-01-01T00:00:00.000Z' })
      await decks.create(record, deck, [{ hash, blob: new Blob(['x']) }])
    }
    await profiles.setCurrentUser(makeUser('ada'))

    expect(await localData.clear()).toEqual(ok(undefined))

    expect(await profiles.currentUser()).toEqual(ok(makeUser('ada')))
    for (const name of ['ada', 'bob']) {
      expect(await profiles.find(name)).toEqual(ok(null))
      expect(await decks.list(name)).toEqual(ok({ records: [], damaged: [], newer: 0 }))
      expect((await decks.loadContent(name)).ok).toBe(false)
    }
    expect((await decks.loadPicture(hash)).ok).toBe(false)
  })
}
