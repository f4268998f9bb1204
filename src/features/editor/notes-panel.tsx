import { useState } from 'react'

import { countWords } from '#core/deck/estimate-duration.ts'
import type { Slide } from '#core/deck/slide.ts'
import { changeSlide } from '#core/edit/change-slide.ts'
import { TextAreaField } from '#ui/field.tsx'
import { editorWords } from '#words/en/editor.ts'
import type { OpenDeck } from '#workspace/open-deck.ts'

import styles from './notes-panel.module.css'
import { useTidyOnLeave } from './use-tidy-on-leave.ts'

type NotesPanelProps = { slide: Slide; editing: OpenDeck | undefined }

/** What is said with the slide, below it, where the talk happens. */
export function NotesPanel({ slide, editing }: NotesPanelProps) {
  const words = editorWords.slide
  if (editing) return <TypedNotes key={slide.id} slide={slide} openDeck={editing} />
  return (
    <section className={styles.panel} aria-label={words.notes}>
      <h2 className={styles.heading}>{words.notes}</h2>
      <p className={styles.text} dir="auto">
        {slide.notes || words.noNotes}
      </p>
    </section>
  )
}

function TypedNotes({ slide, openDeck }: { slide: Slide; openDeck: OpenDeck }) {
  const [panel, setPanel] = useState<HTMLDivElement | null>(null)
  const words = editorWords.slide
  useTidyOnLeave(panel, openDeck, slide.id)
  return (
    <div ref={setPanel} className={styles.panel}>
      <TextAreaField
        className={styles.field}
        label={words.notes}
        rows={4}
        dir="auto"
        placeholder={words.notesPlaceholder}
        value={slide.notes}
        hint={words.notesHint(countWords(slide.notes))}
        onChange={(event) =>
          openDeck.edit((view) => changeSlide(view, slide.id, { notes: event.target.value }), {
            mergeKey: `${slide.id}:notes`,
          })
        }
      />
    </div>
  )
}
