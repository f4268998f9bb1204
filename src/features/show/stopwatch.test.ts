import { expect, test } from 'vitest'

import { newStopwatch, readStopwatch, resetStopwatch, toggleStopwatch } from './stopwatch.ts'

test('a stopwatch counts while it runs and stands while it is paused', () => {
  const running = toggleStopwatch(newStopwatch, 1_000)
  expect(readStopwatch(running, 4_000)).toBe(3_000)
  const paused = toggleStopwatch(running, 4_000)
  expect(readStopwatch(paused, 60_000)).toBe(3_000)
  const again = toggleStopwatch(paused, 60_000)
  expect(readStopwatch(again, 61_000)).toBe(4_000)
})

test('reset begins at nothing, running or not', () => {
  const running = toggleStopwatch(newStopwatch, 1_000)
  expect(readStopwatch(resetStopwatch(running, 5_000), 6_000)).toBe(1_000)
  const paused = toggleStopwatch(running, 4_000)
  expect(readStopwatch(resetStopwatch(paused, 5_000), 6_000)).toBe(0)
})

test('a clock that was set back never shows less than nothing', () => {
  expect(readStopwatch(toggleStopwatch(newStopwatch, 5_000), 1_000)).toBe(0)
})
