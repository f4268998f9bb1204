import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createFillQueue } from './fill-queue.ts'

let scrolled = () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  vi.stubGlobal('innerHeight', 900)
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => Number(setTimeout(act, 16)))
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame))
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

test('at rest, and while somebody looks, no card waits', () => {
  const queue = createFillQueue(4)
  queue.follow()
  expect(queue.isCalm()).toBe(true)
  scroll(20, 150)
  expect(queue.isCalm()).toBe(true)
})

test('what came while cards rushed by is filled when they stand, a row in a frame', () => {
  const queue = createFillQueue(4)
  queue.follow()
  scroll(20, 600)
  expect(queue.isCalm()).toBe(false)
  const filled: number[] = []
  const cancels = Array.from({ length: 10 }, (_, at) => queue.wait(() => filled.push(at)))
  cancels[1]?.()
  scroll(20, 600)
  expect(filled).toEqual([])
  vi.advanceTimersByTime(120)
  expect(queue.isCalm()).toBe(true)
  expect(filled).toEqual([0, 2, 3, 4])
  vi.advanceTimersByTime(100)
  expect(filled).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('a rush that begins again holds up the rest', () => {
  const queue = createFillQueue(4)
  queue.follow()
  scroll(3, 600)
  let filled = 0
  for (let at = 0; at < 8; at++) queue.wait(() => (filled += 1))
  vi.advanceTimersByTime(120)
  expect(filled).toBe(4)
  vi.stubGlobal('scrollY', scrollY + 9_000)
  scrolled()
  scroll(5, 600)
  expect(filled).toBe(4)
  vi.advanceTimersByTime(120)
  expect(filled).toBe(8)
})

test('a card that asked in a rush and waits only after it does not wait for the next one', () => {
  const queue = createFillQueue(4)
  queue.follow()
  scroll(3, 600)
  expect(queue.isCalm()).toBe(false)
  vi.advanceTimersByTime(200)
  const fill = vi.fn()
  queue.wait(fill)
  vi.advanceTimersByTime(20)
  expect(fill).toHaveBeenCalledOnce()
})

test('who scrolls on slowly after a rush is shown whole cards', () => {
  const queue = createFillQueue(4)
  queue.follow()
  scroll(3, 600)
  const fill = vi.fn()
  queue.wait(fill)
  scroll(4, 100)
  expect(fill).toHaveBeenCalledOnce()
})
