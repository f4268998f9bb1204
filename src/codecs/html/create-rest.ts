/** Under what is felt as a stutter. */
const patienceMs = 20

/** For long work: from time to time it says how far it has come and lets others have their turn. */
export function createRest(): (report: () => void) => Promise<void> {
  let since = performance.now()
  return async (report) => {
    if (performance.now() - since < patienceMs) return
    report()
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  }
}
