import {
  CircleHelp,
  House,
  LayoutDashboard,
  LogIn,
  Plus,
  Presentation,
  Sparkles,
} from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'

import { type ActionGroup, describeShortcut, listOffered, useActionRegistry } from '../actions.ts'
import { paths } from '../paths.ts'
import { useUser, useWorkspace } from '../workspace-context.ts'
import { paletteWords as words } from '#words/palette.ts'

import { useLookCommands } from './use-look-commands.tsx'

export type Command = {
  id: string
  label: string
  group: string
  /** What else people call it. */
  alsoCalled?: string | undefined
  icon?: ReactNode
  shortcut?: string | undefined
  /** Too much to be listed before anything is typed. */
  onlyFound?: boolean
  run: () => void
}

/** Everything the palette can do here: this screen's actions first, the app's own last. */
export function useCommands(): Command[] {
  const groups = listOffered(useStore(useActionRegistry(), (state) => state.groups))
  const screens = groups.filter(({ everywhere }) => !everywhere)
  return [
    ...screens.toReversed().flatMap(listActions),
    ...useLookCommands(groups.some(({ alone }) => alone)),
    ...usePlaces(),
    ...usePresentations(),
    ...groups.filter(({ everywhere }) => everywhere).flatMap(listActions),
  ]
}

function listActions({ name, actions }: ActionGroup): Command[] {
  return actions
    .filter(({ enabled, id }) => enabled !== false && id !== 'palette')
    .map(({ id, label, icon, shortcut, run }) => ({
      id: `action-${id}`,
      label,
      group: name,
      alsoCalled: words.alsoCalled[id],
      icon,
      shortcut: shortcut && describeShortcut(shortcut),
      run,
    }))
}

function usePlaces(): Command[] {
  const [, navigate] = useLocation()
  const signedIn = useUser() !== null
  const place = (id: keyof typeof words.go, icon: ReactNode, path: string): Command => ({
    id: `go-${id}`,
    label: words.go[id],
    group: words.groups.go,
    icon,
    run: () => navigate(path),
  })
  return [
    ...(signedIn
      ? [
          place('dashboard', <LayoutDashboard />, paths.dashboard),
          place('create', <Plus />, paths.create),
          place('topic', <Sparkles />, paths.topic),
        ]
      : [place('signIn', <LogIn />, paths.auth)]),
    place('landing', <House />, paths.landing),
    place('help', <CircleHelp />, paths.help),
  ]
}

function usePresentations(): Command[] {
  const [, navigate] = useLocation()
  const { library } = useWorkspace()
  const userId = useUser()?.id
  const records = useStore(library.state, (state) => state.records)

  // A deep link may have come here without ever listing this user's presentations.
  useEffect(() => {
    if (userId !== undefined) void library.show(userId)
  }, [library, userId])

  if (userId === undefined) return []
  return records.map(({ id, title }) => ({
    id: `deck-${id}`,
    label: title,
    group: words.groups.presentations,
    icon: <Presentation />,
    run: () => navigate(paths.deck(id)),
  }))
}
