/** One after the other, within this tab. */
export function createTurns() {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return {
    take<T>(work: () => Promise<T>): Promise<T> {
      waiting++
      const done = last.then(work).finally(() => waiting--)
      last = done.catch(() => {})
      return done
    },
    isTaken: () => waiting > 0,
  }
}
