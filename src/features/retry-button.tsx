import { useEffect, useState } from 'react'

import { Button, type ButtonProps } from '#ui/button.tsx'
import { generationWords } from '#words/create/generation.ts'

import { useWorkspace } from './workspace-context.ts'

type RetryButtonProps = ButtonProps & { children: string; retryAt: number | null }

/** Waits for as long as the service has asked us to. */
export function RetryButton({ children, retryAt, disabled = false, ...props }: RetryButtonProps) {
  const seconds = useCountdown(retryAt)
  return (
    <Button {...props} disabled={disabled || seconds > 0}>
      {children}
      {/* Within an alert every second would be read out. */}
      {seconds > 0 && <span aria-hidden="true">{generationWords.failure.retryIn(seconds)}</span>}
    </Button>
  )
}

/** Whole seconds until then; 0 when it has come, or when there is nothing to wait for. */
function useCountdown(until: number | null): number {
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
