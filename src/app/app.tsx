import { WorkspaceContext } from '#features/workspace-context.ts'
import type { Workspace } from '#workspace/workspace.ts'

import { Frame } from './frame.tsx'
import { OverlayHost } from './overlay-host.tsx'
import { Screens } from './screens.tsx'

export function App({ workspace }: { workspace: Workspace }) {
  return (
    <WorkspaceContext value={workspace}>
      <Frame viewing={workspace}>
        <Screens />
        <OverlayHost />
      </Frame>
    </WorkspaceContext>
  )
}
