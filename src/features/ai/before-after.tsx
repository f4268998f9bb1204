import type { ReactNode } from 'react'

import { countWords } from '#core/deck/talk/estimate-duration.ts'
import type { Slide } from '#core/deck/slide.ts'
import { followEdit } from '#core/edit/replace-slide.ts'
import { Skeleton } from '#ui/notices/skeleton.tsx'
import { aiWords as words } from '#words/editor/ai.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import type { SlideTask } from '#workspace/generation/slide-task.ts'

import { DeckSlide } from '../deck/deck-slide.tsx'
import styles from './before-after.module.css'

type BeforeAfterProps = {
  openDeck: OpenDeck
  task: SlideTask
  before: Slide
  after: Slide | null
  place: number
  /** `after` is on its way. */
  waiting: boolean
}

/** A slide as it is and as it would be, side by side; only the parts that the task is about. */
export function BeforeAfter({ openDeck, task, before, after, place, waiting }: BeforeAfterProps) {
  const shows = {
    slide: task !== 'notes',
    notes: task !== 'titles',
  }
  const side = (slide: Slide, at: number): ReactNode => (
    <>
      {shows.slide && (
        <DeckSlide openDeck={openDeck} slide={slide} place={at} className={styles.slide} />
      )}
      {shows.notes && <Notes notes={slide.notes} alone={!shows.slide} />}
    </>
  )
  const isNew = task === 'add'
  return (
    <fieldset
      aria-label={words.comparison}
      // Longer than the dialog is high at times, and nothing else in it takes the keyboard to scroll.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={styles.pair}
      data-single={isNew || undefined}
    >
      {!isNew && (
        <section className={styles.side} aria-label={words.before}>
          <p className={styles.label}>{words.before}</p>
          {side(before, place)}
        </section>
      )}
      {(after || waiting) && (
        <section className={styles.side} aria-label={words.after} data-after>
          <p className={styles.label}>{isNew ? words.newSlide(place + 2) : words.after}</p>
          {!after && <Waiting {...shows} />}
          {after && (isNew ? side(after, place + 1) : side(followEdit(before, after), place))}
        </section>
      )}
    </fieldset>
  )
}

function Notes({ notes, alone }: { notes: string; alone: boolean }) {
  return (
    <div className={styles.notes} data-alone={alone || undefined}>
      <p className={styles.caption}>
        {words.notes}
        {notes && <span> · {words.noteLength(countWords(notes))}</span>}
      </p>
      <p dir="auto">{notes || words.noNotes}</p>
    </div>
  )
}

function Waiting({ slide, notes }: { slide: boolean; notes: boolean }) {
  return (
    <>
      {slide && (
        <div className={styles.blank}>
          <Skeleton height="100%" />
        </div>
      )}
      {notes && <Skeleton height="7rem" />}
    </>
  )
}
