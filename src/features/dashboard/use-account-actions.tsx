import { Eraser, LogOut } from 'lucide-react'
import { useMemo } from 'react'

import { clearToasts, showToast } from '#ui/show-toast.ts'
import { dashboardWords as words } from '#words/dashboard.ts'

import { type Action, useActions } from '../actions.ts'
import { useWorkspace } from '../workspace-context.ts'

/** What concerns whoever is here and not one presentation: offered to the palette, and answered for the header. */
export function useAccountActions(onClearData: () => void): readonly Action[] {
  const { session } = useWorkspace()
  const actions = useMemo<Action[]>(() => {
    async function signOut() {
      const left = await session.signOut()
      // What they speak of, or would undo, belongs to whoever left.
      if (left.ok) clearToasts()
      else showToast(words.signOutFailed)
    }
    return [
      { id: 'clear-data', label: words.clearData, icon: <Eraser />, run: onClearData },
      { id: 'sign-out', label: words.signOut, icon: <LogOut />, run: () => void signOut() },
    ]
  }, [session, onClearData])
  useActions(words.actions.group, actions)
  return actions
}
