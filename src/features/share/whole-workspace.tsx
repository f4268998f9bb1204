import { type ReactNode, use } from 'react'

import type { Lazy } from '#core/lazy.ts'
import { QuietlyMissing } from '#ui/lazy/lazy-component.tsx'
import { useLazy } from '#ui/lazy/use-lazy.ts'
import type { Workspace } from '#workspace/workspace.ts'

import { WatchingContext, WorkspaceContext } from '../workspace-context.ts'

/** Around what asks for more than a talk is shown with: fetches that first, where it is not there. */
export function WholeWorkspace({ children }: { children: ReactNode }) {
  const watching = use(WatchingContext)
  return watching ? <Fetched from={watching.workspace}>{children}</Fetched> : children
}

function Fetched({ from, children }: { from: Lazy<Workspace>; children: ReactNode }) {
  const { arrived, missing } = useLazy(from)
  if (arrived) return <WorkspaceContext value={arrived}>{children}</WorkspaceContext>
  return missing && <QuietlyMissing {...missing} />
}
