import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createCoverQueue } from './cover-queue.ts'

let scrolled = () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  vi.stubGlobal('innerHeight', 900)
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 16))
  vi.stubGlobal('addEventListener', (_: string, listen: () => void) => (scrolled = listen))
  vi.stubGlobal('removeEventListener', () => (scrolled = () => {}))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Every 50 ms, as a wheel does. */
function scroll(turns: number, px: number) {
  for (let turn = 0; turn < turns; turn++) {
    vi.advanceTimersByTime(50)
    vi.stubGlobal('scrollY', scrollY + px)
    scrolled()
  }
}

test('at rest, and while somebody looks, no cover waits', () => {
  const queue = createCoverQueue()
  queue.follow()
  expect(queue.isCalm()).toBe(true)
  scroll(20, 150)
  expect(queue.isCalm()).toBe(true)
})

test('what came while cards rushed by is painted when they stand, a row in a frame', () => {
  const queue = createCoverQueue()
  queue.follow()
  scroll(20, 600)
  expect(queue.isCalm()).toBe(false)
  const painted: number[] = []
  const cancels = Array.from({ length: 10 }, (_, at) => queue.wait(() => painted.push(at)))
  cancels[1]?.()
  scroll(20, 600)
  expect(painted).toEqual([])
  vi.advanceTimersByTime(120)
  expect(queue.isCalm()).toBe(true)
  expect(painted).toEqual([0, 2, 3, 4])
  vi.advanceTimersByTime(100)
  expect(painted).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('a rush that begins again holds up the rest', () => {
  const queue = createCoverQueue()
  queue.follow()
  scroll(3, 600)
  let painted = 0
  for (let at = 0; at < 8; at++) queue.wait(() => (painted += 1))
  vi.advanceTimersByTime(120)
  expect(painted).toBe(4)
  vi.stubGlobal('scrollY', scrollY + 9_000)
  scrolled()
  scroll(5, 600)
  expect(painted).toBe(4)
  vi.advanceTimersByTime(120)
  expect(painted).toBe(8)
})
