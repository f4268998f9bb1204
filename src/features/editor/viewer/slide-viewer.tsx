import type { ReactNode, Ref } from 'react'
import { useStore } from 'zustand'

import { canBeSpoken } from '#core/narration/script/can-be-spoken.ts'
import { FollowLinksContext } from '#slide/follow-links-context.ts'
import { editorWords } from '#words/editor/editor.ts'

import { NotesPanel } from '../talk/notes-panel.tsx'
import { PresenterBar } from '../talk/presenter-bar.tsx'
import type { SlideEditing } from '../slide-editing.ts'
import { PhoneTools } from './phone-tools.tsx'
import styles from './slide-viewer.module.css'
import { Stage } from '../stage/stage.tsx'
import { usePresenterActions } from '../talk/use-presenter-actions.tsx'
import { useIsPhone } from '../use-is-phone.ts'
import type { ViewerActions } from './use-viewer-actions.tsx'
import type { ViewedDeck } from '../viewed-deck.ts'
import { ViewerToolbar } from './viewer-toolbar.tsx'

export type SlideViewerProps = {
  deck: ViewedDeck
  viewing: ViewerActions
  /** What can change the deck. Without it the viewer only shows: no control to edit is there. */
  editing?: SlideEditing | undefined
  /** Slides advance by themselves. */
  auto?: boolean
  /** Below the slide, where it is not edited. */
  notice?: ReactNode
  /** On a phone, what stands beside the viewer elsewhere, once it is asked for. */
  below?: ReactNode
  ref?: Ref<HTMLElement>
}

/** One slide of a deck with its tools, its controls and its notes. */
export function SlideViewer({
  deck,
  viewing,
  editing,
  auto = false,
  notice,
  below,
  ref,
}: SlideViewerProps) {
  const slide = useStore(deck.state, (state) => state.deck.slides[state.current])
  // Shared without notes: there is nothing to say, and nobody here who could write it.
  const isSilent = useStore(
    deck.state,
    (state) => deck.isWatched === true && !state.deck.slides.some(canBeSpoken),
  )
  const presenting = usePresenterActions(deck)
  const isPhone = useIsPhone()
  if (!slide) return null
  const panel = editing?.panel
  return (
    <section ref={ref} className={styles.viewer} aria-label={editorWords.slide.label}>
      {!(editing && isPhone) && (
        <ViewerToolbar viewing={viewing} editing={editing?.actions} panel={panel} />
      )}
      <FollowLinksContext value={!editing}>
        <Stage deck={deck} editing={editing} slide={slide} notice={notice} />
      </FollowLinksContext>
      <PresenterBar
        deck={deck}
        viewing={viewing}
        presenting={isSilent ? undefined : presenting}
        auto={auto}
        isPhone={isPhone}
        more={isPhone ? panel : undefined}
      />
      {editing && isPhone && editing.panel.isOpen && (
        <PhoneTools actions={editing.actions} viewing={viewing} presenting={presenting}>
          {below}
        </PhoneTools>
      )}
      {!isSilent && <NotesPanel slide={slide} editing={editing?.openDeck} />}
    </section>
  )
}
