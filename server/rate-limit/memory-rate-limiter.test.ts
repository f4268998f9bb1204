import { expect, test } from 'vitest'

import { createMemoryRateLimiter } from './memory-rate-limiter.ts'
import { rateLimiterContract } from './rate-limiter.contract.ts'

rateLimiterContract(createMemoryRateLimiter)

test('RL3 a flood of callers is not remembered for ever', async () => {
  const limiter = createMemoryRateLimiter({ name: 'one', limit: 1, windowMs: 60_000 }, () => 0)
  for (let caller = 0; caller < 120_000; caller++) await limiter.take(String(caller))
  // Whoever came last still counts.
  expect(await limiter.take('119999')).toBeGreaterThan(0)
  expect(await limiter.take('0')).toBe(0)
})
