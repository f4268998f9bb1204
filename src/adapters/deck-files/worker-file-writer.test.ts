import { afterEach, expect, test, vi } from 'vitest'

import type { WriteDeckFile, WriteResult } from '#codecs/write-result.ts'
import { fail, ok } from '#core/result.ts'

import { createWorkerFileWriter } from './worker-file-writer.ts'

/** A worker that does what a test tells it to. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = []
  static refuse: 'to start' | 'the deck' | null = null
  isEnded = false

  constructor(
    _address: string,
    readonly options: WorkerOptions,
  ) {
    super()
    if (FakeWorker.refuse === 'to start') throw new TypeError('Not this address')
    FakeWorker.started.push(this)
  }

  postMessage() {
    if (FakeWorker.refuse === 'the deck') throw new DOMException('Out of memory', 'DataCloneError')
  }

  terminate() {
    this.isEnded = true
  }

  say(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

vi.stubGlobal('Worker', FakeWorker)
afterEach(() => {
  FakeWorker.started = []
  FakeWorker.refuse = null
})

const input = {
  deck: { title: 'Reefs', slides: [{ id: '1', title: '', content: [], notes: '' }] },
  pictures: new Map(),
}

const writeFile: WriteDeckFile = createWorkerFileWriter('deck', {
  workerUrl: '/worker.js',
  findLanguage: () => 'de',
})
const write = (options: Parameters<WriteDeckFile>[2] = {}): Promise<WriteResult> =>
  writeFile('pdf', input, options)

test('EX4 what the worker says of its progress and its file is passed on, and it is ended', async () => {
  const shares: number[] = []
  const writing = write({ onProgress: (share) => shares.push(share) })
  const [worker] = FakeWorker.started
  worker?.say({ kind: 'progress', share: 0.5, stage: 'slides' })
  const written = ok({ bytes: Uint8Array.of(1), losses: [] })
  worker?.say({ kind: 'end', result: written })
  expect(await writing).toEqual(written)
  expect(shares).toEqual([0.5])
  expect(worker?.isEnded).toBe(true)
})

test('EX4 the worker knows which language the file speaks around its slides', () => {
  void write()
  expect(FakeWorker.started[0]?.options.name).toBe('de')
})

test.each(['error', 'messageerror'])('EX3 a worker that ends with %s has failed', async (kind) => {
  const writing = write()
  FakeWorker.started[0]?.dispatchEvent(new Event(kind))
  expect(await writing).toEqual(fail('failed'))
  expect(FakeWorker.started[0]?.isEnded).toBe(true)
})

test.each(['to start', 'the deck'] as const)(
  'EX3 a browser that refuses %s leaves nobody waiting',
  async (refused) => {
    FakeWorker.refuse = refused
    expect(await write()).toEqual(fail('failed'))
    expect(FakeWorker.started.every(({ isEnded }) => isEnded)).toBe(true)
  },
)

test('EX2 whoever calls it off has it ended at once, and before it began it does not begin', async () => {
  const controller = new AbortController()
  const writing = write({ signal: controller.signal })
  controller.abort()
  expect(await writing).toEqual(fail('cancelled'))
  expect(FakeWorker.started[0]?.isEnded).toBe(true)
  expect(await write({ signal: controller.signal })).toEqual(fail('cancelled'))
  expect(FakeWorker.started).toHaveLength(1)
})
