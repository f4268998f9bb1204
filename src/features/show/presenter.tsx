import { useMemo } from 'react'
import { useStore } from 'zustand'

import { listShownPlaces, numberShown } from '#core/show/shown-slides.ts'
import { showWords } from '#words/talk/show.ts'
import type { FollowedShow } from '#workspace/talk/follow-show.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { useActions } from '../actions.ts'
import { DeckSlide } from '../deck/deck-slide.tsx'
import { listMoveActions } from './list-move-actions.tsx'
import { PresenterControls } from './presenter-controls.tsx'
import { PresenterNotes } from './presenter-notes.tsx'
import { PresenterStatus } from './presenter-status.tsx'
import { PresenterTimer } from './presenter-timer.tsx'
import styles from './presenter.module.css'
import { useFindPlace } from './use-find-place.ts'
import { useTypedNumber } from './use-typed-number.ts'

type PresenterProps = { openDeck: OpenDeck; followed: FollowedShow }

export function Presenter({ openDeck, followed }: PresenterProps) {
  const deck = useStore(openDeck.state, (state) => state.deck)
  const current = useStore(openDeck.state, (state) => state.current)
  const { ended, blank, startedAt, isBlocked, spoken } = useStore(followed.state)
  const { digits, take } = useTypedNumber()
  const findPlace = useFindPlace(openDeck)
  const actions = useMemo(
    () => listMoveActions({ move: followed.move, takeTyped: take, findPlace, isBlocked }),
    [followed, take, findPlace, isBlocked],
  )
  const words = showWords.presenter
  useActions(words.group, actions, { singleKeys: true })

  const slide = deck.slides[current]
  if (!slide) return null
  const { number, total } = numberShown(deck.slides, current)
  const next = listShownPlaces(deck.slides).find((place) => place > current) ?? -1
  const following = ended ? undefined : deck.slides[next]
  const state = blank ? words.hidden[blank] : ended ? words.ended : null

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.heading}>
          <h1 className={styles.title}>{deck.title}</h1>
          <PresenterStatus followed={followed} deckId={openDeck.id} />
        </div>
        <PresenterTimer startedAt={startedAt} />
      </header>
      <main className={styles.columns}>
        <section className={styles.now} aria-label={words.current}>
          <p className={styles.label}>
            {words.current}
            <output className={styles.counter}>{showWords.counter(number, total)}</output>
          </p>
          <div className={styles.slide}>
            <DeckSlide openDeck={openDeck} slide={slide} place={current} level={2} />
            {state && (
              <p className={styles.veil}>
                <span>{state}</span>
              </p>
            )}
          </div>
        </section>
        <section className={styles.following} aria-label={words.following}>
          <p className={styles.label}>{words.following}</p>
          <div className={styles.slide}>
            {following ? (
              <DeckSlide openDeck={openDeck} slide={following} place={next} level={2} />
            ) : (
              <p className={styles.nothing}>{words.nothingFollows}</p>
            )}
          </div>
        </section>
        <PresenterNotes slide={slide} followed={followed} />
        <PresenterControls
          slides={deck.slides}
          current={current}
          blank={blank}
          move={followed.move}
          isBlocked={isBlocked}
          skip={spoken ? followed.skip : null}
          typed={digits}
        />
      </main>
    </div>
  )
}
