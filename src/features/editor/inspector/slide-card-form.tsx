import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'

import { readBullet } from '#core/deck/texts/bullet.ts'
import { countWords } from '#core/deck/talk/estimate-duration.ts'
import type { Slide } from '#core/deck/slide.ts'
import { changeSlide, type SlideChanges } from '#core/edit/change-slide.ts'
import type { DeckView } from '#core/edit/deck-view.ts'
import { togglePoint } from '#core/edit/points/emphasise-point.ts'
import type { BulletSelection } from '#core/edit/points/paste-bullets.ts'
import { trimSlide } from '#core/edit/trim-slide.ts'
import { typeBullet } from '#core/edit/points/type-bullet.ts'
import type { TextPart } from '#core/layout/boxes.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { TextAreaField, TextField } from '#ui/fields/field.tsx'
import { appWords } from '#words/app.ts'
import { editorWords } from '#words/editor/editor.ts'
import type { EditOptions, OpenDeck } from '#workspace/deck/open-deck.ts'

import { findEmphasisKey } from '../typing/find-emphasis-key.ts'
import { LinkDialog } from '../typing/link-dialog.tsx'
import type { OwnTyping } from '../typing/own-typing.ts'
import styles from './slide-card.module.css'

type SlideCardFormProps = {
  openDeck: OpenDeck
  slide: Slide
  /** The field that has the caret when the form opens. */
  startAt: TextPart
  /** What was typed since the form was opened, which may be longer than it has been here. */
  typing: OwnTyping
  onClose: () => void
}

/**
 * There is one text, and two places to type it: here and on the stage. So a keystroke here is in
 * the deck at once, as everywhere else: seen on the stage, kept when the tab dies, merged with
 * another tab. Save tidies and closes; Cancel takes back what was typed here, and not what was typed
 * elsewhere meanwhile, as a step that can itself be undone.
 */
export function SlideCardForm({ openDeck, slide, startAt, typing, onClose }: SlideCardFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const words = editorWords.slide

  const findSlide = () =>
    openDeck.state.getState().deck.slides.find(({ id }) => id === slide.id) ?? slide

  const edit = (run: (view: DeckView) => DeckView, options?: EditOptions) => {
    const before = findSlide()
    openDeck.edit(run, options)
    typing.note(before, findSlide())
  }

  const change = (changes: SlideChanges, mergeKey?: string) =>
    edit(
      (view) => changeSlide(view, slide.id, changes),
      mergeKey ? { mergeKey: `${slide.id}:${mergeKey}` } : {},
    )

  const save = () => {
    openDeck.edit((view) => trimSlide(view, slide.id), { tidies: true })
    onClose()
  }

  const cancel = () => {
    openDeck.edit((view) => changeSlide(view, slide.id, typing.takeBack(findSlide())))
    onClose()
  }

  const [linking, setLinking] = useState<BulletSelection | null>(null)

  /** Focus waits for the row to be there. */
  const focusPoint = (index: number) =>
    requestAnimationFrame(() => focusText(form.current, { field: 'content', index }))

  useLayoutEffect(() => focusText(form.current, startAt), [form, startAt])

  const insertPoint = (index: number) => {
    change({ content: slide.content.toSpliced(index, 0, '') })
    focusPoint(index)
  }

  const removePoint = (index: number) => {
    change({ content: slide.content.toSpliced(index, 1) })
    focusPoint(Math.max(0, index - 1))
  }

  const textAt = (index: number) => readBullet(slide.content[index] ?? '').text

  const pressInPoint = (event: KeyboardEvent<HTMLTextAreaElement>, index: number) => {
    // Enter that ends the composition of a word is not a new point.
    if (event.nativeEvent.isComposing) return
    const look = findEmphasisKey(event)
    const { selectionStart: start, selectionEnd: end } = event.currentTarget
    if (look) event.preventDefault()
    if (look === 'link') setLinking({ index, start, end })
    else if (look) edit((view) => togglePoint(view, slide.id, { index, start, end }, look))
    if (event.key === 'Enter') {
      event.preventDefault()
      insertPoint(index + 1)
    } else if (event.key === 'Backspace' && !textAt(index) && slide.content.length > 1) {
      event.preventDefault()
      removePoint(index)
    }
  }

  return (
    <>
      <form
        ref={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label={words.title}
          value={slide.title}
          data-text
          onChange={(event) => change({ title: event.target.value }, 'title')}
        />
        <fieldset className={styles.points}>
          <legend>{words.points}</legend>
          {slide.content.map((point, index) => (
            <div
              // Points have no identity of their own: their place is what they are.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              className={styles.point}
              style={{ marginInlineStart: `${readBullet(point).level}rem` }}
            >
              <TextAreaField
                label={words.point(index + 1)}
                labelHidden
                data-text
                rows={1}
                value={readBullet(point).text}
                onChange={(event) =>
                  edit((view) => typeBullet(view, slide.id, index, event.target.value), {
                    mergeKey: `${slide.id}:point-${index}`,
                  })
                }
                onKeyDown={(event) => pressInPoint(event, index)}
              />
              {slide.content.length > 1 && (
                <IconButton
                  label={editorWords.card.removePoint(index + 1)}
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
            {editorWords.card.addPoint}
          </Button>
        </fieldset>
        <TextAreaField
          label={editorWords.card.notes}
          rows={4}
          value={slide.notes}
          hint={`${words.notesCount(countWords(slide.notes))} ${words.notesTip}`}
          onChange={(event) => change({ notes: event.target.value }, 'notes')}
        />
        <footer className={styles.actions}>
          <Button size="s" onClick={cancel}>
            {appWords.cancel}
          </Button>
          <Button size="s" variant="primary" type="submit">
            {editorWords.card.save}
          </Button>
        </footer>
      </form>
      {/* Beside the form, which would take what is sent there for its own. */}
      {linking && (
        <LinkDialog
          edit={edit}
          slide={slide}
          selection={linking}
          onClose={() => setLinking(null)}
        />
      )}
    </>
  )
}

/** A point that is not there yet is begun from the title. */
function focusText(form: HTMLElement | null, part: TextPart): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-text]') ?? [])]
  const field = part.field === 'title' ? fields[0] : (fields[part.index + 1] ?? fields[0])
  field?.focus()
}
