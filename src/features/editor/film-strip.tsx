import { type Ref, useEffect, useRef } from 'react'

import type { Slide } from '#core/deck/slide.ts'
import { editorWords } from '#words/en/editor.ts'
import type { OpenDeck } from '#workspace/open-deck.ts'

import { DeckSlide } from './deck-slide.tsx'
import styles from './film-strip.module.css'

type FilmStripProps = { openDeck: OpenDeck; slides: readonly Slide[]; current: number }

export function FilmStrip({ openDeck, slides, current }: FilmStripProps) {
  const { total } = editorWords.strip
  return (
    <nav className={styles.strip} aria-label={editorWords.strip.label}>
      <p className={styles.total}>{total(slides.length)}</p>
      <ol className={styles.list}>
        {slides.map((slide, index) => (
          <li key={slide.id} className={styles.item}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <Thumbnail
              openDeck={openDeck}
              slide={slide}
              place={editorWords.counter(index + 1, slides.length)}
              selected={index === current}
              onSelect={() => openDeck.select(index)}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}

type ThumbnailProps = {
  openDeck: OpenDeck
  slide: Slide
  place: string
  selected: boolean
  onSelect: () => void
}

function Thumbnail({ openDeck, slide, place, selected, onSelect }: ThumbnailProps) {
  const button: Ref<HTMLButtonElement> = useRef(null)
  useEffect(() => {
    if (selected) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [selected])

  return (
    <button
      type="button"
      ref={button}
      className={styles.thumbnail}
      aria-label={`${place}: ${slide.title}`}
      aria-current={selected || undefined}
      onClick={onSelect}
    >
      <span inert>
        <DeckSlide openDeck={openDeck} slide={slide} />
      </span>
    </button>
  )
}
