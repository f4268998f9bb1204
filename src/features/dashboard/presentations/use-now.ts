import { useEffect, useState } from 'react'

import { useWorkspace } from '../../workspace-context.ts'

/** The time, afresh every `everyMs`, so that "5 minutes ago" does not stand still. */
export function useNow(everyMs = 60_000): number {
  const { clock } = useWorkspace()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    let cancel = () => {}
    const wait = () => {
      cancel = clock.after(everyMs, () => {
        setNow(clock.now())
        wait()
      })
    }
    wait()
    return () => cancel()
  }, [clock, everyMs])
  return now
}
