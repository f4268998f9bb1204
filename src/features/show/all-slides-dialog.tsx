import { EyeOff } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'

import type { Slide } from '#core/deck/slide.ts'
import { numberShownSlides } from '#core/show/shown-slides.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { findNextInGrid } from '#ui/focus/find-next-in-grid.ts'
import { appWords } from '#words/app.ts'
import { showWords } from '#words/talk/show.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { DeckSlide } from '../deck/deck-slide.tsx'
import { useDeckTools } from '../deck-tools-context.ts'
import styles from './all-slides-dialog.module.css'

type AllSlidesDialogProps = {
  openDeck: OpenDeck
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Every slide at a glance, to jump to one. */
export function AllSlidesDialog({ openDeck, open, onOpenChange }: AllSlidesDialogProps) {
  const { show } = useDeckTools()
  const deck = useStore(openDeck.state, (state) => state.deck)
  const current = useStore(openDeck.state, (state) => state.current)
  const numbers = numberShownSlides(deck.slides)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="l"
      title={showWords.overview.title}
      description={showWords.overview.description(numbers.size)}
      closeLabel={appWords.close}
    >
      <ol className={styles.grid}>
        {deck.slides.map((slide, index) => (
          <li key={slide.id}>
            <Choice
              openDeck={openDeck}
              slide={slide}
              index={index}
              number={numbers.get(index) ?? null}
              total={numbers.size}
              isCurrent={index === current}
              onChoose={() => {
                onOpenChange(false)
                show.move(index)
              }}
            />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

function goToNext(event: KeyboardEvent<HTMLElement>) {
  const choices = event.currentTarget.closest('ol')?.querySelectorAll('button') ?? []
  const next = findNextInGrid(event, [...choices])
  if (!next) return
  event.preventDefault()
  next.focus()
}

type ChoiceProps = {
  openDeck: OpenDeck
  slide: Slide
  index: number
  /** Null for a slide that the show leaves out. */
  number: number | null
  total: number
  isCurrent: boolean
  onChoose: () => void
}

function Choice({ openDeck, slide, index, number, total, isCurrent, onChoose }: ChoiceProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    const element = button.current
    if (!element) return undefined
    // A deck of a thousand slides is not painted at once.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  // The dialog opens where the show stands.
  useEffect(() => {
    if (isCurrent) button.current?.focus()
  }, [isCurrent])

  return (
    <button
      type="button"
      ref={button}
      className={styles.choice}
      aria-label={
        number === null
          ? showWords.hidden(slide.title)
          : showWords.arrival(number, total, slide.title)
      }
      data-left-out={number === null || undefined}
      aria-current={isCurrent || undefined}
      onClick={onChoose}
      onKeyDown={goToNext}
    >
      <span className={styles.thumbnail} inert>
        {isNear && <DeckSlide openDeck={openDeck} slide={slide} place={index} />}
      </span>
      <span className={styles.number} aria-hidden="true">
        {number ?? <EyeOff />}
      </span>
    </button>
  )
}
