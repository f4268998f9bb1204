import { systemClock as clock } from '#adapters/clock/system-clock.ts'
import { createHttpShareHost } from '#adapters/share/http-share-host.ts'
import { createKeptShareHost } from '#adapters/share/kept-share-host.ts'
import type { ShareHost } from '#ports/shares/share-host.ts'

/** Whoever serves the page keeps the shares. */
export function openShareHost(): ShareHost {
  const host = createHttpShareHost(window.location.origin)
  // Only secure pages have it.
  return 'caches' in globalThis ? createKeptShareHost(host, { caches, now: clock.now }) : host
}
