type Reading = {
  /** What was believed at the last look. */
  seenAt: number
  /** What the system says that it is. */
  now: number
  /** For how long this process has run since its last look, by a clock that nobody can set; 0 at its first. */
  elapsedMs: number
}

const dayMs = 24 * 60 * 60 * 1000

/** For how long a share that has ended can still be brought back, by setting a wrong clock right. */
const keptAfterEndMs = dayMs
/** So many times faster than it passes a clock that was off, or is wrong, is made up for. */
const catchUp = 7

/**
 * The time that deleting goes by. A boot with a clock a year ahead looks like one after a year
 * switched off, and what is deleted does not come back. So a leap of more than the day that an ended
 * share is kept for anyhow is not followed at once, and whoever set the clock wrong has hours to
 * notice. A clock that was set back is followed: then less is deleted.
 */
export const advanceClock = ({ seenAt, now, elapsedMs }: Reading): number =>
  now - seenAt <= keptAfterEndMs ? now : Math.min(now, seenAt + catchUp * elapsedMs)

/** What has ended by then is given up. */
export const findLastEnd = (clock: number): number => clock - keptAfterEndMs
