import { expect, test } from 'vitest'

import { advanceClock, findLastEnd } from './advance-clock.ts'

const hour = 3_600_000
const day = 24 * hour
const noon = Date.UTC(2026, 10, 15, 12)

test('SS9 a clock that goes as time does is followed, also after a night switched off, and back', () => {
  for (const now of [noon, noon + 60_000, noon + day, noon - 365 * day])
    expect(advanceClock({ seenAt: noon, now, elapsedMs: 0 })).toBe(now)
})

test('SS9 a leap is not followed at once, and nothing that lasts is ever given up before its end', () => {
  const now = noon + 365 * day
  expect(advanceClock({ seenAt: noon, now, elapsedMs: 0 })).toBe(noon)
  expect(advanceClock({ seenAt: noon, now, elapsedMs: hour })).toBe(noon + 7 * hour)
  expect(findLastEnd(noon)).toBe(noon - day)
})

test('SS9 after a month switched off it is made up for within days', () => {
  let seenAt = noon
  let now = noon + 30 * day
  for (let minutes = 0; minutes < 5 * 24 * 60; minutes++) {
    now += 60_000
    seenAt = advanceClock({ seenAt, now, elapsedMs: 60_000 })
  }
  expect(seenAt).toBe(now)
})
