import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import type { SharePlace } from '#ports/share-host.ts'
import { type LazyPart, useLazy } from '#ui/use-lazy.ts'
import type { Shares } from '#workspace/shares/shares.ts'

import { useWorkspace } from '../workspace-context.ts'

const unknown = createStore<{ place: SharePlace | null }>(() => ({ place: null }))

type SharesView = {
  /** Null until they are loaded. */
  shares: Shares | null
  missing: LazyPart<Shares>['missing']
  /** Null until somebody has looked. */
  place: SharePlace | null
}

export function useShares(): SharesView {
  const { arrived: shares, missing } = useLazy(useWorkspace().shares)
  const place = useStore<typeof unknown, SharePlace | null>(
    shares?.state ?? unknown,
    (state) => state.place,
  )
  useEffect(() => {
    if (shares) void Promise.all([shares.look(), shares.refresh()])
  }, [shares])
  return { shares, missing, place }
}
