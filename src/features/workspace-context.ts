import { createContext, useContext } from 'react'
import { useStore } from 'zustand'

import type { Lazy } from '#core/lazy.ts'
import type { User } from '#core/account/user.ts'
import type { Viewing } from '#workspace/viewing.ts'
import type { Workspace } from '#workspace/workspace.ts'

export const WorkspaceContext = createContext<Workspace | null>(null)

export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext)
  if (!workspace) throw new Error('useWorkspace needs a WorkspaceContext above it')
  return workspace
}

/** Where a talk is watched: what shows it, and all the rest, which is fetched for whoever wants more. */
type WatchingPage = { viewing: Viewing; workspace: Lazy<Workspace> }

export const WatchingContext = createContext<WatchingPage | null>(null)

/** What slides and talks are shown with, wherever that is. */
export function useViewing(): Viewing {
  const watching = useContext(WatchingContext)
  const workspace = useContext(WorkspaceContext)
  const viewing = watching?.viewing ?? workspace
  if (!viewing) throw new Error('useViewing needs a WatchingContext or a WorkspaceContext above it')
  return viewing
}

/** Who is signed in, or null. */
export function useUser(): User | null {
  return useStore(useWorkspace().session.state, (session) => session.user)
}
