import { Button, type ButtonProps } from '#ui/button.tsx'
import { generationWords } from '#words/en/generation.ts'

import { useCountdown } from './use-countdown.ts'

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
