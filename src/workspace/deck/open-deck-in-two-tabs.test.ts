import { expect, it, vi } from 'vitest'

import { yjsDocumentFormat } from '#adapters/document/yjs-document-format.ts'
import { createMemoryDeckStore } from '#adapters/storage/memory-deck-store.ts'
import { createMemoryDeckChannels } from '#adapters/tabs/memory-deck-channel.ts'
import { createMemoryPageLifecycle } from '#adapters/tabs/memory-page-lifecycle.ts'
import { createMemoryUnsavedChanges } from '#adapters/tabs/memory-unsaved-changes.ts'
import { createRecord } from '#core/deck/create-record.ts'

import { createDeckOfMarks } from '../../../test/faults/page/deck-of-marks.ts'
import { editAtRandom } from '../../../test/faults/page/edit-at-random.ts'
import { markPlanes } from '../../../test/faults/page/marks.ts'
import { findDamageByUndo, findLosses } from '../../../test/faults/find-losses.ts'
import { settle } from '../../../test/fixtures/manual-clock.ts'
import { openDeck } from './open-deck.ts'
import { systemClock } from '#adapters/clock/system-clock.ts'

vi.setConfig({ testTimeout: 600_000 })

const seeds = process.env['LECTERN_FULL'] ? 100 : 4

it('200 random steps in each of two tabs: both end equal to the disk, and nothing is lost', async () => {
  for (let seed = 1; seed <= seeds; seed++) {
    const store = createMemoryDeckStore()
    const start = createDeckOfMarks()
    const now = '2026-01-01T00:00:00.000Z'
    await store.create(createRecord(start, { id: 'deck', userId: 'user', now }), start, [])
    const openChannel = createMemoryDeckChannels()
    const openTab = async () => {
      const opened = await openDeck('deck', {
        store,
        openChannel,
        openUnsaved: createMemoryUnsavedChanges(),
        format: yjsDocumentFormat,
        page: createMemoryPageLifecycle(),
        clock: systemClock,
      })
      if (!opened.ok) throw new Error(opened.error.code)
      return opened.value
    }
    const [one, other] = await Promise.all([openTab(), openTab()])
    const steps = { count: 200, pauseMs: 0.01 }
    const logs = await Promise.all([
      editAtRandom(one, { ...steps, seed, firstMark: markPlanes.one }),
      editAtRandom(other, { ...steps, seed: -seed, firstMark: markPlanes.other }),
    ])
    await settle()
    const end = one.state.getState().deck
    expect(other.state.getState().deck).toEqual(end)
    expect(findLosses(end, logs), `seed ${seed}`).toEqual([])
    expect(logs.flatMap(findDamageByUndo), `seed ${seed}`).toEqual([])
    await Promise.all([one.close(), other.close()])
    expect(await store.loadContent('deck')).toMatchObject({ value: { deck: end } })
  }
})
