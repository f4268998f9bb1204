import { type ComponentType, useDeferredValue } from 'react'
import { useStore } from 'zustand'

import type { TextPart } from '#core/layout/boxes.ts'
import { keepsLook } from '#core/placed/opened-placed.ts'
import { Toolbar } from '#ui/menus/toolbar.tsx'
import { editorWords } from '#words/editor/editor.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'

import type { DeckActions } from '../use-deck-actions.tsx'
import { DesignCard } from './design-card.tsx'
import { DrawingCard } from './drawing-card.tsx'
import { IconsCard } from './icons-card.tsx'
import { LookCard } from './look-card.tsx'
import { OverCard } from './over-card.tsx'
import type { OpenForm } from './open-form.ts'
import type { SectionProps } from './section.ts'
import styles from './slide-card.module.css'
import { SlideCard } from './slide-card.tsx'
import { SlidePicture } from './slide-picture.tsx'
import { SlideTableCard } from './slide-table-card.tsx'

type SectionOfPanel = {
  id: string
  Section: ComponentType<SectionProps>
  /** Says something only of slides that are composed here. */
  isComposed?: true
}

/** One after the other, below the words of the slide. A new one is a line here. */
const sections: readonly SectionOfPanel[] = [
  { id: 'look', Section: LookCard },
  { id: 'design', Section: DesignCard },
  { id: 'drawing', Section: DrawingCard, isComposed: true },
  { id: 'icons', Section: IconsCard, isComposed: true },
  { id: 'picture', Section: SlidePicture },
  { id: 'table', Section: SlideTableCard },
  { id: 'over', Section: OverCard, isComposed: true },
]

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
    <aside className={styles.inspector} aria-label={editorWords.inspector.label}>
      {/* The same cards for every slide: the focus stays at what it was on. */}
      <Toolbar label={editorWords.panel} keys="around">
        <SlideCard
          openDeck={openDeck}
          slide={isForm ? slide : shown}
          actions={actions}
          form={isForm ? form : null}
          onEdit={() => onEdit({ field: 'title' })}
          onClose={onClose}
        />
        {sections.map(({ id, Section, isComposed }) =>
          isComposed && keepsLook(shown) ? null : (
            <Section key={id} openDeck={openDeck} slide={shown} actions={actions} />
          ),
        )}
      </Toolbar>
    </aside>
  )
}
