import type { Clock } from '#ports/clock.ts'

/** A wait that stands still while it is paused. One at a time: the next replaces the last. */
export type PausableWait = {
  start(seconds: number, run: () => void): void
  pause(): void
  resume(): void
  cancel(): void
}

export function createPausableWait(clock: Clock): PausableWait {
  let waiting: { ms: number; since: number; run: () => void; stop: (() => void) | null } | null =
    null

  function go() {
    if (!waiting || waiting.stop) return
    const current = waiting
    current.since = clock.now()
    current.stop = clock.after(current.ms, () => {
      waiting = null
      current.run()
    })
  }

  return {
    start(seconds, run) {
      waiting?.stop?.()
      waiting = { ms: seconds * 1000, since: 0, run, stop: null }
      go()
    },
    pause() {
      if (!waiting?.stop) return
      waiting.stop()
      waiting.stop = null
      waiting.ms = Math.max(0, waiting.ms - (clock.now() - waiting.since))
    },
    resume: go,
    cancel() {
      waiting?.stop?.()
      waiting = null
    },
  }
}
