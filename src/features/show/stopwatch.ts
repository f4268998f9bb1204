/** Measures how long a talk takes, without counting its pauses. */
export type Stopwatch = {
  /** Since when it runs; null while it stands. */
  since: number | null
  /** Milliseconds from before it was last started. */
  before: number
}

export const newStopwatch: Stopwatch = { since: null, before: 0 }

export const readStopwatch = ({ since, before }: Stopwatch, now: number): number =>
  // A clock that was set back must not make it negative.
  before + (since === null ? 0 : Math.max(now - since, 0))

export const toggleStopwatch = (stopwatch: Stopwatch, now: number): Stopwatch =>
  stopwatch.since === null
    ? { ...stopwatch, since: now }
    : { since: null, before: readStopwatch(stopwatch, now) }

/** Back to nothing; one that runs goes on running. */
export const resetStopwatch = ({ since }: Stopwatch, now: number): Stopwatch => ({
  since: since === null ? null : now,
  before: 0,
})
