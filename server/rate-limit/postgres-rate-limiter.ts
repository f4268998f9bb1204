import type { Pool } from 'pg'
import * as v from 'valibot'

import type { StoreGuard } from '../share-store/guard-store.ts'
import type { RateLimiter, RateRule } from './rate-limiter.ts'

/** The database's own clock, the same for all servers; $2 is that of a test. */
const clock = `coalesce($2::float8, (extract(epoch FROM now()) * 1000)::float8)`

/** Never later than a window from now, or a clock that was set back would lock callers out. */
const heldUntil = `greatest(least(held.empty_at, ${clock} + $6::float8), ${clock})`

/** How many of $4 calls there is room for, as sums of fractions come out. */
const room = `least($4, greatest(0, floor(
  ($6::float8 - (${heldUntil} - ${clock})) / $3 + 0.001)))::integer`

/** One row for a caller, as in memory: when all that was taken will have been given back. */
const take = `
  INSERT INTO lectern_calls AS held (caller, empty_at, granted)
  VALUES ($1, ${clock} + $3::float8 * least($4::integer, $5::integer), least($4, $5))
  ON CONFLICT (caller) DO UPDATE
  SET empty_at = ${heldUntil} + $3 * ${room}, granted = ${room}
  RETURNING empty_at, granted, ${clock} AS now`

const takenSchema = v.tuple([
  v.object({ empty_at: v.number(), granted: v.number(), now: v.number() }),
])

type Answer = { granted: number; waitMs: number } | 'unavailable'

/** Calls of one caller that are asked about together. */
type Batch = { count: number; answer: Promise<Answer> }

/** Nobody can make us remember more callers than this. */
const maxRefused = 10_000

/** Counts for all servers on one database together. */
export function createPostgresRateLimiter(
  pool: Pool,
  ask: StoreGuard,
  { name, limit, windowMs }: RateRule,
  readTestClock?: () => number,
): RateLimiter {
  const readClock = readTestClock ?? (() => performance.now())
  const paceMs = windowMs / limit
  /** Until when: a flood that is refused anyway is not worth a question each. */
  const refused = new Map<string, number>()
  // While one question about a caller is on its way, the next gathers whoever comes meanwhile:
  // all of them would only wait for the same row.
  const gathering = new Map<string, Batch>()
  const asking = new Map<string, Promise<unknown>>()

  const query = (key: string, count: number) =>
    ask(async () => {
      const given = [key, readTestClock?.() ?? null, paceMs, count, limit, windowMs]
      const { rows } = await pool.query(take, given)
      const [taken] = v.parse(takenSchema, rows)
      const waitMs = Math.max(taken.empty_at + paceMs - taken.now - windowMs, 1)
      return { granted: taken.granted, waitMs }
    })

  function joinBatch(key: string): Batch {
    const there = gathering.get(key)
    if (there) return there
    const batch: Batch = { count: 0, answer: send() }
    gathering.set(key, batch)
    return batch

    async function send(): Promise<Answer> {
      await asking.get(key)
      gathering.delete(key)
      const answer = query(key, batch.count)
      // Whoever waits for it wants only to know that it is over.
      const over = answer.catch(() => null)
      asking.set(key, over)
      void over.then(() => asking.get(key) === over && asking.delete(key))
      return answer
    }
  }

  return {
    async take(caller) {
      const now = readClock()
      const key = `${name} ${caller}`
      const knownWaitMs = (refused.get(key) ?? 0) - now
      if (knownWaitMs > 0) return knownWaitMs
      refused.delete(key)
      const batch = joinBatch(key)
      const place = batch.count++
      const answer = await batch.answer
      if (answer === 'unavailable') return answer
      if (place < answer.granted) return 0
      if (refused.size >= maxRefused) refused.clear()
      refused.set(key, now + answer.waitMs)
      return answer.waitMs
    },
  }
}
