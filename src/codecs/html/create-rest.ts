/** Under what is felt as a stutter. */
const patienceMs = 20

/** For long work on the main thread: from time to time it lets others have their turn. */
export function createRest(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < patienceMs) return
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  }
}
