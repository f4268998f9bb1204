import type { Clock } from '#ports/clock.ts'

import type { StartRun } from './talk-run.ts'

/** Often enough for a word to be lit when it would be heard. */
const tickMs = 40

/** A talk without any sound: its captions run in time. */
export const startSilentRun =
  (clock: Clock, readSeconds: () => number): StartRun =>
  (tell) => {
    const seconds = readSeconds()
    let from = 0
    let since: number | null = null
    let rate = 1
    let callOff: (() => void) | null = null

    const position = () =>
      since === null ? from : Math.min(seconds, from + ((clock.now() - since) / 1000) * rate)

    function hold() {
      from = position()
      since = null
      callOff?.()
    }

    function tick() {
      if (position() < seconds) {
        tell({ kind: 'moved' })
        callOff = clock.after(tickMs, tick)
        return
      }
      hold()
      tell({ kind: 'ended' })
    }

    function play(at: number) {
      hold()
      from = at
      since = clock.now()
      tell({ kind: 'playing' })
      callOff = clock.after(tickMs, tick)
    }

    return {
      play,
      pause: hold,
      position,
      setRate(next) {
        const isRunning = since !== null
        hold()
        rate = next
        if (isRunning) play(from)
      },
      setVolume: () => {},
      close: hold,
    }
  }
