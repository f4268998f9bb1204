import { afterEach, expect, test, vi } from 'vitest'

import { fail, ok } from '#core/result.ts'

import { createManualClock } from '../../../test/fixtures/manual-clock.ts'
import { SilentWorker } from '../../../test/fixtures/silent-worker.ts'
import { createWorkerPackedReader } from './worker-packed-reader.ts'

vi.stubGlobal('Worker', SilentWorker)
afterEach(() => {
  SilentWorker.started = []
})

const slide = { id: '1', title: '', content: [], notes: '' }
const read = ok({ deck: { title: 'Reefs', slides: [slide] }, pictures: new Map(), losses: [] })

function begin(signal?: AbortSignal) {
  const clock = createManualClock()
  const packed = { bytes: Uint8Array.of(1), packing: 'share' as const }
  const readPacked = createWorkerPackedReader('/worker.js', clock)
  const reading = readPacked(packed, { signal })
  return { clock, reading, worker: SilentWorker.started[0] }
}

test('LK11 what the worker has read is passed on, and it is ended', async () => {
  const { reading, worker } = begin()
  worker?.dispatchEvent(new MessageEvent('message', { data: read }))
  expect(await reading).toEqual(read)
  expect(worker?.isEnded).toBe(true)
})

test('LK11 what takes longer than any share is ended', async () => {
  const { clock, reading, worker } = begin()
  await clock.pass(20_000)
  expect(await reading).toEqual(fail('too-large'))
  expect(worker?.isEnded).toBe(true)
})

test('LK11 whoever leaves has it ended at once, and before it began it does not begin', async () => {
  const leaving = new AbortController()
  const { reading, worker } = begin(leaving.signal)
  leaving.abort()
  expect(await reading).toEqual(fail('cancelled'))
  expect(worker?.isEnded).toBe(true)
  SilentWorker.started = []
  const tooLate = begin(leaving.signal)
  expect(await tooLate.reading).toEqual(fail('cancelled'))
  expect(tooLate.worker).toBeUndefined()
})

test('LK11 a worker that fails leaves nobody waiting', async () => {
  const { reading, worker } = begin()
  worker?.dispatchEvent(new Event('error'))
  await expect(reading).rejects.toThrow('did not load')
  expect(worker?.isEnded).toBe(true)
})
