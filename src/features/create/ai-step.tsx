import { useEffect, useState } from 'react'
import { useStore } from 'zustand'

import { wizardTopics } from '#core/outline/popular-topics.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Form } from '#ui/form.tsx'
import { createWords } from '#words/en/create.ts'

import { useWorkspace } from '../workspace-context.ts'
import styles from './create-page.module.css'
import type { StepProps } from './wizard-draft.ts'

const words = createWords.ai

type AiStepProps = StepProps & { onTemplateInstead: () => void }

/** Topic in, deck out. Generation is not built yet: the step says so and shows the other way. */
export function AiStep({ draft, onDraft, onTemplateInstead }: AiStepProps) {
  const { keys, overlays } = useWorkspace()
  const { status, names } = useStore(keys.state)
  useEffect(() => void keys.refresh(), [keys])
  const keyMissing = status === 'ready' && !names.includes('gemini')
  const openSettings = () => overlays.show('settings')

  const topicMissing = draft.topic.trim() === ''
  const [attempt, setAttempt] = useState<{ topicMissing: boolean } | null>(null)
  function submit() {
    setAttempt({ topicMissing })
    if (!topicMissing && keyMissing) openSettings()
  }

  return (
    <Form className={styles.details} onSubmit={submit} outcome={attempt}>
      <div className={styles.column}>
        <TextField
          className={styles.topic}
          label={words.topic}
          placeholder={words.topicPlaceholder}
          value={draft.topic}
          onChange={(event) => onDraft({ topic: event.target.value })}
          error={attempt?.topicMissing && topicMissing ? words.topicMissing : null}
        />
        <fieldset className={styles.popular}>
          <legend>{words.popular}</legend>
          {wizardTopics.map((topic) => (
            <button
              key={topic}
              type="button"
              aria-pressed={draft.topic === topic}
              onClick={() => onDraft({ topic })}
            >
              {topic}
            </button>
          ))}
        </fieldset>
        <Banner
          actions={
            <Button size="s" onClick={onTemplateInstead}>
              {words.templateInstead}
            </Button>
          }
        >
          {words.notBuilt}
        </Banner>
      </div>
      <div className={styles.panel}>
        <section className={styles.promise}>
          <h2>{words.promise.title}</h2>
          <ul>
            {words.promise.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        {keyMissing && (
          <Banner tone="warning" title={words.noKeyTitle}>
            {words.noKey}
          </Banner>
        )}
        <div className={styles.actions}>
          {keyMissing ? (
            <Button variant="primary" size="l" wide onClick={openSettings}>
              {words.configureFirst}
            </Button>
          ) : (
            <Button variant="primary" size="l" wide disabled>
              {words.generate}
            </Button>
          )}
        </div>
      </div>
    </Form>
  )
}
