import { createContext, useContext } from 'react'
import { useStore } from 'zustand'

import type { User } from '#core/deck/user.ts'
import type { Workspace } from '#workspace/workspace.ts'

export const WorkspaceContext = createContext<Workspace | null>(null)

export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext)
  if (!workspace) throw new Error('useWorkspace needs a WorkspaceContext above it')
  return workspace
}

/** Who is signed in, or null. */
export function useUser(): User | null {
  return useStore(useWorkspace().session.state, (session) => session.user)
}
