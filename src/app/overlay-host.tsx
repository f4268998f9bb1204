import { Keyboard, Search, Settings } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'

import { type Action, useActions } from '#features/actions.ts'
import { useShortcuts } from '#features/palette/use-shortcuts.ts'
import { useUser, useWorkspace } from '#features/workspace-context.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { useToastsWanted } from '#ui/show-toast.ts'
import { appWords } from '#words/en/app.ts'
import { isAboutDeck, isShowOpen, type Overlays } from '#workspace/overlays.ts'

const ApiConfigurationDialog = lazyComponent(
  () => import('#features/settings/api-configuration-dialog.tsx'),
  'ApiConfigurationDialog',
)
const CommandPalette = lazyComponent(
  () => import('#features/palette/command-palette.tsx'),
  'CommandPalette',
)
const ShortcutSheet = lazyComponent(
  () => import('#features/palette/shortcut-sheet.tsx'),
  'ShortcutSheet',
)
const DeckOverlays = lazyComponent(() => import('./deck-overlays.tsx'), 'DeckOverlays')
const Toaster = lazyComponent(() => import('#ui/toaster.tsx'), 'Toaster')

/** Shows what any screen may ask for: settings, palette, shortcut sheet and toasts. */
export function OverlayHost() {
  const { overlays } = useWorkspace()
  const open = useStore(overlays.state, (state) => state.open)
  const isDeckCovered = useStore(overlays.state, (state) => isShowOpen(state) || isAboutDeck(state))
  const signedIn = useUser() !== null
  const toastsWanted = useToastsWanted()
  const onOpenChange = (shown: boolean) => {
    if (!shown) overlays.close()
  }

  const actions = useMemo<Action[]>(
    () => [
      {
        id: 'palette',
        label: appWords.actions.palette,
        icon: <Search />,
        shortcut: '$mod+k',
        run: () => overlays.show('palette'),
      },
      {
        id: 'shortcuts',
        label: appWords.actions.shortcuts,
        icon: <Keyboard />,
        shortcut: '?',
        run: () => overlays.show('shortcuts'),
      },
      {
        id: 'settings',
        label: appWords.actions.settings,
        icon: <Settings />,
        enabled: signedIn,
        run: () => overlays.show('settings'),
      },
    ],
    [overlays, signedIn],
  )
  useCloseWithScreen(overlays)
  useActions(appWords.actions.group, actions, { everywhere: true })
  useShortcuts()

  return (
    <>
      {isDeckCovered && <DeckOverlays />}
      {open === 'settings' && <ApiConfigurationDialog open onOpenChange={onOpenChange} />}
      {open === 'palette' && <CommandPalette open onOpenChange={onOpenChange} />}
      {open === 'shortcuts' && <ShortcutSheet open onOpenChange={onOpenChange} />}
      {signedIn && toastsWanted && <Toaster label={appWords.notifications} />}
    </>
  )
}

/** What is about a deck goes with the screen that shows it, as when the browser goes back. */
function useCloseWithScreen(overlays: Overlays) {
  const [path] = useLocation()
  const screen = nameScreen(path)
  useEffect(
    () => () => {
      const isLeft = nameScreen(window.location.pathname) !== screen
      if (isLeft && isAboutDeck(overlays.state.getState())) overlays.close()
    },
    [screen, overlays],
  )
}

/** The slide in the address may change beneath what lies over it. */
const nameScreen = (path: string): string => path.split('/').slice(0, 3).join('/')
