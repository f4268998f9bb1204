import { startServiceWorker } from '#adapters/offline/browser-app-updates.ts'
import { holdVersion } from '#adapters/offline/hold-version.ts'
import type { Workspace } from '#workspace/workspace.ts'

/** Has the app kept for when there is no network, once the page itself has all it needs. */
export function startOffline({ updates }: Pick<Workspace, 'updates'>): void {
  // While developing nothing may be kept; and only secure pages can.
  if (!holdVersion() || !('serviceWorker' in navigator)) return
  whenIdle(async () => {
    const found = await startServiceWorker()
    if (found) updates.follow(found)
  })
}

function whenIdle(run: () => Promise<void>): void {
  // What cannot be fetched now is asked for by the next page.
  const attempt = () => void run().catch(() => undefined)
  const start = () => {
    // Not in Safari.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(attempt, { timeout: 5_000 })
    else setTimeout(attempt, 1_000)
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
