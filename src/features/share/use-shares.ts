import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import type { SharePlace } from '#ports/share-host.ts'
import type { Shares } from '#workspace/shares/shares.ts'

import { useWorkspace } from '../workspace-context.ts'

const unknown = createStore<{ place: SharePlace | null }>(() => ({ place: null }))

/** `shares` is null until they are loaded, `place` until somebody has looked. */
export function useShares(): { shares: Shares | null; place: SharePlace | null } {
  const { loadShares } = useWorkspace()
  const [shares, setShares] = useState<Shares | null>(null)
  const place = useStore<typeof unknown, SharePlace | null>(
    shares?.state ?? unknown,
    (state) => state.place,
  )

  useEffect(() => {
    let left = false
    async function load() {
      const loaded = await loadShares()
      if (left) return
      setShares(loaded)
      await Promise.all([loaded.look(), loaded.refresh()])
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

  return { shares, place }
}
