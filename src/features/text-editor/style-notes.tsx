import { useMemo } from 'react'

import type { Deck } from '#core/deck/deck.ts'
import { countFaintSlides } from '#core/edit/style/count-faint-slides.ts'
import type { TextRole } from '#core/edit/style/find-theme-style.ts'
import { checkContrast, isFaint } from '#core/layout/backdrop/check-contrast.ts'
import { makeReadable } from '#core/theme/contrast.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import { useSlideLayout } from '#slide/use-slide-layout.ts'
import { Button } from '#ui/button.tsx'
import { textEditorWords as words } from '#words/editor/text-editor.ts'

import styles from './style-notes.module.css'
import type { TextDraft } from './use-text-draft.ts'

type StyleNotesProps = {
  deck: Deck
  draft: TextDraft
  place: number
  role: TextRole
  /** Whether the draft is meant for every slide. */
  everywhere: boolean
}

/** What is good to know of a draft: said quietly, because it is the author's slide all the same. */
export function StyleNotes({ deck, draft, place, role, everywhere }: StyleNotesProps) {
  const { layout } = useSlideLayout({ slide: draft.slide, theme: findDeckTheme(deck), place })
  const faint =
    draft.isChosen(role) &&
    checkContrast(layout).find((text) => text.role === role && isFaint(text))
  const { changes } = draft
  const elsewhere = useMemo(
    () => (everywhere ? countFaintSlides(deck, changes, place) : 0),
    [everywhere, deck, changes, place],
  )
  const readable = faint && makeReadable(draft.style(role).textColor, faint.backdrop, faint.needed)
  return (
    <div className={styles.notes} aria-live="polite">
      {!layout.boxes.some((box) => box.kind === 'text' && box.role === role) && (
        <p>{words.notShown[role]}</p>
      )}
      {faint && (
        <p>
          {words.faint(faint.ratio, faint.needed)}{' '}
          {readable && (
            <Button size="s" onClick={() => draft.change(role, { textColor: readable })}>
              {words.makeReadable}
            </Button>
          )}
        </p>
      )}
      {elsewhere > 0 && <p>{words.faintElsewhere(elsewhere)}</p>}
    </div>
  )
}
