import { useActionState } from 'react'

import type { Brand } from '#core/deck/brand/brand.ts'
import type { Template } from '#core/deck/template.ts'
import {
  createDeckFromTemplate,
  findTemplate,
  templates,
} from '#core/outline/templates/templates.ts'
import { useRhythm } from '#slide/use-rhythm.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ChoiceCard, ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { Form } from '#ui/fields/form.tsx'
import { createWords } from '#words/create/create.ts'
import { nameTemplate, templateWords } from '#words/create/template.ts'
import { createId } from '#workspace/create-id.ts'

import { BrandChoice } from '../brand-choice.tsx'
import styles from './create-page.module.css'
import { CreationFailure, type CreationOutcome } from '../creation-failure.tsx'
import { NewSlide } from '../new-slide.tsx'
import { useBrandChoice } from '../use-brand-choice.ts'
import { useCreateDeck } from '../use-create-deck.ts'
import type { StepProps } from './wizard-draft.ts'

const words = createWords.template

export function TemplateStep({ draft, onDraft }: StepProps) {
  const create = useCreateDeck()
  const choice = useBrandChoice()
  const wanted = draft.templateId === null ? null : findTemplate(draft.templateId)
  const chosen = wanted?.ok ? nameTemplate(wanted.value) : null
  const [outcome, submit, busy] = useActionState<CreationOutcome>(async () => {
    if (!chosen) return { code: 'incomplete' }
    const title = draft.templateTitle
    const deck = createDeckFromTemplate(chosen, { title, newId: () => createId('slide') })
    return create(deck, chosen.description)
  }, null)

  function findError(): string | null {
    if (wanted && !wanted.ok) return words.notFound(wanted.error.id)
    return outcome?.code === 'incomplete' && !chosen ? words.missing : null
  }

  return (
    <Form className={styles.details} onSubmit={() => submit()} busy={busy} outcome={outcome}>
      <div className={styles.column}>
        <ChoiceGroup label={words.label} className={styles.templates} error={findError()}>
          {templates.map(nameTemplate).map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              brand={choice.brand}
              checked={template.id === chosen?.id}
              onChoose={() => onDraft({ templateId: template.id })}
            />
          ))}
        </ChoiceGroup>
      </div>
      <div className={styles.panel}>
        <TextField
          label={words.customTitle}
          mark={words.optional}
          placeholder={chosen?.name}
          value={draft.templateTitle}
          onChange={(event) => onDraft({ templateTitle: event.target.value })}
        />
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

type TemplateCardProps = {
  template: Template
  brand: Brand | null
  checked: boolean
  onChoose: () => void
}

function TemplateCard({ template, brand, checked, onChoose }: TemplateCardProps) {
  const { id, name, description, category, slideCount, theme, slides } = template
  const deck = { title: name, theme, slides }
  useRhythm()
  return (
    <ChoiceCard
      shape="wide"
      value={id}
      checked={checked}
      onChoose={onChoose}
      title={name}
      description={description}
      picture={<NewSlide deck={deck} place={0} brand={brand} className={styles.slide} />}
      facts={
        <>
          <Badge>{templateWords.categories[category]}</Badge>
          {templateWords.slides(slideCount)}
        </>
      }
    >
      {checked && (
        <ol className={styles.strip} aria-label={words.allSlides(name)}>
          {slides.map((slide, index) => (
            <li key={slide.id}>
              <div aria-hidden="true">
                <NewSlide deck={deck} place={index} brand={brand} className={styles.slide} />
              </div>
              <span>{slide.title}</span>
            </li>
          ))}
        </ol>
      )}
    </ChoiceCard>
  )
}
