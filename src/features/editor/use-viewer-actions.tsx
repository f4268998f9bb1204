import {
  AppWindow,
  ChevronLeft,
  ChevronRight,
  FileJson,
  FileText,
  Maximize,
  PanelsTopLeft,
  Presentation,
  Printer,
} from 'lucide-react'
import { useMemo } from 'react'
import { useStore } from 'zustand'

import { findShownPlace } from '#core/show/shown-slides.ts'
import { showToast } from '#ui/show-toast.ts'
import { editorWords } from '#words/en/editor.ts'
import { showWords } from '#words/en/show.ts'
import { exportOpenDeck } from '#workspace/export-deck.ts'
import { exportFile } from '#workspace/export-file.ts'

import { type Action, useActions } from '../actions.ts'
import { handOverFile } from '../hand-over-file.ts'
import { useWorkspace } from '../workspace-context.ts'
import { exportHtml } from './export-html.ts'
import type { ViewedDeck } from './viewed-deck.ts'

export type ViewerActions = {
  previous: Action
  next: Action
  fullscreen: Action
  exports: readonly Action[]
}

/** What can be done with a deck by looking at it, for buttons, menus, shortcuts and palette. */
export function useViewerActions(deck: ViewedDeck, auto: boolean): ViewerActions {
  const { overlays, show, slideFonts, writeDeckFile } = useWorkspace()
  const total = useStore(deck.state, (state) => state.deck.slides.length)
  const current = useStore(deck.state, (state) => state.current)

  const actions = useMemo(() => {
    const words = editorWords.actions
    const step = (by: -1 | 1) => deck.select(deck.state.getState().current + by)
    const previous: Action = {
      id: 'previous-slide',
      label: words.previous,
      icon: <ChevronLeft />,
      shortcut: 'PageUp',
      enabled: !auto && current > 0,
      run: () => step(-1),
    }
    const next: Action = {
      id: 'next-slide',
      label: words.next,
      icon: <ChevronRight />,
      shortcut: 'PageDown',
      enabled: !auto && current < total - 1,
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
    const presenterView: Action = {
      id: 'presenter-view',
      label: showWords.actions.presenter,
      icon: <PanelsTopLeft />,
      run: show.openPresenter,
    }
    async function exportAs(format: Parameters<typeof exportFile>[0]) {
      const needs = { writeDeckFile, loadPicture: deck.loadPicture }
      const file = await exportFile(format, deck.state.getState().deck, needs)
      if (file.ok) handOverFile(file.value)
      else showToast(words.exportFailed)
    }
    const exports: Action[] = [
      {
        id: 'print',
        label: words.print,
        icon: <Printer />,
        shortcut: '$mod+p',
        run: () => overlays.show('print'),
      },
      {
        id: 'export-pdf',
        label: words.pdf,
        icon: <FileText />,
        run: () => void exportAs('pdf'),
      },
      {
        id: 'export-pptx',
        label: words.pptx,
        icon: <Presentation />,
        run: () => void exportAs('pptx'),
      },
      {
        id: 'export-json',
        label: words.json,
        icon: <FileJson />,
        run: () => void exportOpenDeck(deck).then(handOverFile),
      },
      {
        id: 'export-html',
        label: words.html,
        icon: <AppWindow />,
        run: () => void exportHtml(deck, slideFonts),
      },
    ]
    return {
      previous,
      next,
      fullscreen,
      exports,
      // Its window opens presentations of one's own.
      all: [previous, next, fromStart, ...(deck.isWatched ? [] : [presenterView]), ...exports],
    }
  }, [deck, overlays, show, slideFonts, writeDeckFile, auto, current, total])

  useActions(editorWords.actions.group, actions.all)
  // The specification's one letter; nothing happens that Escape does not take back.
  useActions(
    editorWords.actions.group,
    useMemo(() => [actions.fullscreen], [actions.fullscreen]),
    { singleKeys: true },
  )
  return actions
}
