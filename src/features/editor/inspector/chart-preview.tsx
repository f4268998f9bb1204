import { useDeferredValue } from 'react'

import type { Slide } from '#core/deck/slide.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import { editorWords } from '#words/editor/editor.ts'

import { DeckSlide } from '../../deck/deck-slide.tsx'
import styles from './table-dialog.module.css'

type ChartPreviewProps = { openDeck: OpenDeck; slide: Slide }

/** The slide as it will be, a moment after each key. */
export function ChartPreview({ openDeck, slide }: ChartPreviewProps) {
  const shown = useDeferredValue(slide)
  const place = openDeck.state.getState().deck.slides.findIndex(({ id }) => id === slide.id)
  return (
    <section className={styles.preview} aria-label={editorWords.table.preview}>
      <DeckSlide openDeck={openDeck} slide={shown} place={Math.max(0, place)} />
    </section>
  )
}
