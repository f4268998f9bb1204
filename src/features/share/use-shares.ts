import { useEffect, useState } from 'react'

import type { Shares } from '#workspace/shares.ts'

import { useWorkspace } from '../workspace-context.ts'

/** Null until they are loaded. */
export function useShares(): Shares | null {
  const { loadShares } = useWorkspace()
  const [shares, setShares] = useState<Shares | null>(null)

  useEffect(() => {
    let left = false
    async function load() {
      const loaded = await loadShares()
      if (left) return
      setShares(loaded)
      await loaded.refresh()
    }
    // A part of the app that could not be loaded belongs to the crash screen.
    load().catch((error: unknown) =>
      setShares(() => {
        throw error
      }),
    )
    return () => {
      left = true
    }
  }, [loadShares])

  return shares
}
