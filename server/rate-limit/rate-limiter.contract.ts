import { beforeEach, expect, test } from 'vitest'

import type { CreateRateLimiter, RateLimiter, RateRule } from './rate-limiter.ts'

const minute = 60_000
const noon = Date.UTC(2026, 10, 15, 12)

async function mustTake(limiter: RateLimiter, caller: string): Promise<number> {
  const waitMs = await limiter.take(caller)
  if (waitMs === 'unavailable') throw new Error('The limiter cannot count')
  return waitMs
}

/** Every limiter obeys these rules. A rule of its own for each test: what was taken stays taken. */
export function rateLimiterContract(createLimiter: CreateRateLimiter): void {
  let now = noon
  beforeEach(() => void (now = noon))
  const create = (rule: RateRule) => createLimiter(rule, () => now)

  test('RL3 as many calls as the limit, and then none until one is given back', async () => {
    const limiter = create({ name: 'seven', limit: 7, windowMs: minute })
    for (let call = 0; call < 7; call++) expect(await limiter.take('a')).toBe(0)
    const wait = await mustTake(limiter, 'a')
    expect(wait).toBeGreaterThan(0)
    now = noon + wait - 10
    expect(await limiter.take('a')).toBeGreaterThan(0)
    now = noon + wait + 10
    expect(await limiter.take('a')).toBe(0)
    expect(await limiter.take('a')).toBeGreaterThan(0)
  })

  test('RL3 as many as the limit also when all come at once', async () => {
    const limiter = create({ name: 'at-once', limit: 5, windowMs: minute })
    const waits = await Promise.all(Array.from({ length: 9 }, () => limiter.take('a')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
  })

  test('RL3 one caller does not take from another, nor one rule from another', async () => {
    const limiter = create({ name: 'one', limit: 1, windowMs: minute })
    expect(await limiter.take('a')).toBe(0)
    expect(await limiter.take('b')).toBe(0)
    expect(await limiter.take('a')).toBeGreaterThan(0)
    expect(await create({ name: 'other', limit: 1, windowMs: minute }).take('a')).toBe(0)
  })

  test('RL3 after a whole window all calls are there again, and no more', async () => {
    const limiter = create({ name: 'three', limit: 3, windowMs: minute })
    for (const start of [noon, noon + minute, noon + 10 * minute]) {
      now = start
      for (let call = 0; call < 3; call++) expect(await limiter.take('a')).toBe(0)
      expect(await limiter.take('a')).toBeGreaterThan(0)
    }
  })

  test('RL9 a clock that was set ahead and back locks nobody out for longer than a window', async () => {
    const limiter = create({ name: 'leap', limit: 2, windowMs: minute })
    now = noon + 365 * 24 * 60 * minute
    for (let call = 0; call < 2; call++) expect(await limiter.take('a')).toBe(0)
    now = noon
    const wait = await mustTake(limiter, 'a')
    expect(wait).toBeLessThanOrEqual(minute)
    now = noon + minute
    expect(await limiter.take('a')).toBe(0)
  })
}
