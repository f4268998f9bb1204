import { useId } from 'react'

import { Banner } from '#ui/notices/banner.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { Form } from '#ui/fields/form.tsx'
import { createWords } from '#words/create/create.ts'
import { generationWords } from '#words/create/generation.ts'

import { useWorkspace } from '../../workspace-context.ts'
import { BrandChoice } from '../brand-choice.tsx'
import styles from './create-page.module.css'
import type { RequestProps } from '../request-draft.ts'
import { findSourceError } from '../source/find-source-error.ts'
import { GenerationFailure } from '../generation-failure.tsx'
import { OtherWays, useWaysWithoutModel } from './other-ways.tsx'
import { SourceField } from '../source/source-field.tsx'
import { ThemeField } from '../theme-field.tsx'
import { TopicChips } from '../topic/topic-chips.tsx'
import { useBrandChoice } from '../use-brand-choice.ts'
import type { Generating } from '../use-generation.ts'
import { useMissing } from '../use-missing.ts'
import { useModelReadiness } from '../use-model-readiness.ts'
import { RequestFields } from '../request-fields.tsx'

const words = createWords.ai

type AiStepProps = RequestProps & { generating: Generating }

/** Topic in, deck out; or without any service, the user's own text in. */
export function AiStep({ request, onRequest, generating }: AiStepProps) {
  const { overlays } = useWorkspace()
  const { isReady, obstacle } = useModelReadiness()
  const missing = useMissing(request)
  const choice = useBrandChoice()
  const openSettings = () => overlays.show('settings')

  function submit() {
    if (request.topic.trim() === '') missing.say('topic', words.topicMissing)
    else if (obstacle) openSettings()
    else void generating.generate(request)
  }

  const hasText = request.source.trim() !== ''
  // Without a key a text of one's own is the way that works, and stands first.
  const isTextEnough = obstacle !== null && hasText
  const making = { request, generating, onMissing: missing.say }
  const ways = useWaysWithoutModel(making)
  const hintId = useId()

  return (
    <Form className={styles.details} onSubmit={submit} outcome={missing.outcome}>
      <div className={styles.column}>
        <GenerationFailure generating={generating} request={request} />
        <TextField
          className={styles.topic}
          label={words.topic}
          placeholder={words.topicPlaceholder}
          maxLength={500}
          value={request.topic}
          onChange={(event) => onRequest({ topic: event.target.value })}
          error={missing.find('topic')}
        />
        {/* Beside the topic: either of them is enough. */}
        <SourceField
          request={request}
          onRequest={onRequest}
          error={findSourceError(missing.find('source'), generating.end)}
        />
        <TopicChips
          label={words.popular}
          topics={words.topics}
          chosen={request.topic}
          onChoose={(topic) => onRequest({ topic })}
        />
        <RequestFields request={request} onRequest={onRequest} />
        <ThemeField request={request} onRequest={onRequest} brand={choice.brand} />
        <BrandChoice {...choice} />
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
        {obstacle && !isTextEnough && (
          <Banner tone="warning" title={obstacle.title}>
            {obstacle.text}
          </Banner>
        )}
        <div className={styles.actions}>
          {isTextEnough && (
            <Button
              variant="primary"
              size="l"
              wide
              busy={ways.busy === 'compose'}
              aria-describedby={hintId}
              onClick={() => void ways.make('compose')}
            >
              {generationWords.ways.compose}
            </Button>
          )}
          {obstacle && !isTextEnough && (
            <Button variant="primary" size="l" wide onClick={openSettings}>
              {words.configureFirst}
            </Button>
          )}
          {!obstacle && (
            <Button type="submit" variant="primary" size="l" wide>
              {words.generate}
            </Button>
          )}
        </div>
        {isTextEnough && (
          <>
            <p id={hintId} className={styles.hint}>
              {generationWords.ways.composeHint}
            </p>
            <Button wide onClick={openSettings}>
              {words.configureFirst}
            </Button>
          </>
        )}
        {obstacle && (
          // Among several fields, Enter submits only where a button does.
          <button type="submit" hidden>
            {words.generate}
          </button>
        )}
        {(obstacle || hasText) && (
          <OtherWays {...making} ways={ways} isReady={isReady} isComposingFirst={isTextEnough} />
        )}
      </div>
    </Form>
  )
}
