import { useEffect, useState } from 'react'
import { useStore } from 'zustand'

import type { RestoreEntry, RestorePlan } from '#core/deck/stored/restore-plan.ts'
import { listMissing } from '#workspace/library/list-missing.ts'

import { useWorkspace } from '../../workspace-context.ts'

export type InterruptedRestoreView = {
  plan: RestorePlan
  missing: readonly RestoreEntry[]
  onDismiss: () => void
}

/** A restore that a page before this one did not bring to its end; null when there is none. */
export function useInterruptedRestore(userId: string): InterruptedRestoreView | null {
  const { library, restoreNotes } = useWorkspace()
  const [plan, setPlan] = useState<RestorePlan | null>(null)
  const listing = useStore(library.state)

  useEffect(() => {
    let left = false
    async function look() {
      const notes = await restoreNotes.load()
      // One that goes on in another tab was not interrupted.
      if (!notes.ok || (await notes.value.isHeld())) return
      const read = await notes.value.read(userId)
      if (!left && read.ok) setPlan(read.value)
    }
    void look()
    return () => {
      left = true
    }
  }, [restoreNotes, userId])

  const missing = plan && listing.status === 'ready' ? listMissing(plan, listing) : null
  const isWhole = missing?.length === 0
  useEffect(() => {
    // All but the last word was done, or somebody has gone on since.
    if (isWhole) void restoreNotes.tell((notes) => notes.forget(userId))
  }, [isWhole, restoreNotes, userId])

  if (!plan || !missing || isWhole) return null
  return {
    plan,
    missing,
    onDismiss() {
      setPlan(null)
      void restoreNotes.tell((notes) => notes.forget(userId))
    },
  }
}
