import { type Ref, useEffect, useRef } from 'react'

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
              slide={slide}
              place={editorWords.counter(index + 1, slides.length)}
              selected={index === current}
              onSelect={() => onSelect(index)}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}

type ThumbnailProps = { slide: Slide; place: string; selected: boolean; onSelect: () => void }

function Thumbnail({ slide, place, selected, onSelect }: ThumbnailProps) {
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
        <SlideView slide={slide} />
      </span>
    </button>
  )
}
