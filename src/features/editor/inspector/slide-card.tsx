import { Pencil } from 'lucide-react'
import { useRef } from 'react'

import { readBullet } from '#core/deck/bullet.ts'
import type { Slide } from '#core/deck/slide.ts'
import { Button } from '#ui/button.tsx'
import { editorWords } from '#words/en/editor.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import type { OpenForm } from './open-form.ts'
import { SlideCardForm } from './slide-card-form.tsx'
import styles from './slide-card.module.css'

const words = editorWords.card

type SlideCardProps = {
  openDeck: OpenDeck
  slide: Slide
  /** Its form, while that is open; an outline while it is not. */
  form: OpenForm | null
  onEdit: () => void
  onClose: () => void
}

/** The words of a slide as an outline to read, and as a form to edit. */
export function SlideCard({ openDeck, slide, form, onEdit, onClose }: SlideCardProps) {
  const editButton = useRef<HTMLButtonElement>(null)
  const close = () => {
    onClose()
    // The form that had the focus is gone; the way back into it is the button.
    requestAnimationFrame(() => editButton.current?.focus())
  }
  if (form)
    return (
      <section className={styles.card} aria-label={words.label}>
        <h2 className={styles.heading}>{words.heading}</h2>
        <SlideCardForm
          key={slide.id}
          openDeck={openDeck}
          slide={slide}
          startAt={form.part}
          typing={form.typing}
          onClose={close}
        />
      </section>
    )
  return (
    <section className={styles.card} aria-label={words.label}>
      <header className={styles.header}>
        <h2 className={styles.heading}>{words.heading}</h2>
        <Button ref={editButton} size="s" variant="ghost" icon={<Pencil />} onClick={onEdit}>
          {words.edit}
        </Button>
      </header>
      <Outline slide={slide} />
    </section>
  )
}

/** More would push the other tools out of sight; all of them are on the slide. */
const outlinedPoints = 5

function Outline({ slide: { title, content } }: { slide: Slide }) {
  const shown = content.slice(0, outlinedPoints).map(readBullet)
  return (
    <div className={styles.outline} dir="auto">
      <p className={styles.title} data-empty={!title || undefined}>
        {title || words.untitled}
      </p>
      {content.length === 0 && <p data-empty>{words.noPoints}</p>}
      <ul>
        {shown.map(({ level, text }, index) => (
          // A point has no identity of its own: its place is what it is.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} style={{ marginInlineStart: `${level}em` }}>
            {text}
          </li>
        ))}
      </ul>
      {content.length > shown.length && <p>{words.morePoints(content.length - shown.length)}</p>}
    </div>
  )
}
