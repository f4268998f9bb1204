import { useEffect, useState } from 'react'

import { useWorkspace } from './workspace-context.ts'

/** Whole seconds until then; 0 when it has come, or when there is nothing to wait for. */
export function useCountdown(until: number | null): number {
  const { clock } = useWorkspace()
  const [seen, setSeen] = useState({ until, now: clock.now() })
  if (seen.until !== until) setSeen({ until, now: clock.now() })
  const waits = until !== null && until > seen.now

  useEffect(() => {
    if (!waits) return undefined
    const timer = setInterval(() => setSeen({ until, now: clock.now() }), 500)
    return () => clearInterval(timer)
  }, [waits, until, clock])

  return waits ? Math.ceil((until - seen.now) / 1000) : 0
}
