import { useState, useSyncExternalStore } from 'react'

import { loadForms } from '#core/compose/load-forms.ts'
import { ActionRegistryContext, createActionRegistry } from '#features/actions.ts'
import { WorkspaceContext } from '#features/workspace-context.ts'
import { LoadFormsContext } from '#slide/load-forms-context.ts'
import { SlideFontsContext } from '#slide/slide-fonts-context.ts'
import { currentLanguage, watchLanguage } from '#words/language.ts'
import type { Workspace } from '#workspace/workspace.ts'

import { CrashBoundary } from './crash-boundary.tsx'
import { OverlayHost } from './overlay-host.tsx'
import { EmbeddedScreen, Screens } from './screens.tsx'

type AppProps = {
  workspace: Workspace
  /** In a page of others there is a player and nothing else. */
  isEmbedded: boolean
}

export function App({ workspace, isEmbedded }: AppProps) {
  const [registry] = useState(createActionRegistry)
  const { tag } = useSyncExternalStore(watchLanguage, currentLanguage)
  return (
    <WorkspaceContext value={workspace}>
      <ActionRegistryContext value={registry}>
        <SlideFontsContext value={workspace.slideFonts}>
          <LoadFormsContext value={loadForms}>
            {/* Made anew in another language, because every word on the screen may be another one. */}
            <CrashBoundary key={tag} workspace={workspace}>
              {isEmbedded ? (
                <EmbeddedScreen />
              ) : (
                <>
                  <Screens />
                  <OverlayHost />
                </>
              )}
            </CrashBoundary>
          </LoadFormsContext>
        </SlideFontsContext>
      </ActionRegistryContext>
    </WorkspaceContext>
  )
}
