import { ChevronLeft, ChevronRight, Maximize, PanelsTopLeft, Presentation } from 'lucide-react'
import { useMemo } from 'react'
import { useStore } from 'zustand'

import { findShownPlace } from '#core/show/shown-slides.ts'
import { editorWords } from '#words/editor/editor.ts'
import { showWords } from '#words/talk/show.ts'

import { type Action, useActions } from '../../actions.ts'
import { useExportActions } from '../../deck/use-export-actions.tsx'
import { useDeckTools } from '../../deck-tools-context.ts'
import { useWorkspace } from '../../workspace-context.ts'
import type { ViewedDeck } from '../viewed-deck.ts'

export type ViewerActions = {
  previous: Action
  next: Action
  fullscreen: Action
  /** Not for a deck that is only watched: its window opens presentations of one's own. */
  presenterView: Action | undefined
  exports: readonly Action[]
}

/** What can be done with a deck by looking at it, for buttons, menus, shortcuts and palette. */
export function useViewerActions(deck: ViewedDeck, auto: boolean): ViewerActions {
  const { overlays } = useWorkspace()
  const exports = useExportActions(deck)
  const { show } = useDeckTools()
  const isFirst = useStore(deck.state, ({ current }) => current === 0)
  const isLast = useStore(deck.state, (state) => state.current >= state.deck.slides.length - 1)

  const actions = useMemo(() => {
    const words = editorWords.actions
    const step = (by: -1 | 1) => deck.select(deck.state.getState().current + by)
    const previous: Action = {
      id: 'previous-slide',
      label: words.previous,
      icon: <ChevronLeft />,
      shortcut: 'PageUp',
      enabled: !auto && !isFirst,
      run: () => step(-1),
    }
    const next: Action = {
      id: 'next-slide',
      label: words.next,
      icon: <ChevronRight />,
      shortcut: 'PageDown',
      enabled: !auto && !isLast,
      run: () => step(1),
    }
    const fullscreen: Action = {
      id: 'fullscreen',
      label: words.fullscreen,
      icon: <Maximize />,
      shortcut: 'f',
      otherShortcuts: ['Shift+F5'],
      run: () => overlays.show('show'),
    }
    const fromStart: Action = {
      id: 'fullscreen-from-start',
      label: words.fromStart,
      icon: <Presentation />,
      shortcut: 'F5',
      run: () => {
        deck.select(findShownPlace(deck.state.getState().deck.slides, 1))
        overlays.show('show')
      },
    }
    const presenterView: Action | undefined = deck.isWatched
      ? undefined
      : {
          id: 'presenter-view',
          label: showWords.actions.presenter,
          icon: <PanelsTopLeft />,
          run: show.openPresenter,
        }
    return {
      previous,
      next,
      fullscreen,
      presenterView,
      all: [previous, next, fromStart, ...(presenterView ? [presenterView] : []), ...exports],
    }
  }, [deck, overlays, show, exports, auto, isFirst, isLast])

  useActions(editorWords.actions.group, actions.all)
  // The specification's one letter; nothing happens that Escape does not take back.
  useActions(
    editorWords.actions.group,
    useMemo(() => [actions.fullscreen], [actions.fullscreen]),
    { singleKeys: true },
  )
  return { ...actions, exports }
}
