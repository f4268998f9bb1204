import { Pencil, WandSparkles } from 'lucide-react'
import { useRef } from 'react'

import type { Slide } from '#core/deck/slide.ts'
import { Button } from '#ui/button.tsx'
import { Menu, type MenuItem } from '#ui/menus/menu.tsx'
import { aiWords } from '#words/editor/ai.ts'
import { editorWords } from '#words/editor/editor.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import { toMenuItem } from '../../actions.ts'
import type { DeckActions } from '../use-deck-actions.tsx'
import type { OpenForm } from './open-form.ts'
import { SlideCardForm } from './slide-card-form.tsx'
import styles from './slide-card.module.css'

type SlideCardProps = {
  openDeck: OpenDeck
  slide: Slide
  actions: DeckActions
  /** Its form, while that is open. */
  form: OpenForm | null
  onEdit: () => void
  onClose: () => void
}

/** The words of a slide as a form; while it is closed, the ways to change them. */
export function SlideCard({ openDeck, slide, actions, form, onEdit, onClose }: SlideCardProps) {
  const words = editorWords.card
  const editButton = useRef<HTMLButtonElement>(null)
  const close = () => {
    onClose()
    // The form that had the focus is gone; the way back into it is the button.
    requestAnimationFrame(() => editButton.current?.focus())
  }
  return (
    <section className={styles.card} aria-label={words.label}>
      <h2 className={styles.heading}>{words.heading}</h2>
      {form ? (
        <SlideCardForm
          key={slide.id}
          openDeck={openDeck}
          slide={slide}
          startAt={form.part}
          typing={form.typing}
          onClose={close}
        />
      ) : (
        <>
          <div className={styles.rows}>
            <Button ref={editButton} size="s" variant="ghost" icon={<Pencil />} onClick={onEdit}>
              {words.edit}
            </Button>
            <Menu
              align="start"
              trigger={
                <Button size="s" variant="ghost" icon={<WandSparkles />}>
                  {aiWords.menu}
                </Button>
              }
              items={listImprovements(actions)}
            />
          </div>
          <p className={styles.hint}>{words.hint}</p>
        </>
      )}
    </section>
  )
}

const listImprovements = ({ improve, improveDeck, deckCheck }: DeckActions): MenuItem[] => [
  ...improve.map(toMenuItem),
  { id: 'before-deck', separator: true },
  ...improveDeck.map(toMenuItem),
  toMenuItem(deckCheck),
]
