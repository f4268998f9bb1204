import { useCallback, useEffect, useRef, useState } from 'react'

import { useWorkspace } from '../workspace-context.ts'

/** How long a number waits for its next digit, or for Enter. */
const forgetAfterMs = 3_000
const mostDigits = 4

/** The digits typed so far. `take` answers their number and forgets them. */
export function useTypedNumber(): { digits: string; take: () => number | null } {
  const { clock } = useWorkspace()
  const typed = useRef('')
  const [digits, setDigits] = useState('')

  const set = useCallback((value: string) => {
    typed.current = value
    setDigits(value)
  }, [])

  useEffect(() => {
    let stopWaiting = () => {}
    function press({ key, target, ctrlKey, altKey, metaKey, repeat }: KeyboardEvent) {
      if (key === 'Enter' || repeat) return
      stopWaiting()
      const elsewhere =
        target instanceof Element && target.closest('[role="dialog"], input, select, textarea')
      const isDigit = /^\d$/.test(key) && !ctrlKey && !altKey && !metaKey && !elsewhere
      set(isDigit ? (typed.current + key).slice(-mostDigits) : '')
      if (isDigit) stopWaiting = clock.after(forgetAfterMs, () => set(''))
    }
    addEventListener('keydown', press)
    return () => {
      stopWaiting()
      removeEventListener('keydown', press)
    }
  }, [clock, set])

  const take = useCallback(() => {
    const value = typed.current
    set('')
    return value === '' ? null : Number(value)
  }, [set])

  return { digits, take }
}
