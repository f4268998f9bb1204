import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { createMemoryDeckStore, createMemoryTables } from '#adapters/storage/memory-deck-store.ts'
import { createMemoryChangeChannels } from '#adapters/tabs/memory-change-channel.ts'
import { createRecord } from '#core/deck/create-record.ts'
import type { Deck } from '#core/deck/deck.ts'
import { assetUrl } from '#core/deck/pictures/deck-assets.ts'
import { fail } from '#core/result.ts'
import type { ChangeChannel } from '#ports/tabs/change-channel.ts'

import { createLibrary, type LibraryState, undoDeleteMs } from './library.ts'
import { systemClock } from '#adapters/clock/system-clock.ts'

const start = Date.UTC(2026, 0, 1)
const makeDeck = (title: string): Deck => ({
  title,
  slides: [{ id: '1', title, content: ['Point'], notes: 'Some notes' }],
})

function makeLibrary(tables = createMemoryTables(), channel?: ChangeChannel) {
  const decks = createMemoryDeckStore(tables)
  const library = createLibrary({ decks, clock: systemClock, ...(channel && { channel }) })
  const shown = () => library.state.getState()
  const titles = () => shown().records.map(({ title }) => title)
  return { library, decks, tables, shown, titles }
}

async function makeShownLibrary() {
  const made = makeLibrary()
  await made.library.show('ada')
  return made
}

/** Every state the library goes through from now on. */
function watch(library: ReturnType<typeof makeLibrary>['library']): LibraryState[] {
  const states: LibraryState[] = []
  library.state.subscribe((state) => states.push(state))
  return states
}

const add = async ({ library }: ReturnType<typeof makeLibrary>, title: string) => {
  const created = await library.create(makeDeck(title))
  if (!created.ok) throw new Error(created.error.code)
  vi.advanceTimersByTime(1_000)
  return created.value
}

beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => void vi.useRealTimers())

describe('show', () => {
  test('loading at first, then the list, newest first', async () => {
    const made = makeLibrary()
    expect(made.shown().status).toBe('loading')
    await made.library.show('ada')
    expect(made.shown()).toEqual({
      status: 'ready',
      records: [],
      damaged: [],
      newer: 0,
      error: null,
    })
    await add(made, 'First')
    await add(made, 'Second')
    expect(made.titles()).toEqual(['Second', 'First'])
  })

  test("another user sees their own list, never a moment of someone else's", async () => {
    const made = await makeShownLibrary()
    await add(made, "Ada's")
    const states = watch(made.library)
    await made.library.show('bob')
    expect(states.flatMap(({ records }) => records)).toEqual([])
    expect(states.map(({ status }) => status)).toContain('loading')
    await made.library.show('ada')
    expect(made.titles()).toEqual(["Ada's"])
  })

  test('the same list again does not flash loading', async () => {
    const made = await makeShownLibrary()
    await add(made, 'One')
    const states = watch(made.library)
    await made.library.show('ada')
    await made.library.updateDetails(made.shown().records[0]!.id, { description: 'x' })
    expect(states.filter(({ status }) => status === 'loading')).toEqual([])
    expect(states.filter(({ records }) => records.length !== 1)).toEqual([])
  })

  test('a list that cannot be read says so, and is no empty one when the error is dismissed', async () => {
    const made = makeLibrary()
    const list = vi.spyOn(made.decks, 'list')
    list.mockResolvedValue(fail({ code: 'storage-unavailable' }))
    await made.library.show('ada')
    expect(made.shown()).toMatchObject({
      status: 'unread',
      error: { operation: 'list', failure: { code: 'storage-unavailable' } },
    })
    made.library.dismissError()
    expect(made.shown()).toMatchObject({ status: 'unread', error: null })

    list.mockRestore()
    await made.library.show('ada')
    expect(made.shown()).toMatchObject({ status: 'ready', records: [] })
  })

  test('an older read that answers late brings back nothing that was deleted', async () => {
    const made = await makeShownLibrary()
    const first = await add(made, 'One')
    const stale = await made.decks.list('ada')
    let answer: (() => void) | undefined
    vi.spyOn(made.decks, 'list').mockImplementationOnce(
      () => new Promise((resolve) => (answer = () => resolve(stale))),
    )
    const slow = made.library.show('ada')
    await expect.poll(() => answer).toBeDefined()
    const states = watch(made.library)
    const removing = made.library.remove(first.id)
    answer?.()
    await Promise.all([slow, removing])
    expect(states.map(({ records }) => records.length).slice(1)).not.toContain(1)
    expect(made.titles()).toEqual([])
  })

  test('damaged presentations are listed beside the others', async () => {
    const made = await makeShownLibrary()
    const { id } = await add(made, 'Broken')
    await add(made, 'Whole')
    made.tables.contents.get(id)!.stored = 'scrambled'
    await made.library.duplicate(id)
    expect(made.titles()).toEqual(['Whole'])
    expect(made.shown().damaged).toEqual([{ id, title: 'Broken' }])
    expect(made.shown().error).toEqual({ operation: 'duplicate', failure: { code: 'damaged' } })
    const text = await made.library.exportDamaged(id)
    expect(text.ok && text.value).toContain('scrambled')
  })
})

describe('create', () => {
  test('a new presentation is a draft of the shown user and listed at once', async () => {
    const made = await makeShownLibrary()
    const blob = new Blob(['x'])
    const deck = makeDeck('New')
    deck.slides[0]!.imageUrl = assetUrl('aa')
    const created = await made.library.create(deck, {
      description: 'Mine',
      pictures: [{ hash: 'aa', blob }],
    })
    const record = made.shown().records[0]
    expect(created).toEqual({ ok: true, value: record })
    expect(record).toMatchObject({
      user_id: 'ada',
      title: 'New',
      description: 'Mine',
      status: 'draft',
      view_count: 0,
      created_at: new Date(start).toISOString(),
    })
    expect(await made.decks.loadPicture('aa')).toEqual({ ok: true, value: blob })
  })

  test('before anyone is shown it is a bug', async () => {
    await expect(makeLibrary().library.create(makeDeck('x'))).rejects.toThrow('show')
  })
})

describe('changes', () => {
  test('details change updated_at, and the presentation moves to the front', async () => {
    const made = await makeShownLibrary()
    const first = await add(made, 'First')
    await add(made, 'Second')
    const updated = await made.library.updateDetails(first.id, { tags: ['new'] })
    expect(updated.ok && updated.value).toEqual({
      ...first,
      tags: ['new'],
      updated_at: new Date(start + 2_000).toISOString(),
    })
    expect(made.titles()).toEqual(['First', 'Second'])
  })

  test('a view counts without changing updated_at', async () => {
    const made = await makeShownLibrary()
    const first = await add(made, 'First')
    await add(made, 'Second')
    await made.library.countView(first.id)
    const counted = await made.library.countView(first.id)
    expect(counted.ok && counted.value).toEqual({ ...first, view_count: 2 })
    expect(made.titles()).toEqual(['Second', 'First'])
  })

  test('last presented is set when the deck is presented, without changing updated_at', async () => {
    const made = await makeShownLibrary()
    const first = await add(made, 'First')
    await add(made, 'Second')
    const presented = await made.library.notePresented(first.id)
    expect(presented.ok && presented.value).toEqual({
      ...first,
      last_presented_at: new Date(start + 2_000).toISOString(),
    })
    expect(made.titles()).toEqual(['Second', 'First'])
  })

  test('a copy has (Copy) in its title, or the title asked for', async () => {
    const made = await makeShownLibrary()
    const { id } = await add(made, 'First')
    await made.library.duplicate(id)
    vi.advanceTimersByTime(1_000)
    await made.library.duplicate(id, 'Other')
    expect(made.titles()).toEqual(['Other', 'First (Copy)', 'First'])
  })
})

describe('errors', () => {
  test('a failure is kept with what was being done, and changes nothing shown', async () => {
    const made = await makeShownLibrary()
    const { id } = await add(made, 'Kept')
    made.tables.fault = { code: 'storage-full' }
    const failure = made.tables.fault
    const attempts = {
      save: () => made.library.create(makeDeck('x')),
      duplicate: () => made.library.duplicate(id),
      update: () => made.library.updateDetails(id, { title: 'x' }),
      delete: () => made.library.remove(id),
    } as const
    for (const [operation, attempt] of Object.entries(attempts)) {
      expect(await attempt()).toEqual(fail(failure))
      expect(made.shown().error).toEqual({ operation, failure })
      expect(made.titles()).toEqual(['Kept'])
    }
  })

  test('the next operation clears the error, as does dismissing it', async () => {
    const made = await makeShownLibrary()
    await made.library.remove('none')
    expect(made.shown().error).toEqual({ operation: 'delete', failure: { code: 'not-found' } })
    await add(made, 'x')
    expect(made.shown().error).toBeNull()
    await made.library.remove('none')
    made.library.dismissError()
    expect(made.shown().error).toBeNull()
  })
})

describe('delete', () => {
  test('hides at once, even before the store has answered', async () => {
    const made = await makeShownLibrary()
    const { id } = await add(made, 'Gone')
    const removing = made.library.remove(id)
    expect(made.titles()).toEqual([])
    await removing
    expect(made.titles()).toEqual([])
  })

  test('can be undone until the time is up, and is final afterwards', async () => {
    const made = await makeShownLibrary()
    const kept = await add(made, 'Kept')
    const gone = await add(made, 'Gone')
    await made.library.remove(kept.id)
    await made.library.remove(gone.id)
    await vi.advanceTimersByTimeAsync(undoDeleteMs - 1)
    expect((await made.library.restore(kept.id)).ok).toBe(true)
    expect(made.titles()).toEqual(['Kept'])
    await vi.advanceTimersByTimeAsync(1)
    expect(made.tables.contents.has(gone.id)).toBe(false)
    expect(made.tables.contents.has(kept.id)).toBe(true)
    expect(await made.library.restore(gone.id)).toEqual(fail({ code: 'not-found' }))
  })

  test('deleted, restored and deleted again: the time starts anew', async () => {
    const made = await makeShownLibrary()
    const { id } = await add(made, 'Twice')
    await made.library.remove(id)
    await made.library.restore(id)
    await vi.advanceTimersByTimeAsync(undoDeleteMs / 2)
    await made.library.remove(id)
    await vi.advanceTimersByTimeAsync(undoDeleteMs / 2)
    expect((await made.library.restore(id)).ok).toBe(true)
  })

  test('what an earlier visit deleted is purged on the next, what is still fresh is not', async () => {
    const tables = createMemoryTables()
    const decks = createMemoryDeckStore(tables)
    for (const [id, age] of [
      ['old', undoDeleteMs],
      ['fresh', undoDeleteMs - 1],
    ] as const) {
      const now = new Date(start - age).toISOString()
      const deck = makeDeck(id)
      await decks.create(createRecord(deck, { id, userId: 'ada', now }), deck, [])
      await decks.trash(id, now)
    }
    const made = makeLibrary(tables)
    await made.library.show('ada')
    expect(made.titles()).toEqual([])
    expect([...tables.records.keys()]).toEqual(['fresh'])
  })
})

describe('two tabs', () => {
  test('a change in one shows in the other', async () => {
    const tables = createMemoryTables()
    const openChannel = createMemoryChangeChannels()
    const here = makeLibrary(tables, openChannel())
    const there = makeLibrary(tables, openChannel())
    await Promise.all([here.library.show('ada'), there.library.show('ada')])
    const { id } = await add(here, 'Shared')
    await expect.poll(there.titles).toEqual(['Shared'])
    await there.library.remove(id)
    await expect.poll(here.titles).toEqual([])
  })

  test('a tab that shows nothing yet stays as it is', async () => {
    const tables = createMemoryTables()
    const openChannel = createMemoryChangeChannels()
    const here = makeLibrary(tables, openChannel())
    const there = makeLibrary(tables, openChannel())
    await here.library.show('ada')
    await add(here, 'x')
    expect(there.shown().status).toBe('loading')
  })
})
