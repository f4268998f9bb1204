import { Grid3x3, Keyboard, Maximize, Minimize, MonitorUp, Presentation } from 'lucide-react'
import { useMemo } from 'react'

import { appWords } from '#words/app.ts'
import { showWords } from '#words/talk/show.ts'

import type { Action } from '../actions.ts'
import { useDeckTools } from '../deck-tools-context.ts'
import { useWorkspace } from '../workspace-context.ts'
import { listMoveActions } from './list-move-actions.tsx'
import type { VoiceActions } from './use-voice-actions.tsx'

export type ShowActions = {
  previous: Action
  next: Action
  overview: Action
  presenter: Action
  otherScreen: Action
  keys: Action
  toggle: Action
  exit: Action
  voice: VoiceActions
  all: readonly Action[]
}

type Needs = {
  voice: VoiceActions
  /** Slides go on by themselves, and nobody else may move them. */
  isBlocked: boolean
  takeTyped: () => number | null
  findPlace: (number: number) => number
  onOverview: (open: boolean) => void
}

/** Everything that can be done in a show, once, for toolbar, keys, palette and shortcut sheet. */
export function useShowActions(needs: Needs): ShowActions {
  const { voice, isBlocked, takeTyped, findPlace, onOverview } = needs
  const { overlays } = useWorkspace()
  const { show } = useDeckTools()

  return useMemo(() => {
    const words = showWords.actions
    const moves = listMoveActions({ move: show.move, takeTyped, findPlace, isBlocked })
    const [next, previous] = moves
    if (!next || !previous) throw new Error('A show can be moved')
    const overview: Action = {
      id: 'show-overview',
      label: words.overview,
      icon: <Grid3x3 />,
      shortcut: 'o',
      otherShortcuts: ['g'],
      // All it is for is to jump to another.
      enabled: !isBlocked,
      run: () => onOverview(true),
    }
    const presenter: Action = {
      id: 'show-presenter',
      label: words.presenter,
      icon: <Presentation />,
      shortcut: 's',
      // Its window opens presentations of one's own.
      enabled: !show.state.getState().openDeck?.isWatched,
      run: show.openPresenter,
    }
    const otherScreen: Action = {
      id: 'show-other-screen',
      label: words.otherScreen,
      icon: <MonitorUp />,
      enabled: show.hasOtherScreen(),
      run: () => void show.fillOtherScreen(),
    }
    // The app answers to `?` by itself; this is for those without a keyboard at hand.
    const keys: Action = {
      id: 'show-keys',
      label: appWords.actions.shortcuts,
      icon: <Keyboard />,
      run: () => overlays.show('shortcuts'),
    }
    const toggle: Action = {
      id: 'show-toggle',
      label: words.toggle,
      icon: <Maximize />,
      shortcut: 'f',
      run: () => void show.toggleFullscreen(),
    }
    const exit: Action = {
      id: 'show-exit',
      label: words.exit,
      icon: <Minimize />,
      shortcut: 'Escape',
      run: show.leave,
    }
    return {
      previous,
      next,
      overview,
      presenter,
      otherScreen,
      keys,
      toggle,
      exit,
      voice,
      // Last, so that Space is theirs while there is something to pause.
      all: [...moves, overview, presenter, otherScreen, toggle, exit, ...voice.all],
    }
  }, [show, overlays, voice, isBlocked, takeTyped, findPlace, onOverview])
}
