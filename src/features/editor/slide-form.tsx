import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, type Ref, useRef } from 'react'

import { countWords } from '#core/deck/estimate-duration.ts'
import type { Slide } from '#core/deck/slide.ts'
import { changeSlide, type SlideChanges } from '#core/edit/change-slide.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { TextAreaField, TextField } from '#ui/field.tsx'
import { editorWords } from '#words/en/editor.ts'
import type { OpenDeck } from '#workspace/open-deck.ts'

import styles from './slide-form.module.css'
import { useTidyOnLeave } from './use-tidy-on-leave.ts'

type SlideFormProps = { openDeck: OpenDeck; slide: Slide; titleRef: Ref<HTMLInputElement> }

/** The words of one slide. Every keystroke is in the deck at once; leaving the form tidies it. */
export function SlideForm({ openDeck, slide, titleRef }: SlideFormProps) {
  const form = useRef<HTMLElement>(null)
  const words = editorWords.slide
  useTidyOnLeave(form, openDeck, slide.id)

  const change = (changes: SlideChanges, field?: string) =>
    openDeck.edit(
      (view) => changeSlide(view, slide.id, changes),
      field ? { mergeKey: `${slide.id}:${field}` } : {},
    )

  /** Focus waits for the row to be there. */
  const focusPoint = (index: number) =>
    requestAnimationFrame(() =>
      form.current?.querySelectorAll<HTMLElement>('[data-point]')[index]?.focus(),
    )

  const insertPoint = (index: number) => {
    change({ content: slide.content.toSpliced(index, 0, '') })
    focusPoint(index)
  }

  const removePoint = (index: number) => {
    change({ content: slide.content.toSpliced(index, 1) })
    focusPoint(Math.max(0, index - 1))
  }

  const onPointKey = (event: KeyboardEvent, index: number) => {
    // Enter that ends the composition of a word is not a new point.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      insertPoint(index + 1)
    } else if (event.key === 'Backspace' && !slide.content[index] && slide.content.length > 1) {
      event.preventDefault()
      removePoint(index)
    }
  }

  return (
    <section ref={form} className={styles.form} aria-label={words.words}>
      <TextField
        ref={titleRef}
        label={words.title}
        value={slide.title}
        dir="auto"
        onChange={(event) => change({ title: event.target.value }, 'title')}
      />
      <fieldset className={styles.points}>
        <legend>{words.points}</legend>
        {slide.content.map((point, index) => (
          // Points have no identity of their own: their place is what they are.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={styles.point}>
            <TextAreaField
              label={words.point(index + 1)}
              labelHidden
              data-point
              rows={1}
              dir="auto"
              value={point}
              onChange={(event) =>
                change({ content: slide.content.with(index, event.target.value) }, `point-${index}`)
              }
              onKeyDown={(event) => onPointKey(event, index)}
            />
            {slide.content.length > 1 && (
              <IconButton
                label={words.removePoint(index + 1)}
                icon={<X />}
                onClick={() => removePoint(index)}
              />
            )}
          </div>
        ))}
        <Button
          size="s"
          variant="ghost"
          icon={<Plus />}
          className={styles.add}
          onClick={() => insertPoint(slide.content.length)}
        >
          {words.addPoint}
        </Button>
      </fieldset>
      <TextAreaField
        label={words.notes}
        rows={4}
        dir="auto"
        value={slide.notes}
        hint={words.notesHint(countWords(slide.notes))}
        onChange={(event) => change({ notes: event.target.value }, 'notes')}
      />
    </section>
  )
}
