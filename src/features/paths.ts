const playMark = 'play'

/** @param search what follows the `?` of an address */
export const asksToPlay = (search: string): boolean => new URLSearchParams(search).has(playMark)

/** Every address of the app, in one place. */
export const paths = {
  landing: '/',
  /** Signing in from there leads on to where the visitor was going. */
  landingOnTheWayTo: (next: string): string => `/?${new URLSearchParams({ next })}`,
  auth: '/auth',
  signUp: '/auth?mode=sign-up',
  dashboard: '/dashboard',
  create: '/create',
  createWithAi: '/create?method=ai',
  createFromTemplate: '/create?method=template',
  /** Another way to begin: with the dialog that takes a file. */
  importFile: '/create?import',
  /** The presentation view without a presentation: type a topic to get one. */
  topic: '/deck/new',
  deck: (id: string, slide?: number): string =>
    slide === undefined
      ? `/deck/${encodeURIComponent(id)}`
      : `/deck/${encodeURIComponent(id)}/${slide}`,
  /** Opens a deck and begins its talk. */
  play: (id: string): string => `${paths.deck(id)}?${playMark}`,
  /** The presenter window of a deck. */
  presenter: (id: string): string => `/present/${encodeURIComponent(id)}`,
  /** Where a shared presentation is watched; the key follows after a `#`. */
  share: (id: string): string => `/demo-share/${encodeURIComponent(id)}`,
  /** Where what needs no server is watched: what follows after a `#`, or a file. */
  openShare: '/demo-share/',
  help: '/help',
  privacy: '/privacy',
  terms: '/terms',
} as const

/** Of both, as routes are written. */
export const sharedRoute = '/demo-share/:id?'
