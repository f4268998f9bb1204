import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import type { SharePlace } from '#ports/shares/share-host.ts'
import { type LazyPart, useLazy } from '#ui/lazy/use-lazy.ts'
import type { Shares, SharesState } from '#workspace/shares/shares.ts'

import { useWorkspace } from '../workspace-context.ts'

const unknown = createStore<SharesState>(() => ({ place: null, status: 'loading', shares: [] }))

type SharesView = {
  /** Null until they are loaded. */
  shares: Shares | null
  missing: LazyPart<Shares>['missing']
  /** Null until somebody has looked. */
  place: SharePlace | null
  /** Whether no link to this presentation was live at first; false until that is known. */
  isFirst: boolean
}

export function useShares(deckId: string): SharesView {
  const { arrived: shares, missing } = useLazy(useWorkspace().shares)
  const { place, status, shares: live } = useStore(shares?.state ?? unknown)
  useEffect(() => {
    if (shares) void Promise.all([shares.look(), shares.refresh()])
  }, [shares])
  // Whoever revokes the last one does not want another.
  const [isFirst, setIsFirst] = useState<boolean | null>(null)
  if (isFirst === null && status === 'ready')
    setIsFirst(!live.some((share) => share.deckId === deckId))
  return { shares, missing, place, isFirst: isFirst === true }
}
