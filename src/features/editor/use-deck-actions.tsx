import {
  ArrowDown,
  ArrowUp,
  ChartColumn,
  CopyPlus,
  Eye,
  EyeOff,
  FilePlus,
  ImagePlus,
  Images,
  Link2,
  ListChecks,
  Redo2,
  Replace,
  Sparkles,
  SquarePlus,
  Trash2,
  Type,
  Undo2,
  WandSparkles,
} from 'lucide-react'
import { useMemo } from 'react'
import { useStore } from 'zustand'

import { addSlide } from '#core/edit/slides/add-slide.ts'
import type { SlideKind } from '#core/edit/slides/create-slide.ts'
import { aiWords, deckPicturesWords, moreVisualWords } from '#words/editor/ai.ts'
import { deckCheckWords } from '#words/editor/deck-check.ts'
import { editorWords } from '#words/editor/editor.ts'
import { findWords } from '#words/editor/find.ts'
import { overviewWords } from '#words/editor/overview.ts'
import { shareWords } from '#words/shares/share.ts'
import { createId } from '#workspace/create-id.ts'
import type { ModelsState } from '#workspace/generation/models.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import { findDrawing } from '#workspace/generation/slide-images.ts'
import { slideTasks } from '#workspace/generation/slide-task.ts'

import { type Action, useActions } from '../actions.ts'
import { listImportActions } from '../list-import-actions.tsx'
import { useDeckTools } from '../deck-tools-context.ts'
import { useWorkspace } from '../workspace-context.ts'
import { followTextChange } from './typing/follow-text-change.ts'
import { createSlideOperations } from './overview/slide-operations.ts'

export type DeckActions = {
  undo: Action
  redo: Action
  find: Action
  add: readonly Action[]
  slide: readonly Action[]
  textEditor: Action
  photoEditor: Action
  imports: readonly Action[]
  generateImage: Action
  improve: readonly Action[]
  /** Of all slides at once. */
  improveDeck: readonly Action[]
  deckCheck: Action
  share: Action
}

/** The vault may not have been looked into yet; then asking will tell. */
const isUnset = ({ readiness }: ModelsState): boolean =>
  readiness === 'no-key' || readiness === 'no-address'

type Needs = { focusSlide: () => void; tell: (news: string) => void }

const newSlideId = () => createId('slide')

/**
 * Everything that can be done to the open deck, once, for buttons, menus, shortcuts and palette.
 * A slide that comes new is where one goes on typing: `focusSlide` leads there.
 */
export function useDeckActions(openDeck: OpenDeck, { focusSlide, tell }: Needs): DeckActions {
  const { overlays, models } = useWorkspace()
  const { slideImages } = useDeckTools()
  const total = useStore(openDeck.state, (state) => state.deck.slides.length)
  const current = useStore(openDeck.state, (state) => state.current)
  const canUndo = useStore(openDeck.state, (state) => state.canUndo)
  const canRedo = useStore(openDeck.state, (state) => state.canRedo)
  const slideId = useStore(openDeck.state, (state) => state.deck.slides[state.current]?.id ?? '')
  const isHidden = useStore(
    openDeck.state,
    (state) => state.deck.slides[state.current]?.hidden === true,
  )
  const isDrawing = useStore(
    slideImages.state,
    (state) => findDrawing(state, openDeck.id, slideId)?.status === 'drawing',
  )

  const actions = useMemo(() => {
    const words = editorWords.actions
    const operations = createSlideOperations({
      openDeck,
      selection: {
        list() {
          const { deck, current: place } = openDeck.state.getState()
          return deck.slides.slice(place, place + 1).map(({ id }) => id)
        },
        // The slide that comes of it is the current one by itself.
        select() {},
      },
      tell,
    })
    /** What had the focus goes when another slide takes the place of the one being edited. */
    const keepFocus = (act: () => void) => () => {
      const held = document.activeElement
      act()
      requestAnimationFrame(() => {
        if (held && !held.isConnected && document.activeElement === document.body) focusSlide()
      })
    }
    const travel = (act: () => void, news: string) =>
      keepFocus(() => {
        followTextChange(openDeck, act)
        tell(news)
      })
    const add = (kind: SlideKind) => {
      openDeck.edit((view) => addSlide(view, kind, newSlideId))
      focusSlide()
    }

    const undo: Action = {
      id: 'undo',
      label: words.undo,
      icon: <Undo2 />,
      shortcut: '$mod+z',
      enabled: canUndo,
      run: travel(openDeck.undo, overviewWords.news.undone),
    }
    const redo: Action = {
      id: 'redo',
      label: words.redo,
      icon: <Redo2 />,
      shortcut: '$mod+Shift+z',
      otherShortcuts: ['$mod+y'],
      enabled: canRedo,
      run: travel(openDeck.redo, overviewWords.news.redone),
    }
    const find: Action = {
      id: 'find',
      label: findWords.title,
      icon: <Replace />,
      shortcut: '$mod+Shift+h',
      run: () => overlays.show('find'),
    }
    const addActions: Action[] = [
      {
        id: 'add-text',
        label: words.addText,
        icon: <FilePlus />,
        shortcut: '$mod+m',
        run: () => add('text'),
      },
      {
        id: 'add-image',
        label: words.addImage,
        icon: <ImagePlus />,
        run: () => {
          openDeck.edit((view) => addSlide(view, 'image', newSlideId))
          overlays.show('photo-editor')
        },
      },
      { id: 'add-blank', label: words.addBlank, icon: <SquarePlus />, run: () => add('blank') },
    ]
    const slideActions: Action[] = [
      {
        id: 'duplicate-slide',
        label: words.duplicate,
        icon: <CopyPlus />,
        shortcut: '$mod+d',
        run: () => {
          operations.duplicate()
          focusSlide()
        },
      },
      {
        id: 'move-up',
        label: words.moveUp,
        icon: <ArrowUp />,
        shortcut: '$mod+ArrowUp',
        enabled: current > 0,
        run: () => operations.move('up'),
      },
      {
        id: 'move-down',
        label: words.moveDown,
        icon: <ArrowDown />,
        shortcut: '$mod+ArrowDown',
        enabled: current < total - 1,
        run: () => operations.move('down'),
      },
      {
        id: 'hide-slide',
        label: isHidden ? words.show : words.hide,
        icon: isHidden ? <Eye /> : <EyeOff />,
        run: operations.toggleHidden,
      },
      {
        id: 'delete-slide',
        label: words.delete,
        icon: <Trash2 />,
        danger: true,
        enabled: total > 1,
        run: keepFocus(operations.delete),
      },
    ]
    const textEditor: Action = {
      id: 'text-editor',
      label: words.textEditor,
      icon: <Type />,
      run: () => overlays.show('text-editor'),
    }
    const photoEditor: Action = {
      id: 'photo-editor',
      label: words.photoEditor,
      icon: <Images />,
      run: () => overlays.show('photo-editor'),
    }
    const imports = listImportActions(overlays)
    const generateImage: Action = {
      id: 'generate-image',
      label: words.generateImage,
      icon: <Sparkles />,
      enabled: !isDrawing,
      busy: isDrawing,
      run: () => void slideImages.generate(openDeck, slideId),
    }
    const improve: Action[] = slideTasks.map((task) => ({
      id: `improve-${task}`,
      label: aiWords.tasks[task],
      icon: <WandSparkles />,
      run: () =>
        overlays.show(isUnset(models.state.getState()) ? 'settings:improve' : `improve:${task}`),
    }))
    const moreVisual: Action = {
      id: 'more-visual',
      label: moreVisualWords.action,
      icon: <ChartColumn />,
      run: () =>
        overlays.show(isUnset(models.state.getState()) ? 'settings:improve' : 'more-visual'),
    }
    const drawPictures: Action = {
      id: 'draw-pictures',
      label: deckPicturesWords.action,
      icon: <Images />,
      run: () =>
        overlays.show(isUnset(models.state.getState()) ? 'settings:improve' : 'draw-pictures'),
    }
    const deckCheck: Action = {
      id: 'deck-check',
      label: deckCheckWords.title,
      icon: <ListChecks />,
      run: () => overlays.show('deck-check'),
    }
    const share: Action = {
      id: 'share',
      label: shareWords.action,
      icon: <Link2 />,
      run: () => overlays.show(`share:${openDeck.id}`),
    }
    return {
      undo,
      redo,
      find,
      add: addActions,
      slide: slideActions,
      textEditor,
      photoEditor,
      imports,
      generateImage,
      improve,
      improveDeck: [moreVisual, drawPictures],
      deckCheck,
      share,
      deck: [
        undo,
        redo,
        find,
        ...addActions,
        textEditor,
        photoEditor,
        ...imports,
        generateImage,
        ...improve,
        moreVisual,
        drawPictures,
        deckCheck,
        share,
      ],
    }
  }, [
    openDeck,
    overlays,
    models,
    slideImages,
    focusSlide,
    tell,
    total,
    current,
    canUndo,
    canRedo,
    slideId,
    isHidden,
    isDrawing,
  ])

  useActions(editorWords.actions.group, actions.deck)
  // Apart from those of the presentation: “Delete” must say what.
  useActions(editorWords.inspector.operations, actions.slide)
  return actions
}
