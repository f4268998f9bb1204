import { setImmediate } from 'node:timers/promises'

/**
 * One after the other, with a look at everybody else who waits in between: many that each hold the
 * process up for a moment would together hold it up for seconds.
 */
export function createTurns(): <Outcome>(
  work: () => Outcome | Promise<Outcome>,
) => Promise<Outcome> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(() => setImmediate()).then(work)
    last = turn.catch(() => {})
    return turn
  }
}
