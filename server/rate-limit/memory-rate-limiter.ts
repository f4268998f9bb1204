import type { CreateRateLimiter } from './rate-limiter.ts'

/** Nobody can make us remember more callers than this. */
const maxCallers = 50_000

/**
 * At most `limit` calls within `windowMs` for each caller. What is kept of a caller is one time: when
 * all that was taken will have been given back, at an even pace.
 */
export const createMemoryRateLimiter: CreateRateLimiter = (
  { limit, windowMs },
  readClock = () => performance.now(),
) => {
  const emptyAt = new Map<string, number>()
  const paceMs = windowMs / limit

  /** Many at a time, or a flood of callers would have us look through all of them for each. */
  function makeRoom(now: number) {
    for (const [caller, at] of emptyAt) if (at <= now) emptyAt.delete(caller)
    for (const caller of emptyAt.keys()) {
      if (emptyAt.size < maxCallers * 0.9) return
      emptyAt.delete(caller)
    }
  }

  return {
    async take(caller) {
      const now = readClock()
      const held = Math.min(emptyAt.get(caller) ?? now, now + windowMs)
      const after = Math.max(held, now) + paceMs
      // A little slack, because sums of fractions do not come out even.
      const excess = after - now - windowMs
      if (excess > paceMs / 1_000) {
        // Where the clock was set back, what was held for long is let go within a window.
        emptyAt.set(caller, held)
        return excess
      }
      if (emptyAt.size >= maxCallers && !emptyAt.has(caller)) makeRoom(now)
      emptyAt.set(caller, after)
      return 0
    },
  }
}
