import { Keyboard, MonitorDown, Search, Settings } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'

import { type Action, useActions } from '#features/actions.ts'
import { TypedAhead } from '#features/palette/typed-ahead.tsx'
import { lazyDialog } from '#features/missing-part.tsx'
import { paths } from '#features/paths.ts'
import { useUser, useWorkspace } from '#features/workspace-context.ts'
import { lazyComponent } from '#ui/lazy/lazy-component.tsx'
import { useToastsWanted } from '#ui/notices/show-toast.ts'
import { appWords } from '#words/app.ts'
import { updateWords } from '#words/pages/update.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import {
  findShared,
  isAboutDeck,
  isExport,
  isImport,
  isSettings,
  isShowOpen,
  type Overlays,
} from '#workspace/overlays.ts'

import { useLaunchedFiles } from './use-launched-files.ts'

const ApiConfigurationDialog = lazyDialog(
  () => import('#features/settings/api-configuration-dialog.tsx'),
  'ApiConfigurationDialog',
)
const CommandPalette = lazyDialog(
  () => import('#features/palette/command-palette.tsx'),
  'CommandPalette',
  <TypedAhead />,
)
const ShortcutSheet = lazyDialog(
  () => import('#features/palette/shortcut-sheet.tsx'),
  'ShortcutSheet',
)
const DeckOverlays = lazyDialog(() => import('./deck-overlays.tsx'), 'DeckOverlays')
const ImportOverlay = lazyDialog(
  () => import('#features/import/import-overlay.tsx'),
  'ImportOverlay',
)
const ExportOverlay = lazyDialog(
  () => import('#features/export/export-overlay.tsx'),
  'ExportOverlay',
)
const ReportDialog = lazyDialog(() => import('#features/export/report-dialog.tsx'), 'ReportDialog')
const ExportPanel = lazyComponent(() => import('#features/export/export-panel.tsx'), 'ExportPanel')
const ShareDialog = lazyDialog(() => import('#features/share/share-dialog.tsx'), 'ShareDialog')
const UpdateOffer = lazyComponent(() => import('#features/update/update-offer.tsx'), 'UpdateOffer')
const FileCatcher = lazyComponent(() => import('#features/import/file-catcher.tsx'), 'FileCatcher')
const Toaster = lazyComponent(() => import('#ui/notices/toaster.tsx'), 'Toaster')

/** Shows what any screen may ask for: settings, palette, shortcut sheet and toasts. */
export function OverlayHost() {
  const { overlays, exports, currentDeck, installation } = useWorkspace()
  const open = useStore(overlays.state, (state) => state.open)
  const isDeckCovered = useStore(overlays.state, (state) => isShowOpen(state) || isAboutDeck(state))
  const shared = useStore(overlays.state, findShared)
  const isExporting = useStore(exports.state, ({ running }) => running.length > 0)
  const signedIn = useUser() !== null
  const toastsWanted = useToastsWanted()
  const canInstall = useStore(installation.state, (state) => state.isOffered)
  const isUpdateOffered = useUpdateOffered()

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
      ...(canInstall
        ? [
            {
              id: 'install',
              label: updateWords.install,
              icon: <MonitorDown />,
              run: () => void installation.ask(),
            },
          ]
        : []),
    ],
    [overlays, signedIn, canInstall, installation],
  )
  useCloseWithScreen(overlays)
  useActions(appWords.actions.group, actions, { everywhere: true })
  useLaunchedFiles()

  return (
    <>
      {isDeckCovered && <DeckOverlays />}
      {isSettings(open) && <ApiConfigurationDialog show={open} onClose={overlays.close} />}
      {open === 'palette' && <CommandPalette onClose={overlays.close} />}
      {open === 'shortcuts' && <ShortcutSheet onClose={overlays.close} />}
      {isImport(open) && (
        <ImportOverlay show={open} openDeck={findOwn(currentDeck())} onClose={overlays.close} />
      )}
      {isExport(open) && <ExportOverlay key={open} show={open} onClose={overlays.close} />}
      {open === 'export-report' && <ReportDialog onClose={overlays.close} />}
      {isExporting && <ExportPanel />}
      {shared !== null && <ShareDialog deckId={shared} onClose={overlays.close} />}
      {isUpdateOffered && <UpdateOffer />}
      {signedIn && <FileCatcher />}
      {toastsWanted && <Toaster label={appWords.notifications} />}
    </>
  )
}

/** Not over a show: whoever watches it is not the one to ask. */
function useUpdateOffered(): boolean {
  const { overlays, updates } = useWorkspace()
  const isOffered = useStore(updates.state, ({ status }) => status !== 'none')
  const isShowOn = useStore(overlays.state, isShowOpen)
  const [path] = useLocation()
  return isOffered && !isShowOn && !path.startsWith(paths.presenter(''))
}

/** What is imported goes into nobody else's presentation. */
const findOwn = (openDeck: OpenDeck | null): OpenDeck | null =>
  openDeck?.isWatched ? null : openDeck

/** What is about a deck goes with the screen that shows it, as when the browser goes back. */
function useCloseWithScreen(overlays: Overlays) {
  const [path] = useLocation()
  const screen = nameScreen(path)
  useEffect(
    () => () => {
      const isLeft = nameScreen(window.location.pathname) !== screen
      const now = overlays.state.getState()
      if (isLeft && (isAboutDeck(now) || findShared(now) !== null || isExport(now.open)))
        overlays.close()
    },
    [screen, overlays],
  )
}

/** The slide in the address may change beneath what lies over it. */
const nameScreen = (path: string): string => path.split('/').slice(0, 3).join('/')
