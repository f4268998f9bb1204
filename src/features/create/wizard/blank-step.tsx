import { useActionState } from 'react'

import { blankSlideCounts, createBlankDeck } from '#core/outline/create-blank-deck.ts'
import type { Brand } from '#core/deck/brand/brand.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/fields/field.tsx'
import { Form } from '#ui/fields/form.tsx'
import { createWords } from '#words/create/create.ts'
import { createId } from '#workspace/create-id.ts'

import { BrandChoice } from '../brand-choice.tsx'
import styles from './create-page.module.css'
import { CreationFailure, type CreationOutcome } from '../creation-failure.tsx'
import { NewSlide } from '../new-slide.tsx'
import { useBrandChoice } from '../use-brand-choice.ts'
import { useCreateDeck } from '../use-create-deck.ts'
import type { StepProps } from './wizard-draft.ts'

const words = createWords.blank

export function BlankStep({ draft, onDraft }: StepProps) {
  const create = useCreateDeck()
  const choice = useBrandChoice()
  const { blankTitle: title, slideCount } = draft
  const untitled = title.trim() === ''
  const [outcome, submit, busy] = useActionState<CreationOutcome>(async () => {
    if (untitled) return { code: 'incomplete' }
    const deck = createBlankDeck({ title, slideCount, newId: () => createId('slide') })
    return create(deck, words.description)
  }, null)

  return (
    <Form className={styles.details} onSubmit={() => submit()} busy={busy} outcome={outcome}>
      <BlankPreview
        title={untitled ? words.untitled : title}
        slideCount={slideCount}
        brand={choice.brand}
      />
      <div className={styles.panel}>
        <TextField
          label={words.deckTitle}
          placeholder={words.titlePlaceholder}
          value={title}
          onChange={(event) => onDraft({ blankTitle: event.target.value })}
          error={outcome?.code === 'incomplete' && untitled ? words.titleMissing : null}
        />
        <SelectField
          label={words.slideCount}
          value={slideCount}
          onChange={(event) => onDraft({ slideCount: Number(event.target.value) })}
        >
          {blankSlideCounts.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </SelectField>
        <BrandChoice {...choice} />
        <CreationFailure outcome={outcome} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" size="l" wide busy={busy}>
            {busy ? createWords.creating : words.create}
          </Button>
        </div>
      </div>
    </Form>
  )
}

/** The deck as it will be, following what is typed. */
type BlankPreviewProps = { title: string; slideCount: number; brand: Brand | null }

function BlankPreview({ title, slideCount, brand }: BlankPreviewProps) {
  let number = 0
  const newId = () => `preview-${++number}`
  const deck = createBlankDeck({ title, slideCount, newId })
  return (
    <div className={styles.preview} aria-hidden="true">
      {deck.slides.map((slide, index) => (
        <NewSlide key={slide.id} deck={deck} place={index} brand={brand} className={styles.slide} />
      ))}
    </div>
  )
}
