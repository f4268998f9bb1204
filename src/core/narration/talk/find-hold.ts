/** A piece of speech that is still to be heard. */
export type LineAhead = {
  /** Known once it is made, guessed before. */
  seconds: number
  pauseAfter: number
  isMade: boolean
}

type Making = {
  /** Seconds it takes to make a second of speech. */
  effort: number
  /** Seconds that have gone into the line that is being made. */
  spent: number
  /** Seconds until the first line is due anyway. */
  startIn: number
  /** What was laid in for wrong guesses when it began may be used up now. */
  mayUseReserve: boolean
}

/** Seconds of work for a second of speech, below which a voice is heard while it is made. */
export const liveEffort = 0.7

/** A guess that proves a little short must not be heard as a gap. */
const reserve = 1.1

/** Seconds by which the first line has to be held back, so that those behind it are made in time. */
export function findHold(
  lines: readonly LineAhead[],
  { effort, spent, startIn, mayUseReserve }: Making,
): number {
  const caution = mayUseReserve ? 1 : reserve
  let begins = startIn
  let made = -spent
  let hold = 0
  for (const { seconds, pauseAfter, isMade } of lines) {
    if (!isMade) {
      made = Math.max(0, made + seconds * effort * caution)
      hold = Math.max(hold, made - begins)
    }
    begins += seconds + pauseAfter
  }
  return hold
}
