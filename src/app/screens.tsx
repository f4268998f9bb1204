import type { ReactNode } from 'react'
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter'
import { useStore } from 'zustand'

import { paths, sharedRoute } from '#features/paths.ts'
import { useWorkspace } from '#features/workspace-context.ts'
import { PageSpinner } from '#ui/notices/page-spinner.tsx'
import { appWords } from '#words/app.ts'

import { lazyScreen } from './lazy-screen.tsx'

const LandingScreen = lazyScreen(
  () => import('#features/landing/landing-page.tsx'),
  'LandingPage',
  { title: 'landing', whole: true },
)
const loadAuthPage = () => import('#features/account/auth-page.tsx')
const SignInScreen = lazyScreen(loadAuthPage, 'AuthPage', { title: 'signIn' })
const SignUpScreen = lazyScreen(loadAuthPage, 'AuthPage', { title: 'signUp' })
const DashboardScreen = lazyScreen(
  () => import('#features/dashboard/dashboard-page.tsx'),
  'DashboardPage',
  { title: 'dashboard' },
)
const CreateScreen = lazyScreen(
  () => import('#features/create/wizard/create-page.tsx'),
  'CreatePage',
  {
    title: 'create',
  },
)
const TopicScreen = lazyScreen(() => import('#features/create/topic/topic-page.tsx'), 'TopicPage', {
  title: 'topic',
})
const DeckScreen = lazyScreen(() => import('#features/editor/deck-page.tsx'), 'DeckPage', {
  title: 'deck',
})
const PresenterScreen = lazyScreen(
  () => import('#features/show/presenter-page.tsx'),
  'PresenterPage',
  { title: 'presenter' },
)
const SharedScreen = lazyScreen(() => import('./watch-screen.tsx'), 'WatchScreen', {
  title: 'watch',
})
const NotFoundScreen = lazyScreen(() => import('./not-found.tsx'), 'NotFound', {
  title: 'notFound',
})
const StorageFailureScreen = lazyScreen(() => import('./storage-failure.tsx'), 'StorageFailure', {
  title: 'storageFailed',
})
const HelpScreen = lazyScreen(() => import('#features/help/help-page.tsx'), 'HelpPage', {
  title: 'help',
})
const PrivacyScreen = lazyScreen(() => import('#features/help/privacy-page.tsx'), 'PrivacyPage', {
  title: 'privacy',
})
const TermsScreen = lazyScreen(() => import('#features/help/terms-page.tsx'), 'TermsPage', {
  title: 'terms',
})

/** What shows nothing that is stored here. */
const openToAll: ReadonlySet<string> = new Set([paths.help, paths.privacy, paths.terms])
const isOpenToAll = (path: string): boolean =>
  openToAll.has(path) || path.startsWith(paths.openShare)

/** Which view an address shows, and who may see it. */
export function Screens() {
  const { session } = useWorkspace()
  const { status, user, failure } = useStore(session.state)
  const [path] = useLocation()
  const search = useSearch()
  if (status === 'resolving') return <PageSpinner label={appWords.loading} />
  if (failure && !isOpenToAll(path)) return <StorageFailureScreen failure={failure} />

  const address = search ? `${path}?${search}` : path
  const entrance = path === paths.dashboard ? paths.landing : paths.landingOnTheWayTo(address)
  const signedIn = (screen: ReactNode) => (user ? screen : <Redirect to={entrance} replace />)

  return (
    <Switch>
      <Route path={paths.landing}>
        <LandingScreen />
      </Route>
      <Route path={paths.auth}>
        {/* Sends on whoever is signed in by itself: it knows where they were going. */}
        {new URLSearchParams(search).get('mode') === 'sign-up' ? (
          <SignUpScreen signingUp />
        ) : (
          <SignInScreen signingUp={false} />
        )}
      </Route>
      <Route path={paths.dashboard}>{signedIn(<DashboardScreen />)}</Route>
      <Route path={paths.create}>{signedIn(<CreateScreen />)}</Route>
      <Route path={paths.topic}>{signedIn(<TopicScreen />)}</Route>
      <Route path="/deck/:id/:slide?">
        {({ id, slide }) => signedIn(<DeckScreen key={id} id={id ?? ''} slide={slide} />)}
      </Route>
      <Route path="/present/:id">
        {({ id }) => signedIn(<PresenterScreen key={id} id={id ?? ''} />)}
      </Route>
      <Route path={sharedRoute}>
        {({ id }) => <SharedScreen key={id} id={id} isEmbedded={false} besides={null} />}
      </Route>
      <Route path={paths.help}>
        <HelpScreen />
      </Route>
      <Route path={paths.privacy}>
        <PrivacyScreen />
      </Route>
      <Route path={paths.terms}>
        <TermsScreen />
      </Route>
      <Route>
        <NotFoundScreen />
      </Route>
    </Switch>
  )
}
