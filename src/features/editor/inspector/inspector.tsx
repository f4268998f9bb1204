import { memo, useDeferredValue } from 'react'
import { useStore } from 'zustand'

import type { TextPart } from '#core/layout/boxes.ts'
import { Button } from '#ui/button.tsx'
import { editorWords } from '#words/en/editor.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import type { Action } from '../../actions.ts'
import { LayoutPicker } from './layout-picker.tsx'
import type { OpenForm } from './open-form.ts'
import styles from './slide-card.module.css'
import { SlideCard } from './slide-card.tsx'
import { SlidePicture } from './slide-picture.tsx'
import { SlideTableCard } from './slide-table-card.tsx'
import { ThemePicker } from './theme-picker.tsx'
import type { DeckActions } from '../use-deck-actions.tsx'

const words = editorWords.inspector

type InspectorProps = {
  openDeck: OpenDeck
  actions: DeckActions
  form: OpenForm | null
  onEdit: (part: TextPart) => void
  onClose: () => void
}

/** All there is to change about the slide on the stage, in one place. */
export function Inspector({ openDeck, actions, form, onEdit, onClose }: InspectorProps) {
  const slide = useStore(openDeck.state, (state) => state.deck.slides[state.current])
  // A moment later than the stage, which no key and no step to another slide shall wait for.
  const shown = useDeferredValue(slide)
  if (!slide || !shown) return null
  const isForm = form?.slideId === slide.id
  return (
    <aside className={styles.inspector} aria-label={words.label}>
      {/* The same cards for every slide: the focus stays at what it was on. */}
      <SlideCard
        openDeck={openDeck}
        slide={isForm ? slide : shown}
        form={isForm ? form : null}
        onEdit={() => onEdit({ field: 'title' })}
        onClose={onClose}
      />
      <SlidePicture openDeck={openDeck} slide={shown} />
      <SlideTableCard openDeck={openDeck} slide={shown} />
      <Design openDeck={openDeck} />
      <section className={styles.card} aria-label={words.operations}>
        <h2 className={styles.heading}>{words.operations}</h2>
        <Operations actions={actions.slide} />
        <Operations actions={actions.add} />
      </section>
    </aside>
  )
}

const Design = memo(function Design({ openDeck }: { openDeck: OpenDeck }) {
  return (
    <section className={styles.card} aria-label={words.design}>
      <h2 className={styles.heading}>{words.design}</h2>
      <div className={styles.pickers}>
        <LayoutPicker openDeck={openDeck} />
        <ThemePicker openDeck={openDeck} />
      </div>
    </section>
  )
})

const Operations = memo(function Operations({ actions }: { actions: readonly Action[] }) {
  return (
    <ul className={styles.operations}>
      {actions.map(({ id, label, icon, enabled = true, run }) => (
        <li key={id}>
          <Button size="s" variant="ghost" wide icon={icon} disabled={!enabled} onClick={run}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  )
})
