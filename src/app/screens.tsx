import { type ReactNode, Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { useStore } from 'zustand'

import { paths } from '#features/paths.ts'
import { useWorkspace } from '#features/workspace-context.ts'
import { appWords } from '#words/en/app.ts'

import { lazyScreen } from './lazy-screen.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { NotFound } from './not-found.tsx'
import { usePageTitle } from './use-page-title.ts'

const LandingPage = lazyScreen(() => import('#features/landing/landing-page.tsx'), 'LandingPage')
const AuthPage = lazyScreen(() => import('#features/account/auth-page.tsx'), 'AuthPage')
const DashboardPage = lazyScreen(
  () => import('#features/dashboard/dashboard-page.tsx'),
  'DashboardPage',
)
const CreatePage = lazyScreen(() => import('#features/create/create-page.tsx'), 'CreatePage')
const DeckPage = lazyScreen(() => import('#features/editor/deck-page.tsx'), 'DeckPage')
const HelpPage = lazyScreen(() => import('#features/help/help-page.tsx'), 'HelpPage')
const PrivacyPage = lazyScreen(() => import('#features/help/privacy-page.tsx'), 'PrivacyPage')
const TermsPage = lazyScreen(() => import('#features/help/terms-page.tsx'), 'TermsPage')

const { titles } = appWords

/** Which view an address shows, and who may see it. */
export function Screens() {
  const { session } = useWorkspace()
  const { status, user } = useStore(session.state)
  if (status === 'resolving') return <LoadingScreen />

  const signedIn = (screen: ReactNode) => (user ? screen : <Redirect to={paths.landing} replace />)

  return (
    <Suspense fallback={<LoadingScreen />}>
      <Switch>
        <Route path={paths.landing}>
          <Titled title={titles.landing} whole>
            <LandingPage />
          </Titled>
        </Route>
        <Route path={paths.auth}>
          {/* Sends on whoever is signed in by itself: it knows where they were going. */}
          <Titled title={titles.auth}>
            <AuthPage />
          </Titled>
        </Route>
        <Route path={paths.dashboard}>
          {signedIn(
            <Titled title={titles.dashboard}>
              <DashboardPage />
            </Titled>,
          )}
        </Route>
        <Route path={paths.create}>
          {signedIn(
            <Titled title={titles.create}>
              <CreatePage />
            </Titled>,
          )}
        </Route>
        <Route path="/deck/:id/:slide?">
          {({ id, slide }) =>
            signedIn(
              <Titled title={titles.deck}>
                <DeckPage key={id} id={id ?? ''} slide={slide} />
              </Titled>,
            )
          }
        </Route>
        <Route path={paths.help}>
          <Titled title={titles.help}>
            <HelpPage />
          </Titled>
        </Route>
        <Route path={paths.privacy}>
          <Titled title={titles.privacy}>
            <PrivacyPage />
          </Titled>
        </Route>
        <Route path={paths.terms}>
          <Titled title={titles.terms}>
            <TermsPage />
          </Titled>
        </Route>
        <Route>
          <Titled title={titles.notFound}>
            <NotFound />
          </Titled>
        </Route>
      </Switch>
    </Suspense>
  )
}

type TitledProps = { title: string; whole?: boolean; children: ReactNode }

function Titled({ title, whole = false, children }: TitledProps) {
  usePageTitle(whole ? title : appWords.pageTitle(title))
  return children
}
