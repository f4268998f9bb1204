import { isLoopbackName } from '#core/is-loopback-name.ts'
import type { ModelFailure } from '#ports/models/model-failure.ts'

/** A browser reports a broken policy beside the failed request, and possibly a moment after it. */
const policyReportMs = 50

/**
 * A failed `fetch` never says why. Listens for the page's own policy while the request runs, since
 * only that tells a refused address from one that does not answer.
 */
export function explainNoConnection(url: string): {
  failure(): Promise<ModelFailure>
  stop(): void
} {
  const { origin, hostname } = new URL(url)
  const page = typeof document === 'undefined' ? null : document
  let refused = false
  const listen = (event: SecurityPolicyViolationEvent) => {
    if (event.blockedURI.startsWith(origin)) refused = true
  }
  page?.addEventListener('securitypolicyviolation', listen)

  return {
    async failure() {
      if (page) await new Promise((resolve) => setTimeout(resolve, policyReportMs))
      if (refused) return { code: 'refused-by-policy', origin }
      // Only browsers know; a device without any network still reaches its own loopback.
      const isOffline =
        typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine
      return isOffline && !isLoopbackName(hostname)
        ? { code: 'offline' }
        : { code: 'unreachable', origin }
    },
    stop: () => page?.removeEventListener('securitypolicyviolation', listen),
  }
}
