import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'zustand'

import { useWorkspace } from '../workspace-context.ts'

/** What was dropped or pasted outside of the dialog, or before it was there. */
export function useOfferedFiles(onFiles: (files: readonly File[]) => void): void {
  const { imports } = useWorkspace()
  const offered = useStore(imports.state, (state) => state.offered)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    if (offered.length > 0) take(offered)
  }, [offered])
}
