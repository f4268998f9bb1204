import type { Pool } from 'pg'
import * as v from 'valibot'

import type { StoreGuard } from '../share-store/guard-store.ts'
import type { RateLimiter, RateRule } from './rate-limiter.ts'

/** How many of $4 calls there is room for, as sums of fractions come out. */
const room = `least($4, greatest(0, floor(
  ($6::float8 - greatest(held.empty_at - $2, 0)) / $3 + 0.001)))::integer`

/** One row for a caller, as in memory: when all that was taken will have been given back. */
const take = `
  INSERT INTO lectern_calls AS held (caller, empty_at, granted)
  VALUES ($1, $2::float8 + $3::float8 * least($4::integer, $5::integer), least($4, $5))
  ON CONFLICT (caller) DO UPDATE
  SET empty_at = greatest(held.empty_at, $2) + $3 * ${room}, granted = ${room}
  RETURNING empty_at, granted`

const takenSchema = v.tuple([v.object({ empty_at: v.number(), granted: v.number() })])

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
): RateLimiter {
  const paceMs = windowMs / limit
  /** Until when: a flood that is refused anyway is not worth a question each. */
  const refused = new Map<string, number>()
  // While one question about a caller is on its way, the next gathers whoever comes meanwhile:
  // all of them would only wait for the same row.
  const gathering = new Map<string, Batch>()
  const asking = new Map<string, Promise<unknown>>()

  const query = (key: string, now: number, count: number) =>
    ask(async () => {
      const { rows } = await pool.query(take, [key, now, paceMs, count, limit, windowMs])
      const [taken] = v.parse(takenSchema, rows)
      const waitMs = Math.max(taken.empty_at + paceMs - now - windowMs, 1)
      return { granted: taken.granted, waitMs }
    })

  function joinBatch(key: string, now: number): Batch {
    const there = gathering.get(key)
    if (there) return there
    const batch: Batch = { count: 0, answer: send() }
    gathering.set(key, batch)
    return batch

    async function send(): Promise<Answer> {
      await asking.get(key)
      gathering.delete(key)
      const answer = query(key, now, batch.count)
      // Whoever waits for it wants only to know that it is over.
      const over = answer.catch(() => null)
      asking.set(key, over)
      void over.then(() => asking.get(key) === over && asking.delete(key))
      return answer
    }
  }

  return {
    async take(caller, now) {
      const key = `${name} ${caller}`
      const knownWaitMs = (refused.get(key) ?? 0) - now
      if (knownWaitMs > 0) return knownWaitMs
      refused.delete(key)
      const batch = joinBatch(key, now)
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
