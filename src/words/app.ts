import { translatable } from './language.ts'

const keyNames: Readonly<Record<string, string>> = { $mod: 'Ctrl', Delete: 'Del' }

/** What the app says around every screen. */
export const appWords = translatable('appWords', {
  loading: 'Loading...',
  dismiss: 'Dismiss',
  close: 'Close',
  cancel: 'Cancel',
  /** Marks what is promised and not built yet. */
  planned: 'Planned',
  skipToContent: 'Skip to content',
  notifications: 'Notifications',
  titles: {
    landing: 'Lectern: every slide knows what to say',
    signIn: 'Sign in',
    signUp: 'Sign up',
    dashboard: 'Dashboard',
    create: 'Create a presentation',
    topic: 'New presentation',
    deck: 'Presentation',
    presenter: 'Presenter view',
    watch: 'Shared presentation',
    help: 'Help',
    privacy: 'Privacy',
    terms: 'Terms',
    notFound: 'Page not found',
    storageFailed: 'Storage cannot be opened',
  },
  pageTitle: (screen: string): string => `${screen} · Lectern`,
  openingFailed: {
    title: 'This presentation could not be opened',
    retry: 'Try again',
    dashboard: 'Go to Dashboard',
  },
  storageFailed: {
    title: 'Your presentations cannot be shown right now',
    safe: 'What you made is still in this browser. Nothing was deleted or changed.',
    newer:
      'It was stored by a newer version of Lectern, and this older one must not touch it. Reload the page to get the newer version. If this message stays, the server has gone back to an older one: whoever runs it can help, and your work will wait.',
    closed:
      'The browser did not let Lectern open its storage. Close other tabs with Lectern, leave private browsing, or start the browser again, and then try once more.',
    notLoaded:
      'A part of Lectern that reads them could not be fetched. Check your connection, and then try once more.',
    full: 'The disk of this computer is full, so the browser cannot open its storage. Make some room, and then try once more.',
    reload: 'Reload',
    retry: 'Try again',
    visit: 'Go on without them',
  },
  notFound: {
    title: 'There is no page here',
    text: 'The address may be mistyped, or the page may have moved.',
    home: 'Go to the start page',
  },
  /** A part of the app that is fetched when it is first needed, and did not come. */
  missingPart: {
    title: 'This part of Lectern could not be loaded',
    text: 'It is fetched when it is first needed, and that did not work. Check your connection and try again. What you made is safe.',
    stillMissing:
      'It did not come this time, either. Some browsers ask for it again only after the page was reloaded; everything is saved first.',
    unsaved:
      'Your latest changes cannot be saved right now, so the page was not reloaded. They are still here.',
    retry: 'Try again',
    reload: 'Reload',
    home: 'Go to the start page',
  },
  crash: {
    title: 'Something went wrong on this screen',
    deckSafe:
      'Your presentations are safe: they are stored in this browser, and nothing has been deleted.',
    openDeck:
      'You can download the presentation you had open, with your latest changes, before you reload.',
    download: 'Download presentation',
    reload: 'Reload',
    details: 'What happened',
  },
  appearance: {
    label: 'Appearance',
    system: 'System',
    light: 'Light',
    dark: 'Dark',
  },
  interfaceLanguage: 'Language',
  languageMissing: (name: string) =>
    `${name} could not be fetched. Check your connection, then choose it again.`,
  /** What stands on keys, where that is not how programs call them. */
  keyNames,
  actions: {
    group: 'Everywhere',
    palette: 'Search actions and presentations',
    shortcuts: 'Keyboard shortcuts',
    settings: 'Settings',
    import: 'Import',
    importPptx: 'Import PPTX',
  },
})
