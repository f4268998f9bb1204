import { Eraser, LogOut } from 'lucide-react'
import { useMemo } from 'react'

import { clearToasts, showToast } from '#ui/notices/show-toast.ts'
import { dashboardWords as words } from '#words/library/dashboard.ts'

import { type Action, useActions } from '../actions.ts'
import { useWorkspace } from '../workspace-context.ts'

/** What concerns whoever is here and not one presentation: offered to the palette, and answered for the header. */
export function useAccountActions(onClearData: () => void): {
  usual: readonly Action[]
  rare: readonly Action[]
} {
  const { session } = useWorkspace()
  const actions = useMemo(() => {
    async function signOut() {
      const left = await session.signOut()
      // What they speak of, or would undo, belongs to whoever left.
      if (left.ok) clearToasts()
      else showToast(words.signOutFailed)
    }
    const usual: Action[] = [
      { id: 'sign-out', label: words.signOut, icon: <LogOut />, run: () => void signOut() },
    ]
    // Two names of one thing: both are looked for.
    const rare: Action[] = [
      { id: 'clear-data', label: words.clearData, icon: <Eraser />, run: onClearData },
      { id: 'clear-storage', label: words.notice.clear, icon: <Eraser />, run: onClearData },
    ]
    return { usual, rare, all: [...rare, ...usual] }
  }, [session, onClearData])
  useActions(words.actions.group, actions.all)
  return actions
}
