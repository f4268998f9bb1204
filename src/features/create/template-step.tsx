import { useActionState } from 'react'

import type { Template } from '#core/deck/template.ts'
import { poseSlide } from '#core/form/slide-pose.ts'
import { createDeckFromTemplate, findTemplate, templates } from '#core/outline/templates.ts'
import { SlideView } from '#slide/slide-view.tsx'
import { useRhythm } from '#slide/use-rhythm.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ChoiceCard, ChoiceGroup } from '#ui/choice-group.tsx'
import { TextField } from '#ui/field.tsx'
import { Form } from '#ui/form.tsx'
import { createWords } from '#words/create.ts'
import { nameTemplate, templateWords } from '#words/template.ts'
import { createId } from '#workspace/create-id.ts'

import { BrandChoice } from './brand-choice.tsx'
import styles from './create-page.module.css'
import { CreationFailure, type CreationOutcome } from './creation-failure.tsx'
import { useCreateDeck } from './use-create-deck.ts'
import type { StepProps } from './wizard-draft.ts'

const words = createWords.template

export function TemplateStep({ draft, onDraft }: StepProps) {
  const create = useCreateDeck()
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
        <BrandChoice />
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

type TemplateCardProps = { template: Template; checked: boolean; onChoose: () => void }

function TemplateCard({ template, checked, onChoose }: TemplateCardProps) {
  const { id, name, description, category, slideCount, theme, slides } = template
  const [cover] = slides
  useRhythm()
  const pose = (place: number) => poseSlide({ title: name, slides }, place)
  return (
    <ChoiceCard
      shape="wide"
      value={id}
      checked={checked}
      onChoose={onChoose}
      title={name}
      description={description}
      picture={
        cover && <SlideView slide={cover} theme={theme} {...pose(0)} className={styles.slide} />
      }
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
                <SlideView slide={slide} theme={theme} {...pose(index)} className={styles.slide} />
              </div>
              <span>{slide.title}</span>
            </li>
          ))}
        </ol>
      )}
    </ChoiceCard>
  )
}
