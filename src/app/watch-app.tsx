import { useMemo } from 'react'
import { type AroundNavHandler, Route, Router } from 'wouter'

import { paths, sharedRoute } from '#features/paths.ts'
import { WholeWorkspace } from '#features/share/whole-workspace.tsx'
import { WatchingContext } from '#features/workspace-context.ts'
import { lazyComponent } from '#ui/lazy/lazy-component.tsx'
import type { Lazy } from '#core/lazy.ts'
import type { Viewing } from '#workspace/viewing.ts'
import type { Workspace } from '#workspace/workspace.ts'

import { Frame } from './frame.tsx'
import { Screen } from './screen.tsx'
import { WatchScreen } from './watch-screen.tsx'

const OverlayHost = lazyComponent(() => import('./overlay-host.tsx'), 'OverlayHost')

/** All other screens are in another page. */
const leaveForOthers: AroundNavHandler = (navigate, to, options) =>
  to.startsWith(paths.openShare) ? navigate(to, options) : window.location.assign(to)

type WatchAppProps = {
  viewing: Viewing
  workspace: Lazy<Workspace>
  /** Whoever frames the page gets a player and nothing else to show, wherever a press may lead. */
  isEmbedded: boolean
}

/** The page behind a link: a talk to watch, and the rest of the app for whoever wants more of it. */
export function WatchApp({ viewing, workspace, isEmbedded }: WatchAppProps) {
  const page = useMemo(() => ({ viewing, workspace }), [viewing, workspace])
  const besides = (
    <WholeWorkspace>
      <OverlayHost />
    </WholeWorkspace>
  )
  return (
    <WatchingContext value={page}>
      <Frame viewing={viewing}>
        <Router aroundNav={leaveForOthers}>
          <Screen title="watch">
            <Route path={sharedRoute}>
              {({ id }) => (
                <WatchScreen
                  key={id}
                  id={id}
                  isEmbedded={isEmbedded}
                  besides={isEmbedded ? null : besides}
                />
              )}
            </Route>
          </Screen>
        </Router>
      </Frame>
    </WatchingContext>
  )
}
