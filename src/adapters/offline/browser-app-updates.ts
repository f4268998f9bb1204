import { trustScript } from '#adapters/workers/trust-script.ts'
import type { AppUpdates } from '#ports/app-updates.ts'

import type { WorkerMessage } from './worker-protocol.ts'

declare global {
  interface Navigator {
    /** Not in TypeScript's DOM library: only Chromium has it. */
    connection?: { saveData?: boolean }
  }
}

/** How often a page that is left open looks for a new version when it is returned to. */
const lookAgainMs = 3_600_000
/** A worker that does not answer must not keep the user from reloading. */
const patienceMs = 5_000

/** Has the service worker keep the app, and answers for its versions. Null where there can be none. */
export async function startServiceWorker(): Promise<AppUpdates | null> {
  const workers = navigator.serviceWorker
  // Asked before there can be another.
  const wasControlled = workers.controller !== null
  try {
    const registration: ServiceWorkerRegistration | undefined = await workers.register(
      trustScript('/sw.js'),
      { updateViaCache: 'none' },
    )
    // Some browsers and their extensions refuse by answering with nothing.
    if (!registration) return null
    void settle()
    lookForVersions(registration)
    return createAppUpdates(registration, wasControlled)
  } catch {
    // Refused, as in some private windows, or offline: the app works without.
    return null
  }
}

const send = (worker: ServiceWorker | null, message: WorkerMessage) =>
  // Not a window, which alone has a target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker?.postMessage(message)

/** What the worker does while nobody waits for it. */
async function settle(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  // Whoever pays for every byte has what the page itself needs, and the rest as it is used.
  if (navigator.connection?.saveData) return
  const fetched = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin))
  send(active, { type: 'settle', fetched })
}

function lookForVersions(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < lookAgainMs) return
    lookedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}

function createAppUpdates(
  registration: ServiceWorkerRegistration,
  wasControlled: boolean,
): AppUpdates {
  const workers = navigator.serviceWorker
  // The first worker of all is no new version. In a page that is busy, WebKit has it as the controller
  // before it tells that it is installed and waits.
  let isFirst = !wasControlled
  // And a busy Firefox names it as the one that waits for a while after it has become the controller.
  const first = wasControlled ? null : (registration.installing ?? registration.waiting)

  return {
    onReady(tell) {
      let isTold = false
      function look() {
        const { waiting } = registration
        if (isTold || isFirst || !waiting || waiting === first) return
        isTold = true
        tell()
      }
      const watch = () => registration.installing?.addEventListener('statechange', look)
      registration.addEventListener('updatefound', watch)
      watch()
      // Another tab has taken it: here the old one goes on, with its files, until a reload.
      workers.addEventListener('controllerchange', () => {
        if (!isFirst && !isTold) {
          isTold = true
          tell()
        }
        isFirst = false
      })
      look()
    },

    async takeOver() {
      const { waiting } = registration
      if (!waiting) return
      const taken = new Promise<void>((resolve) =>
        workers.addEventListener('controllerchange', () => resolve(), { once: true }),
      )
      send(waiting, { type: 'take-over' })
      await Promise.race([taken, new Promise((resolve) => setTimeout(resolve, patienceMs))])
    },
  }
}
