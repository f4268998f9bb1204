import type { Clock } from '#ports/clock.ts'
import type { Narrator } from '#ports/sound/narrator.ts'

type Needs = {
  clock: Clock
  /** The sound device takes its time, or has come. */
  onWaiting: (isOpeningSound: boolean) => void
}

/** Nobody wonders before. */
const saidAfterMs = 1_000

/** Lets sound out, and says when that takes long. */
export function unlockNarrator(narrator: Narrator, { clock, onWaiting }: Needs): Promise<boolean> {
  const callOff = clock.after(saidAfterMs, () => onWaiting(true))
  const unlocked = narrator.unlock()
  void unlocked.finally(() => {
    callOff()
    onWaiting(false)
  })
  return unlocked
}
