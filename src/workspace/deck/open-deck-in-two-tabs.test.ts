import { expect, it, vi } from 'vitest'

import { yjsDocumentFormat } from '#adapters/document/yjs-document-format.ts'
import { createMemoryDeckStore } from '#adapters/storage/memory-deck-store.ts'
import { createMemoryDeckChannels } from '#adapters/tabs/memory-deck-channel.ts'
import { createMemoryPageLifecycle } from '#adapters/tabs/memory-page-lifecycle.ts'
import { createMemoryUnsavedChanges } from '#adapters/tabs/memory-unsaved-changes.ts'
import { createRecord } from '#core/deck/create-record.ts'
import { deleteSlides } from '#core/edit/slides/delete-slides.ts'

import { createDeckOfMarks } from '../../../test/faults/page/deck-of-marks.ts'
import { editAtRandom, logStep } from '../../../test/faults/page/edit-at-random.ts'
import { markPlanes } from '../../../test/faults/page/marks.ts'
import { duplicateSlide } from '../../../test/fixtures/edit-current-slide.ts'
import { findDamageByUndo, findLosses } from '../../../test/faults/find-losses.ts'
import { settle } from '../../../test/fixtures/manual-clock.ts'
import { openDeck } from './open-deck.ts'
import { systemClock } from '#adapters/clock/system-clock.ts'

vi.setConfig({ testTimeout: 600_000 })

const seeds = process.env['LECTERN_FULL'] ? 100 : 4

/** A deck of marks, and a function that opens it in one tab more. */
async function createSharedDeck() {
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
  return { store, openTab }
}

it('200 random steps in each of two tabs: both end equal to the disk, and nothing is lost', async () => {
  for (let seed = 1; seed <= seeds; seed++) {
    const { store, openTab } = await createSharedDeck()
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

it('a redo deletes again what was deleted, though it had a copy then: that is no damage', async () => {
  const { openTab } = await createSharedDeck()
  const [one, other] = await Promise.all([openTab(), openTab()])
  other.edit((view) => duplicateSlide(view, () => 'copy'))
  await settle()
  const deleted = logStep(one, 'edit', () => one.edit((view) => deleteSlides(view, ['a'])))
  const undone = logStep(one, 'undo', one.undo)
  await settle()
  other.edit((view) => deleteSlides(view, ['copy']))
  await settle()
  const redone = logStep(one, 'redo', one.redo)
  expect(redone.removed.length).toBeGreaterThan(0)
  expect(findDamageByUndo([deleted, undone, redone])).toEqual([])
  // What nobody in this tab has ever deleted is not its to take away.
  expect(findDamageByUndo([undone, redone])).toEqual(redone.removed)
})
