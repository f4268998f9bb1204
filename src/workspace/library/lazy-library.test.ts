import { expect, test } from 'vitest'

import { createMemoryDeckStore, createMemoryTables } from '#adapters/storage/memory-deck-store.ts'

import { createManualClock } from '../../../test/fixtures/manual-clock.ts'
import { createLazyLibrary } from './lazy-library.ts'
import { createLibrary } from './library.ts'

const deck = { title: 'Tides', slides: [{ id: 'a', title: '', content: [], notes: '' }] }

/** Its code comes over a network that can be cut. */
function start() {
  const network = { isUp: true, fetched: 0 }
  const decks = createMemoryDeckStore(createMemoryTables())
  const library = createLazyLibrary(async (state) => {
    if (!network.isUp) throw new TypeError('Failed to fetch')
    network.fetched += 1
    return createLibrary({ state, decks, clock: createManualClock() })
  })
  return { network, library, shown: () => library.state.getState() }
}

test('a library is fetched once, with the first question, and shown in the state that was there', async () => {
  const { network, library, shown } = start()
  library.announce()
  expect([network.fetched, shown().status]).toEqual([0, 'loading'])
  await Promise.all([library.show('u1'), library.show('u1')])
  expect((await library.create(deck)).ok).toBe(true)
  expect(network.fetched).toBe(1)
  expect(shown()).toMatchObject({ status: 'ready', records: [{ title: 'Tides' }], error: null })
})

test('without a network it says so, is no empty list, and is asked again the next time', async () => {
  const { network, library, shown } = start()
  network.isUp = false
  await library.show('u1')
  expect(shown()).toMatchObject({
    status: 'unread',
    error: { operation: 'list', failure: { code: 'not-loaded' } },
  })
  expect(await library.duplicate('x')).toMatchObject({ error: { code: 'not-loaded' } })
  expect(shown().error?.operation).toBe('duplicate')
  library.dismissError()
  network.isUp = true
  await library.show('u1')
  expect(shown()).toMatchObject({ status: 'ready', error: null })
})
