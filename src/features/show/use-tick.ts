import { useEffect, useState } from 'react'

import { useWorkspace } from '../workspace-context.ts'

/** The time, read anew at the beginning of every second. */
export function useTick(): number {
  const { clock } = useWorkspace()
  const [now, setNow] = useState(() => clock.now())

  useEffect(() => {
    let stopWaiting = waitForSecond()
    function waitForSecond(): () => void {
      return clock.after(1_000 - (clock.now() % 1_000), () => {
        setNow(clock.now())
        stopWaiting = waitForSecond()
      })
    }
    return () => stopWaiting()
  }, [clock])

  return now
}
