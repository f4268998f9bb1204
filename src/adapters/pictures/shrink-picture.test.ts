import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ok } from '#core/result.ts'

import { shrinkPicture, type ShrinkRequest } from './shrink-picture.ts'

const started: FakeWorker[] = []

/** Answers each picture with its own type, and breaks at one that is called broken. */
class FakeWorker extends EventTarget {
  isEnded = false
  constructor() {
    super()
    started.push(this)
  }
  postMessage({ type }: ShrinkRequest) {
    queueMicrotask(() =>
      this.dispatchEvent(
        type === 'break'
          ? new Event('error')
          : new MessageEvent('message', { data: ok(new Blob([], { type: type ?? '' })) }),
      ),
    )
  }
  terminate() {
    this.isEnded = true
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  started.splice(0)
})

const shrink = async (type: string) => {
  const answer = await shrinkPicture(new Blob(), type)
  return answer.ok ? answer.value?.type : answer.error
}

test('SW1 pictures one after the other share a worker, which ends when no more come', async () => {
  expect([await shrink('image/png'), await shrink('image/webp')]).toEqual([
    'image/png',
    'image/webp',
  ])
  expect(started).toHaveLength(1)
  vi.advanceTimersByTime(1_000)
  await shrink('image/png')
  vi.advanceTimersByTime(1_500)
  expect(started.map(({ isEnded }) => isEnded)).toEqual([false])
  vi.advanceTimersByTime(1_000)
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true])
  await shrink('image/png')
  expect(started).toHaveLength(2)
})

test('SW2 pictures at the same time have a worker each, and each its own answer', async () => {
  const types = ['image/png', 'image/jpeg', 'image/webp']
  expect(await Promise.all(types.map(shrink))).toEqual(types)
  expect(started).toHaveLength(3)
  await Promise.all(types.map(shrink))
  expect(started).toHaveLength(3)
})

test('SW3 a worker that broke is not asked again', async () => {
  expect(await shrink('break')).toBe('failed')
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true])
  expect(await shrink('image/png')).toBe('image/png')
  expect(started).toHaveLength(2)
})
