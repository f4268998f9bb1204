type ModuleInfo = {
  code: string | null
  importers: readonly string[]
  dynamicImporters: readonly string[]
}
type BuildContext = { getModuleInfo: (id: string) => ModuleInfo | null }

/** What a screen fetches before it stands, as the modules that it begins with. The lightest first. */
const screens: Record<string, readonly string[]> = {
  landing: ['features/landing/landing-page.tsx'],
  account: ['features/account/auth-page.tsx'],
  dashboard: [
    'features/dashboard/dashboard-page.tsx',
    'features/import/file-catcher.tsx',
    'adapters/metrics/browser-slide-fonts.ts',
    'adapters/storage/indexed-db-deck-store.ts',
    'adapters/storage/indexed-db-restore-notes.ts',
    'adapters/vault/browser-vault.ts',
    'workspace/library/library.ts',
  ],
  // What composes covers comes with the first that is shown, and what composes all slides after it.
  covers: [
    'core/compose/load-forms.ts',
    'core/compose/cover-engine.ts',
    'core/compose/kits/make-face.ts',
  ],
  forms: ['core/compose/compose-slide.ts'],
  // What makes words stand out, with the first that do.
  emphasis: ['core/emphasis/emphasis-engine.ts'],
  create: ['features/create/wizard/create-page.tsx', 'features/create/topic/topic-page.tsx'],
  deck: [
    'features/editor/deck-page.tsx',
    'app/deck-overlays.tsx',
    'app/narrators.ts',
    'app/create-deck-tools.ts',
    'workspace/deck/open-deck.ts',
    'adapters/tabs/broadcast-deck-channel.ts',
    'adapters/tabs/local-unsaved-changes.ts',
    'adapters/tabs/browser-page-lifecycle.ts',
  ],
  watch: ['app/watch-main.tsx'],
}
const starts = Object.values(screens).flat()

/** Whoever comes has seen one of these. */
const firstScreens = new Set(['landing', 'account', 'dashboard'])

/**
 * What every page loads at once goes into one file, what the app has besides where a talk is only
 * watched into another, what paints a slide into a third, and what is of one screen alone into one more. What several screens share goes with the lightest of them, so that
 * it never asks for more than that one did before. Left alone, the bundler gives nearly every module
 * that something else needs too a file of its own: a hundred tiny ones for a deck, which compress
 * badly and are asked for one by one. Each costs a slow computer 5 ms, however small it is.
 */
export function createModuleGroups() {
  const listUsers = createUserList()
  return {
    // The names say of every module where it goes, also of what others import.
    includeDependenciesRecursively: false,
    name(id: string, build: BuildContext): string | null {
      const beginnings = findBeginnings(id, (user) => listUsers(user, build))
      const begins = (path: string) => beginnings.some((other) => other.endsWith(path))
      // The document of a live call is a page of its own, and shares nothing with the app.
      if (id.endsWith('rolldown/runtime.js')) return 'base'
      const isWatched = begins('/src/app/watch-main.tsx')
      if (begins('/src/app/main.tsx')) return isWatched ? 'base' : 'app'
      if (begins('/src/slide/slide-view.tsx')) return 'slide'
      const theme = findThemeOf(id)
      if (theme) return theme
      if (id.endsWith('/src/core/compose/kits/make-chance.ts')) return 'slide'
      const names = Object.keys(screens).filter((name) =>
        screens[name]?.some((start) => begins(`/src/${start}`)),
      )
      const [lightest] = names
      // A language is there before the first page, so what its words need besides brings no screen.
      if (begins('/src/words/de/german.ts') && lightest)
        return isWatched || firstScreens.has(lightest) ? 'base' : 'words-shared'
      if (!lightest) return null
      const isShared = names.length > 1
      if (isShared && lightest === 'landing') return isWatched ? 'base' : 'app'
      // Whoever watches is not to fetch what only a library or an editor has besides, and all of it in few files.
      if (lightest === 'watch') return 'watch'
      if (isWatched && (lightest === 'create' || lightest === 'deck')) return 'watch-shared'
      // Wherever a slide is painted there are covers, and fonts. The rest is too little to fetch all forms for it.
      if (isWatched || lightest === 'covers') return 'slide'
      // The library has no forms to fill in.
      if (isShared && lightest === 'account' && !names.includes('dashboard')) return 'account-forms'
      // What nearly every screen shares is little.
      if (isShared && lightest !== 'deck') return `${lightest}-shared`
      // Apart, so that a dialog which comes later does not bring a whole screen with it.
      const isPart = (module: string) =>
        (build.getModuleInfo(module)?.dynamicImporters.length ?? 0) > 0 &&
        !starts.some((start) => module.endsWith(`/src/${start}`))
      const isOfPart = beginnings.some(isPart)
      // Whoever needs a part of the library has what it shares with others already.
      if (isOfPart && lightest === 'dashboard') return 'dashboard-shared'
      return [lightest, ...(isShared ? ['shared'] : []), ...(isOfPart ? ['parts'] : [])].join('-')
    },
  }
}

/** Families of fonts that one theme has and no other: where their files lie comes with what else it needs. */
const ownFamilies: Readonly<Record<string, string>> = {
  'schibsted-grotesk': 'modern',
  'instrument-serif': 'paper',
  anton: 'noir',
  manrope: 'ocean',
  fraunces: 'sunrise',
  nunito: 'sunrise',
  'bricolage-grotesque': 'forest',
  'space-grotesk': 'blueprint',
  'libre-caslon-display': 'gallery',
}

/** Of the sample, and of what most decks look like: they come with the first slide. */
const usualFamilies: ReadonlySet<string> = new Set(['figtree'])

function findThemeOf(id: string): string | null {
  const kit = /\/compose\/kits\/(\w+)-kit\.ts$/.exec(id)?.[1]
  const family = /\/metrics\/packages\/([\w-]+)\.ts$|\/@fontsource\/([\w-]+)\//.exec(id)
  const name = family?.[1] ?? family?.[2] ?? ''
  if (usualFamilies.has(name)) return 'slide'
  const theme = kit ?? ownFamilies[name]
  return theme ? `theme-${theme}` : null
}

/** The module itself, who imports it, and who imports those. */
function findBeginnings(id: string, listUsers: (id: string) => readonly string[]): string[] {
  const found = new Set([id])
  // A set that grows while it is walked is walked to its end.
  for (const module of found) for (const user of listUsers(module)) found.add(user)
  return [...found]
}

type UserList = (id: string, build: BuildContext) => readonly string[]

const iconFolder = 'lucide-react/dist/esm/icons/'
const iconIndex = 'lucide-react/dist/esm/lucide-react.mjs'

/** Who imports a module. One file names every icon there is, so of an icon it is who names that icon. */
function createUserList(): UserList {
  let users: Map<string, string[]> | null = null
  return (id, build) => {
    const importers = build.getModuleInfo(id)?.importers ?? []
    const at = id.indexOf(iconFolder)
    if (at < 0) return importers
    const index = id.slice(0, at) + iconIndex
    users ??= findIconUsers(build.getModuleInfo(index), build)
    return [
      ...importers.filter((other) => other !== index),
      ...(users.get(id.slice(at + iconFolder.length)) ?? []),
    ]
  }
}

/** By the file of the icon. */
function findIconUsers(index: ModuleInfo | null, build: BuildContext): Map<string, string[]> {
  const fileOf = new Map<string, string>()
  for (const [, names = '', file = ''] of index?.code?.matchAll(
    /export \{([^}]*)\} from '.\/icons\/([^']+)'/g,
  ) ?? [])
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) fileOf.set(name, file)
  const users = new Map<string, string[]>()
  for (const user of index?.importers ?? []) {
    const code = build.getModuleInfo(user)?.code ?? ''
    for (const [, names = ''] of code.matchAll(
      /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g,
    ))
      for (const name of names.split(',')) {
        const file = fileOf.get(name.trim().split(/\s/)[0] ?? '')
        if (file) users.set(file, [...(users.get(file) ?? []), user])
      }
  }
  return users
}
