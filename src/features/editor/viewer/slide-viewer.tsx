import type { ReactNode, Ref } from 'react'
import { useStore } from 'zustand'

import { canBeSpoken } from '#core/narration/can-be-spoken.ts'
import { editorWords } from '#words/en/editor.ts'

import { ControlBar } from './control-bar.tsx'
import { NotesPanel } from '../talk/notes-panel.tsx'
import { PresenterBar } from '../talk/presenter-bar.tsx'
import type { SlideEditing } from '../slide-editing.ts'
import styles from './slide-viewer.module.css'
import { Stage } from '../stage/stage.tsx'
import { usePresenterActions } from '../talk/use-presenter-actions.tsx'
import { useViewerActions } from './use-viewer-actions.tsx'
import type { ViewedDeck } from '../viewed-deck.ts'
import { ViewerToolbar } from './viewer-toolbar.tsx'

export type SlideViewerProps = {
  deck: ViewedDeck
  /** What can change the deck. Without it the viewer only shows: no control to edit is there. */
  editing?: SlideEditing | undefined
  /** Slides advance by themselves. */
  auto?: boolean
  /** Below the slide, where it is not edited. */
  notice?: ReactNode
  ref?: Ref<HTMLElement>
}

/** One slide of a deck with its tools, its controls and its notes. */
export function SlideViewer({ deck, editing, auto = false, notice, ref }: SlideViewerProps) {
  const slide = useStore(deck.state, (state) => state.deck.slides[state.current])
  // Shared without notes: there is nothing to say, and nobody here who could write it.
  const isSilent = useStore(
    deck.state,
    (state) => deck.isWatched === true && !state.deck.slides.some(canBeSpoken),
  )
  const viewing = useViewerActions(deck, auto)
  const presenting = usePresenterActions(deck)
  if (!slide) return null
  return (
    <section ref={ref} className={styles.viewer} aria-label={editorWords.slide.label}>
      <ViewerToolbar deck={deck} viewing={viewing} editing={editing?.actions} auto={auto} />
      <div
        // It holds a painted slide and notices, no form: a fieldset would be another thing.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="group"
        aria-label={editorWords.slide.label}
        className={styles.hall}
        // Takes the focus of whoever leaves a text, and of what is no more.
        data-hall
        tabIndex={-1}
      >
        <Stage deck={deck} editing={editing} slide={slide} />
        {notice}
      </div>
      <ControlBar
        viewing={viewing}
        editing={editing?.actions}
        presenting={isSilent ? undefined : presenting}
        auto={auto}
      />
      {!isSilent && (
        <>
          <PresenterBar deck={deck} actions={presenting} />
          <NotesPanel slide={slide} editing={editing?.openDeck} />
        </>
      )}
    </section>
  )
}
