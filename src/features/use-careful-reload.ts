import { useState } from 'react'

import { useWorkspace } from './workspace-context.ts'

/** Loads the page anew, unless that would lose work. */
export function useCarefulReload(): { reload: () => void; wouldLoseWork: boolean } {
  const { updates } = useWorkspace()
  const [wouldLoseWork, setWouldLoseWork] = useState(false)
  async function reload() {
    setWouldLoseWork(false)
    setWouldLoseWork(!(await updates.reload()))
  }
  return { reload: () => void reload(), wouldLoseWork }
}
