/** A piece of speech that is still to be heard. */
export type LineAhead = {
  /** Known once it is made, guessed before. */
  seconds: number
  pauseAfter: number
  isMade: boolean
}

/** A guess that proves a little short must not be heard as a gap. */
const margin = 1.15

/**
 * Whether the lines can be played one after the other without running dry, when the first begins
 * `startIn` seconds from now and a second of speech takes `effort` seconds to make.
 */
export function canStart(
  lines: readonly LineAhead[],
  { effort, startIn }: { effort: number; startIn: number },
): boolean {
  let begins = startIn
  let made = 0
  for (const { seconds, pauseAfter, isMade } of lines) {
    if (!isMade) made += seconds * effort * margin
    if (!isMade && made > begins) return false
    begins += seconds + pauseAfter
  }
  return true
}
