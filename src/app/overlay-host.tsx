import { Keyboard, Search, Settings } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import { useStore } from 'zustand'

import { type Action, useActions } from '#features/actions.ts'
import { useShortcuts } from '#features/palette/use-shortcuts.ts'
import { useUser, useWorkspace } from '#features/workspace-context.ts'
import { appWords } from '#words/en/app.ts'

import { lazyScreen } from './lazy-screen.ts'

const ApiConfigurationDialog = lazyScreen(
  () => import('#features/settings/api-configuration-dialog.tsx'),
  'ApiConfigurationDialog',
)
const CommandPalette = lazyScreen(
  () => import('#features/palette/command-palette.tsx'),
  'CommandPalette',
)
const ShortcutSheet = lazyScreen(
  () => import('#features/palette/shortcut-sheet.tsx'),
  'ShortcutSheet',
)
const Toaster = lazyScreen(() => import('#ui/toaster.tsx'), 'Toaster')

/** Shows what any screen may ask for: settings, palette, shortcut sheet and toasts. */
export function OverlayHost() {
  const { overlays } = useWorkspace()
  const open = useStore(overlays.state, (state) => state.open)
  const signedIn = useUser() !== null
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
  useActions(appWords.actions.group, actions, { everywhere: true })
  useShortcuts()

  return (
    <Suspense fallback={null}>
      {open === 'settings' && <ApiConfigurationDialog open onOpenChange={onOpenChange} />}
      {open === 'palette' && <CommandPalette open onOpenChange={onOpenChange} />}
      {open === 'shortcuts' && <ShortcutSheet open onOpenChange={onOpenChange} />}
      {signedIn && <Toaster label={appWords.notifications} />}
    </Suspense>
  )
}
