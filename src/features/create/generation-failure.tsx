import type { ModelFailure } from '#ports/models/model-failure.ts'
import { Banner } from '#ui/notices/banner.tsx'
import { Button } from '#ui/button.tsx'
import { generationWords } from '#words/create/generation.ts'
import { describeModelFailure, quoteService } from '#words/services/model-failure.ts'
import { providerNames } from '#words/services/provider-names.ts'
import { describeLibraryError } from '#words/storage.ts'

import { RetryButton } from '../retry-button.tsx'
import { useWorkspace } from '../workspace-context.ts'
import type { RequestDraft } from './request-draft.ts'
import styles from './generation-failure.module.css'
import type { Generating } from './use-generation.ts'

const words = generationWords.failure

/** Codes that only the settings can help against. */
const forSettings: ReadonlySet<ModelFailure['code']> = new Set<ModelFailure['code']>([
  'bad-key',
  'key-leaked',
  'not-allowed',
  'no-credit',
  'wrong-region',
  'quota-day',
  'unreachable',
  'refused-by-policy',
  'bad-address',
  'wrong-address',
  'model-gone',
  'bad-reply',
  'too-long',
  'unavailable',
])

/** Why there is no presentation, and what can be done. */
export function GenerationFailure({
  generating,
  request: draft,
}: {
  generating: Generating
  request: RequestDraft
}) {
  const { overlays } = useWorkspace()
  const { end, request } = generating
  const settings = (
    <Button size="s" onClick={() => overlays.show('settings')}>
      {words.settings}
    </Button>
  )
  switch (end?.kind) {
    case 'failed': {
      const { failure, retryAt, provider } = end
      const service = providerNames[provider]
      const said = quoteService(failure, service)
      return (
        <Banner
          tone="danger"
          title={words.title}
          actions={
            <>
              <RetryButton size="s" retryAt={retryAt} onClick={() => void generating.retry()}>
                {words.retry}
              </RetryButton>
              {forSettings.has(failure.code) && settings}
              <Button size="s" onClick={() => void generating.takeTemplate(draft)}>
                {words.template}
              </Button>
            </>
          }
        >
          <p>
            {failure.code === 'too-long' && !request?.source
              ? words.modelTooSmall
              : describeModelFailure(failure, service)}
          </p>
          {said && <p className={styles.said}>{said}</p>}
        </Banner>
      )
    }
    case 'unsaved':
      return (
        <Banner
          tone="danger"
          actions={
            <Button size="s" onClick={() => void generating.saveAgain()}>
              {words.saveAgain}
            </Button>
          }
        >
          {describeLibraryError({ operation: 'save', failure: end.failure })}
        </Banner>
      )
    case 'no-model':
      return end.failure.code === 'no-key' || end.failure.code === 'no-address' ? null : (
        <Banner tone="danger" title={words.title} actions={settings}>
          {generationWords.describeNoModel(end.failure)}
        </Banner>
      )
    case 'stopped':
      return <Banner>{words.stopped}</Banner>
    default:
      return null
  }
}
