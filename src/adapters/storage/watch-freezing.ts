/**
 * Safari puts a page that is left to sleep as it is, in case somebody comes back to it. A transaction
 * that was under way sleeps too, and holds up every other page of the app, for good. So whoever has
 * one ends it when the page goes to sleep. The answer is what to wait for while it sleeps.
 */
export function watchFreezing(onFreeze: () => void): () => Promise<void> | null {
  let waking: Promise<void> | null = null
  // There is no page in a worker, nor in Node.
  globalThis.addEventListener?.('pagehide', ({ persisted }) => {
    if (!persisted) return
    waking = new Promise((resolve) => {
      function wake() {
        waking = null
        resolve()
      }
      addEventListener('pageshow', wake, { once: true })
    })
    onFreeze()
  })
  return () => waking
}
