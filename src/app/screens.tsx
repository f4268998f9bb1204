import { type ReactNode, Suspense } from 'react'
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter'
import { useStore } from 'zustand'

import { paths } from '#features/paths.ts'
import { useWorkspace } from '#features/workspace-context.ts'
import { PageSpinner } from '#ui/page-spinner.tsx'
import { appWords } from '#words/en/app.ts'

import { lazyScreen } from './lazy-screen.ts'
import { NotFound } from './not-found.tsx'
import { Screen } from './screen.tsx'

const LandingPage = lazyScreen(() => import('#features/landing/landing-page.tsx'), 'LandingPage')
const AuthPage = lazyScreen(() => import('#features/account/auth-page.tsx'), 'AuthPage')
const DashboardPage = lazyScreen(
  () => import('#features/dashboard/dashboard-page.tsx'),
  'DashboardPage',
)
const CreatePage = lazyScreen(() => import('#features/create/create-page.tsx'), 'CreatePage')
const DeckPage = lazyScreen(() => import('#features/editor/deck-page.tsx'), 'DeckPage')
const PresenterPage = lazyScreen(() => import('#features/show/presenter-page.tsx'), 'PresenterPage')
const HelpPage = lazyScreen(() => import('#features/help/help-page.tsx'), 'HelpPage')
const PrivacyPage = lazyScreen(() => import('#features/help/privacy-page.tsx'), 'PrivacyPage')
const TermsPage = lazyScreen(() => import('#features/help/terms-page.tsx'), 'TermsPage')

const { titles } = appWords

/** Which view an address shows, and who may see it. */
export function Screens() {
  const { session } = useWorkspace()
  const { status, user } = useStore(session.state)
  const [path] = useLocation()
  const search = useSearch()
  if (status === 'resolving') return <PageSpinner label={appWords.loading} />

  const address = search ? `${path}?${search}` : path
  const door = path === paths.dashboard ? paths.landing : paths.landingOnTheWayTo(address)
  const signedIn = (screen: ReactNode) => (user ? screen : <Redirect to={door} replace />)

  return (
    <Suspense fallback={<PageSpinner label={appWords.loading} />}>
      <Switch>
        <Route path={paths.landing}>
          <Screen title={titles.landing} whole>
            <LandingPage />
          </Screen>
        </Route>
        <Route path={paths.auth}>
          {/* Sends on whoever is signed in by itself: it knows where they were going. */}
          <Screen title={titles.auth}>
            <AuthPage />
          </Screen>
        </Route>
        <Route path={paths.dashboard}>
          {signedIn(
            <Screen title={titles.dashboard}>
              <DashboardPage />
            </Screen>,
          )}
        </Route>
        <Route path={paths.create}>
          {signedIn(
            <Screen title={titles.create}>
              <CreatePage />
            </Screen>,
          )}
        </Route>
        <Route path="/deck/:id/:slide?">
          {({ id, slide }) =>
            signedIn(
              <Screen key={id} title={titles.deck}>
                <DeckPage id={id ?? ''} slide={slide} />
              </Screen>,
            )
          }
        </Route>
        <Route path="/present/:id">
          {({ id }) =>
            signedIn(
              <Screen key={id} title={titles.presenter}>
                <PresenterPage id={id ?? ''} />
              </Screen>,
            )
          }
        </Route>
        <Route path={paths.help}>
          <Screen title={titles.help}>
            <HelpPage />
          </Screen>
        </Route>
        <Route path={paths.privacy}>
          <Screen title={titles.privacy}>
            <PrivacyPage />
          </Screen>
        </Route>
        <Route path={paths.terms}>
          <Screen title={titles.terms}>
            <TermsPage />
          </Screen>
        </Route>
        <Route>
          <Screen title={titles.notFound}>
            <NotFound />
          </Screen>
        </Route>
      </Switch>
    </Suspense>
  )
}
