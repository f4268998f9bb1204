import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'

import { SlideView } from '#slide/slide-view.tsx'
import { editorWords } from '#words/en/editor.ts'
import type { OpenDeck } from '#workspace/open-deck.ts'

import { useActions } from '../actions.ts'
import { paths } from '../paths.ts'
import { DeckHeader } from './deck-header.tsx'
import styles from './deck-page.module.css'
import { FilmStrip } from './film-strip.tsx'
import { SaveFailure } from './save-failure.tsx'
import { SlideForm } from './slide-form.tsx'
import { useDeckActions } from './use-deck-actions.tsx'

export function DeckEditor({ openDeck }: { openDeck: OpenDeck }) {
  const deck = useStore(openDeck.state, (state) => state.deck)
  const current = useStore(openDeck.state, (state) => state.current)
  const [, navigate] = useLocation()
  const actions = useDeckActions(openDeck)
  useActions(editorWords.actions.group, actions.all)

  useEffect(() => {
    navigate(paths.deck(openDeck.id, current + 1), { replace: true })
  }, [navigate, openDeck, current])

  const slide = deck.slides[current]
  if (!slide) return null

  return (
    <div className={styles.page}>
      <DeckHeader openDeck={openDeck} actions={actions} />
      <SaveFailure openDeck={openDeck} />
      <main className={styles.desk}>
        <FilmStrip
          slides={deck.slides}
          current={current}
          onSelect={(index) => openDeck.select(index)}
        />
        <section className={styles.hall} aria-label={editorWords.slide.label}>
          <SlideView slide={slide} level={2} className={styles.stage} />
          <p className={styles.counter} aria-live="polite">
            {editorWords.counter(current + 1, deck.slides.length)}
          </p>
        </section>
        <SlideForm key={slide.id} openDeck={openDeck} slide={slide} />
      </main>
    </div>
  )
}
