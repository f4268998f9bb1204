import {
  ArrowDown,
  ArrowUp,
  CopyPlus,
  Download,
  FilePlus,
  ImagePlus,
  Redo2,
  SquarePlus,
  Trash2,
  Undo2,
} from 'lucide-react'
import { useMemo } from 'react'
import { useStore } from 'zustand'

import { addSlide } from '#core/edit/add-slide.ts'
import type { SlideKind } from '#core/edit/create-slide.ts'
import { deleteSlide } from '#core/edit/delete-slide.ts'
import { duplicateSlide } from '#core/edit/duplicate-slide.ts'
import { moveSlide } from '#core/edit/move-slide.ts'
import { saveFile } from '#ui/save-file.ts'
import { editorWords } from '#words/en/editor.ts'
import { createId } from '#workspace/create-id.ts'
import { exportOpenDeck } from '#workspace/download-deck.ts'
import type { OpenDeck } from '#workspace/open-deck.ts'

import type { Action } from '../actions.ts'

export type DeckActions = {
  undo: Action
  redo: Action
  add: readonly Action[]
  slide: readonly Action[]
  download: Action
  all: readonly Action[]
}

const newSlideId = () => createId('slide')

/** Everything that can be done to the open deck, once, for buttons, menus, shortcuts and palette. */
export function useDeckActions(openDeck: OpenDeck): DeckActions {
  const total = useStore(openDeck.state, (state) => state.deck.slides.length)
  const current = useStore(openDeck.state, (state) => state.current)
  const canUndo = useStore(openDeck.state, (state) => state.canUndo)
  const canRedo = useStore(openDeck.state, (state) => state.canRedo)

  return useMemo(() => {
    const words = editorWords.actions
    const add = (kind: SlideKind) => openDeck.edit((view) => addSlide(view, kind, newSlideId))

    const undo: Action = {
      id: 'undo',
      label: words.undo,
      icon: <Undo2 />,
      shortcut: '$mod+KeyZ',
      enabled: canUndo,
      run: openDeck.undo,
    }
    const redo: Action = {
      id: 'redo',
      label: words.redo,
      icon: <Redo2 />,
      shortcut: '$mod+Shift+KeyZ',
      enabled: canRedo,
      run: openDeck.redo,
    }
    const addActions: Action[] = [
      {
        id: 'add-text',
        label: words.addText,
        icon: <FilePlus />,
        shortcut: '$mod+KeyM',
        run: () => add('text'),
      },
      { id: 'add-image', label: words.addImage, icon: <ImagePlus />, run: () => add('image') },
      { id: 'add-blank', label: words.addBlank, icon: <SquarePlus />, run: () => add('blank') },
    ]
    const slideActions: Action[] = [
      {
        id: 'duplicate-slide',
        label: words.duplicate,
        icon: <CopyPlus />,
        shortcut: '$mod+KeyD',
        run: () => openDeck.edit((view) => duplicateSlide(view, newSlideId)),
      },
      {
        id: 'move-up',
        label: words.moveUp,
        icon: <ArrowUp />,
        shortcut: '$mod+ArrowUp',
        enabled: current > 0,
        run: () => openDeck.edit((view) => moveSlide(view, 'up')),
      },
      {
        id: 'move-down',
        label: words.moveDown,
        icon: <ArrowDown />,
        shortcut: '$mod+ArrowDown',
        enabled: current < total - 1,
        run: () => openDeck.edit((view) => moveSlide(view, 'down')),
      },
      {
        id: 'delete-slide',
        label: words.delete,
        icon: <Trash2 />,
        danger: true,
        enabled: total > 1,
        run: () => openDeck.edit(deleteSlide),
      },
    ]
    const download: Action = {
      id: 'download',
      label: words.download,
      icon: <Download />,
      run: () => void exportOpenDeck(openDeck).then(saveFile),
    }
    return {
      undo,
      redo,
      add: addActions,
      slide: slideActions,
      download,
      all: [undo, redo, ...addActions, ...slideActions, download],
    }
  }, [openDeck, total, current, canUndo, canRedo])
}
