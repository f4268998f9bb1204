import { beforeEach, expect, test } from 'vitest'

import { createMemoryDeckStore, createMemoryTables } from '#adapters/storage/memory-deck-store.ts'
import { createMemoryProfileStore } from '#adapters/storage/memory-profile-store.ts'
import type { ReadDeck } from '#codecs/read-result.ts'
import { filePictureUrl } from '#codecs/read-result.ts'
import { fail, ok } from '#core/result.ts'
import type { DeckStore } from '#ports/storage/deck-store.ts'
import type { PictureIntake } from '#ports/pictures/picture-intake.ts'

import { createManualClock } from '../../../test/fixtures/manual-clock.ts'
import { createLibrary, type Library } from '#workspace/library/library.ts'
import { saveCopy } from './save-copy.ts'
import { createSession, type Session } from '#workspace/account/session.ts'
import { noTypefaces } from '../../../test/fixtures/no-typefaces.ts'
import { createWatchedDeck } from './watched-deck.ts'

const picture = filePictureUrl('inline-1')
const read: ReadDeck = {
  deck: {
    title: 'Bees',
    slides: [
      { id: 'a', title: 'Hive', content: ['Wax'], notes: 'They build it.', imageUrl: picture },
    ],
  },
  pictures: new Map([[picture, { bytes: new Uint8Array([1, 2, 3, 4]), type: 'image/png' }]]),
  losses: [],
}
const taking: PictureIntake = { prepare: async (file) => ok(file) }
const withoutFonts = (pictures: PictureIntake) => ({ pictures, typefaces: noTypefaces })

/** Somebody who came by a link, and was never here before. */
let visitor: { decks: DeckStore; session: Session; library: Library }
beforeEach(() => {
  const clock = createManualClock()
  const decks = createMemoryDeckStore(createMemoryTables())
  const session = createSession({ profiles: createMemoryProfileStore(), decks, clock })
  visitor = { decks, session, library: createLibrary({ decks, clock }) }
})

test('LK9 a copy is a deck of one’s own, also for somebody who was nobody yet', async () => {
  const saved = await saveCopy(
    createWatchedDeck('shared', read, withoutFonts(taking)),
    visitor,
    'A copy',
  )
  if (!saved.ok) throw new Error(saved.error.code)
  expect(visitor.session.state.getState().user?.username).toBe('guest')
  expect(saved.value.description).toBe('A copy')
  const stored = await visitor.decks.loadContent(saved.value.id)
  if (!stored.ok) throw new Error(stored.error.code)
  const [first] = stored.value.deck.slides
  const hash = first?.imageUrl?.replace('asset:', '') ?? ''
  expect(hash).toMatch(/^[\da-f]{64}$/)
  expect(await visitor.decks.loadPicture(hash)).toMatchObject({ ok: true })
  expect(visitor.library.state.getState().records.map(({ title }) => title)).toEqual(['Bees'])
})

test('LK9 a picture that is not fit to be kept is left out of the copy', async () => {
  const refusing: PictureIntake = { prepare: async () => fail({ code: 'broken' }) }
  const saved = await saveCopy(
    createWatchedDeck('shared', read, withoutFonts(refusing)),
    visitor,
    'A copy',
  )
  expect(saved).toMatchObject({ ok: true, value: { title: 'Bees' } })
  if (saved.ok) expect(saved.value.cover?.imageUrl).toBeUndefined()
})
