import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import type { SharePlace } from '#ports/share-host.ts'
import type { Shares } from '#workspace/shares/shares.ts'

import { useWorkspace } from '../workspace-context.ts'

const unknown = createStore<{ place: SharePlace | null }>(() => ({ place: null }))

/** `shares` is null until they are loaded, `place` until somebody has looked. */
export function useShares(): { shares: Shares | null; place: SharePlace | null } {
  const { shares: lazyShares } = useWorkspace()
  const [shares, setShares] = useState<Shares | null>(null)
  const place = useStore<typeof unknown, SharePlace | null>(
    shares?.state ?? unknown,
    (state) => state.place,
  )

  useEffect(() => {
    let left = false
    async function load() {
      const loaded = await lazyShares.load()
      if (left) return
      // A part of the app that could not be loaded belongs to the crash screen.
      setShares(() => {
        if (!loaded.ok) throw loaded.error
        return loaded.value
      })
      if (loaded.ok) await Promise.all([loaded.value.look(), loaded.value.refresh()])
    }
    void load()
    return () => {
      left = true
    }
  }, [lazyShares])

  return { shares, place }
}
