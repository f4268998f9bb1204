import { useCallback, useRef } from 'react'
import { useStore } from 'zustand'

import { editorWords } from '#words/en/editor.ts'
import type { OpenDeck } from '#workspace/open-deck.ts'

import { useActions } from '../actions.ts'
import { DeckHeader } from './deck-header.tsx'
import styles from './deck-editor.module.css'
import { DeckSlide } from './deck-slide.tsx'
import { FilmStrip } from './film-strip.tsx'
import { SaveFailure } from './save-failure.tsx'
import { SlideForm } from './slide-form.tsx'
import { useDeckActions } from './use-deck-actions.tsx'
import { useDeckPageTitle } from './use-deck-page-title.ts'
import { useSlideAddress } from './use-slide-address.ts'

export function DeckEditor({ openDeck }: { openDeck: OpenDeck }) {
  const deck = useStore(openDeck.state, (state) => state.deck)
  const current = useStore(openDeck.state, (state) => state.current)
  const slideTitle = useRef<HTMLInputElement>(null)
  const focusSlide = useCallback(() => {
    // The form of another slide is another form, and has to be there first.
    requestAnimationFrame(() => {
      slideTitle.current?.focus()
      slideTitle.current?.select()
    })
  }, [])
  const actions = useDeckActions(openDeck, focusSlide)
  useActions(editorWords.actions.group, actions.all)
  useSlideAddress(openDeck.id, current)
  useDeckPageTitle(deck.title)

  const slide = deck.slides[current]
  if (!slide) return null

  return (
    <div className={styles.page}>
      <DeckHeader openDeck={openDeck} actions={actions} onTitleDone={focusSlide} />
      <SaveFailure openDeck={openDeck} />
      <main className={styles.desk}>
        <FilmStrip openDeck={openDeck} slides={deck.slides} current={current} />
        <section className={styles.hall} aria-label={editorWords.slide.label}>
          <DeckSlide openDeck={openDeck} slide={slide} level={2} className={styles.stage} />
          <p className={styles.counter} aria-live="polite">
            {editorWords.counter(current + 1, deck.slides.length)}
          </p>
        </section>
        <SlideForm key={slide.id} openDeck={openDeck} slide={slide} titleRef={slideTitle} />
      </main>
    </div>
  )
}
