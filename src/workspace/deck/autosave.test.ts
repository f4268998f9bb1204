import { expect, it } from 'vitest'

import { fail, ok, type Result } from '#core/result.ts'
import type { StoreFailure } from '#ports/storage/deck-store.ts'

import { createManualClock, settle } from '../../../test/fixtures/manual-clock.ts'
import { createAutosave, maxUnsavedMs, saveDebounceMs, type SaveStatus } from './autosave.ts'

const full = fail({ code: 'storage-full' } as const)

/** A store whose answers wait until the test gives them, unless it answers by itself. */
function start(answer: (() => Result<void, StoreFailure>) | null = () => ok(undefined)) {
  const clock = createManualClock()
  const begun = clock.now()
  const saves: number[] = []
  const statuses: SaveStatus['kind'][] = []
  const waiting: ((result: Result<void, StoreFailure>) => void)[] = []
  const autosave = createAutosave({
    clock,
    save() {
      saves.push(clock.now() - begun)
      if (!answer) return new Promise((resolve) => waiting.push(resolve))
      return Promise.resolve().then(answer)
    },
    onStatus: ({ kind }) => {
      if (statuses.at(-1) !== kind) statuses.push(kind)
    },
  })
  return { clock, saves, statuses, waiting, autosave }
}

it('saves after a pause', async () => {
  const { clock, saves, statuses, autosave } = start()
  autosave.touch()
  await clock.pass(saveDebounceMs - 1)
  expect([saves, statuses]).toEqual([[], ['saving']])
  await clock.pass(1)
  expect([saves, statuses]).toEqual([[saveDebounceMs], ['saving', 'saved']])
  expect(clock.waiting()).toBe(0)
})

it('never lets an edit wait longer than a second, however fast the typing', async () => {
  const { clock, saves, autosave } = start()
  expect(maxUnsavedMs).toBeLessThanOrEqual(1000)
  for (let time = 0; time < 2000; time += 50) {
    autosave.touch()
    await clock.pass(50)
  }
  expect(saves.slice(0, 3)).toEqual([maxUnsavedMs, 2 * maxUnsavedMs, 3 * maxUnsavedMs])
})

it('says saved only after the save has completed', async () => {
  const { clock, statuses, waiting, autosave } = start(null)
  autosave.touch()
  await clock.pass(5000)
  expect(statuses).toEqual(['saving'])
  waiting[0]?.(ok(undefined))
  await settle()
  expect(statuses).toEqual(['saving', 'saved'])
})

it('an edit during a save is not yet saved, and is saved next', async () => {
  const { clock, saves, statuses, waiting, autosave } = start(null)
  autosave.touch()
  await clock.pass(saveDebounceMs)
  autosave.touch()
  await clock.pass(100)
  waiting[0]?.(ok(undefined))
  await clock.pass(saveDebounceMs)
  expect(saves).toEqual([saveDebounceMs, 2 * saveDebounceMs + 100])
  expect(statuses).toEqual(['saving'])
  waiting[1]?.(ok(undefined))
  await settle()
  expect(statuses).toEqual(['saving', 'saved'])
})

it('a failure is shown until a save succeeds, which is tried again and again, less and less often', async () => {
  let answer: Result<void, StoreFailure> = full
  const { clock, saves, statuses, autosave } = start(() => answer)
  autosave.touch()
  await clock.pass(saveDebounceMs + 100_000)
  const waits = saves.slice(1).map((time, index) => time - (saves[index] ?? 0))
  expect(waits).toEqual([2_000, 4_000, ...Array.from({ length: 11 }, () => 8_000)])
  expect(statuses).toEqual(['saving', 'unsaved'])
  answer = ok(undefined)
  await clock.pass(8_000)
  expect(statuses).toEqual(['saving', 'unsaved', 'saved'])
  expect(clock.waiting()).toBe(0)
})

it('the next edit tries at once again', async () => {
  let answer: Result<void, StoreFailure> = full
  const { clock, statuses, autosave } = start(() => answer)
  autosave.touch()
  await clock.pass(saveDebounceMs + 10)
  answer = ok(undefined)
  autosave.touch()
  expect(statuses).toEqual(['saving', 'unsaved'])
  await clock.pass(saveDebounceMs)
  expect(statuses).toEqual(['saving', 'unsaved', 'saved'])
})

it('what can never succeed is not tried by itself, but on demand', async () => {
  const { clock, saves, autosave } = start(() => fail({ code: 'not-found' }))
  autosave.touch()
  await clock.pass(100_000)
  expect(saves).toHaveLength(1)
  expect(await autosave.flush()).toEqual(fail({ code: 'not-found' }))
  expect(saves).toHaveLength(2)
})

it('a flush saves at once, after the save under way', async () => {
  const { saves, waiting, autosave } = start(null)
  autosave.touch()
  const first = autosave.flush()
  await settle()
  autosave.touch()
  const second = autosave.flush()
  await settle()
  expect(saves).toHaveLength(1)
  waiting[0]?.(ok(undefined))
  expect(await first).toEqual(ok(undefined))
  await settle()
  expect(saves).toHaveLength(2)
  waiting[1]?.(full)
  expect(await second).toEqual(full)
})

it('a flush with nothing to save does nothing', async () => {
  const { saves, autosave } = start()
  expect(await autosave.flush()).toEqual(ok(undefined))
  expect(saves).toEqual([])
})

it('stopped, it does not wake up again', async () => {
  const { clock, saves, autosave } = start()
  autosave.touch()
  autosave.stop()
  await clock.pass(10_000)
  expect(saves).toEqual([])
})

it('a bug in the saving shows as a failed save, and is tried again', async () => {
  let isBroken = true
  const { clock, saves, statuses, autosave } = start(() => {
    if (isBroken) throw new Error('A bug')
    return ok(undefined)
  })
  autosave.touch()
  await clock.pass(saveDebounceMs)
  expect([statuses, autosave.hasUnsaved()]).toEqual([['saving', 'unsaved'], true])
  isBroken = false
  await clock.pass(2_000)
  expect([saves.length, statuses.at(-1)]).toEqual([2, 'saved'])
})
