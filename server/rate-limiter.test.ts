import { expect, test } from 'vitest'

import { createRateLimiter } from './rate-limiter.ts'

const minute = 60_000

test('SL3 as many calls as the limit, and then none until one is given back', () => {
  const limiter = createRateLimiter({ limit: 7, windowMs: minute })
  for (let call = 0; call < 7; call++) expect(limiter.take('a', 0)).toBe(0)
  const wait = limiter.take('a', 0)
  expect(wait).toBeGreaterThan(0)
  expect(limiter.take('a', wait - 10)).toBeGreaterThan(0)
  expect(limiter.take('a', wait + 10)).toBe(0)
  expect(limiter.take('a', wait + 10)).toBeGreaterThan(0)
})

test('SL3 one caller does not take from another', () => {
  const limiter = createRateLimiter({ limit: 1, windowMs: minute })
  expect(limiter.take('a', 0)).toBe(0)
  expect(limiter.take('b', 0)).toBe(0)
  expect(limiter.take('a', 0)).toBeGreaterThan(0)
})

test('SL3 after a whole window all calls are there again, and no more', () => {
  const limiter = createRateLimiter({ limit: 3, windowMs: minute })
  for (const start of [0, minute, 10 * minute]) {
    for (let call = 0; call < 3; call++) expect(limiter.take('a', start)).toBe(0)
    expect(limiter.take('a', start)).toBeGreaterThan(0)
  }
})

test('SL3 a flood of callers is not remembered for ever', () => {
  const limiter = createRateLimiter({ limit: 1, windowMs: minute })
  for (let caller = 0; caller < 120_000; caller++) limiter.take(String(caller), 0)
  // Whoever came last still counts.
  expect(limiter.take('119999', 0)).toBeGreaterThan(0)
  expect(limiter.take('0', 0)).toBe(0)
})
