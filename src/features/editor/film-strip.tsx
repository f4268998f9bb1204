import { useEffect, useRef } from 'react'

import type { Slide } from '#core/deck/slide.ts'
import { SlideView } from '#slide/slide-view.tsx'
import { editorWords } from '#words/en/editor.ts'

import styles from './film-strip.module.css'

type FilmStripProps = {
  slides: readonly Slide[]
  current: number
  onSelect: (index: number) => void
}

export function FilmStrip({ slides, current, onSelect }: FilmStripProps) {
  const selected = useRef<HTMLButtonElement>(null)
  useEffect(
    () => selected.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    [current],
  )

  return (
    <nav className={styles.strip} aria-label={editorWords.strip.label}>
      <p className={styles.total}>{editorWords.strip.total(slides.length)}</p>
      <ol className={styles.list}>
        {slides.map((slide, index) => (
          <li key={slide.id} className={styles.item}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <button
              type="button"
              ref={index === current ? selected : undefined}
              className={styles.thumbnail}
              aria-label={`${editorWords.counter(index + 1, slides.length)}: ${slide.title}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => onSelect(index)}
            >
              <span inert>
                <SlideView slide={slide} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
