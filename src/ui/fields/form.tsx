import { type FormHTMLAttributes, startTransition, useEffect, useRef } from 'react'

export type FormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'action'> & {
  /** A dispatch of `useActionState`, or anything else that takes what was typed. */
  onSubmit: (data: FormData) => void
  /** While true a second press does nothing. */
  busy?: boolean
  /** What the last press came to: whenever it changes, the first field in error gets the focus. */
  outcome?: unknown
}

/**
 * A native form that says what is wrong in our words, and keeps what was typed when it fails:
 * React empties a form that uses `action`.
 */
export function Form({ onSubmit, busy = false, outcome, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null)

  const seen = useRef(outcome)
  useEffect(() => {
    if (seen.current === outcome) return
    seen.current = outcome
    // A group of radio buttons is in error as a whole: then the focus goes to its first button.
    const selector =
      '[aria-invalid="true"]:is(input, select, textarea), [aria-invalid="true"] input'
    const field = form.current?.querySelector<HTMLElement>(selector)
    field?.focus()
    // Its message may be out of sight; a field that had the focus scrolls nothing.
    const wrong = field?.closest('[aria-invalid="true"]')
    const messageId = wrong?.getAttribute('aria-describedby')?.split(' ')[0]
    if (messageId) document.getElementById(messageId)?.scrollIntoView({ block: 'nearest' })
  })

  return (
    <form
      {...rest}
      ref={form}
      noValidate
      aria-busy={busy || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        if (busy) return
        const data = new FormData(event.currentTarget)
        startTransition(() => onSubmit(data))
      }}
    >
      {children}
    </form>
  )
}
