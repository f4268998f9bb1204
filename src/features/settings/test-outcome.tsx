import { CircleAlert, CircleCheck } from 'lucide-react'

import { modelProviders } from '#ports/models/model-provider.ts'
import { describeModelFailure, quoteService } from '#words/services/model-failure.ts'
import { providerNames } from '#words/services/provider-names.ts'
import { settingsWords as words } from '#words/pages/settings.ts'

import styles from './settings.module.css'
import type { ModelTestState } from './use-model-test.ts'

/** Says what a test has come to, as soon as it is known. */
export function TestOutcome({ state }: { state: ModelTestState }) {
  return (
    <output className={styles.outcome} data-phase={state.phase}>
      {renderState(state)}
    </output>
  )
}

function renderState(state: ModelTestState) {
  if (state.phase === 'idle') return null
  if (state.phase === 'trying') return state.slow ? words.stillTesting : words.testing
  if (state.phase === 'works')
    return (
      <>
        <CircleCheck aria-hidden /> <span>{describeSuccess(state)}</span>
      </>
    )
  const { text, said } = describeFailure(state)
  return (
    <>
      <CircleAlert aria-hidden />
      <span>
        {text}
        {said && <span className={styles.said}>{said}</span>}
      </span>
    </>
  )
}

function describeSuccess({
  provider,
  models,
}: Extract<ModelTestState, { phase: 'works' }>): string {
  if (provider === 'built-in') return words.worksWithout
  if (models.length === 0) return words.worksWithoutModels
  return words.works(modelProviders[provider].needsKey, models.length)
}

function describeFailure(state: Extract<ModelTestState, { phase: 'failed' }>): {
  text: string
  said?: string
} {
  const { provider, failure } = state
  const service = providerNames[provider]
  switch (failure.code) {
    case 'no-key':
      return {
        text: words.keyRequired(words.keys[modelProviders[provider].keyName ?? 'custom'].label),
      }
    case 'no-address':
      return { text: words.addressRequired }
    case 'unusable-key':
    case 'locked':
    case 'wrong-passphrase':
    case 'passphrase-required':
    case 'storage-full':
    case 'storage-unavailable':
    case 'damaged':
    case 'newer-version':
    case 'encryption-unavailable':
      return { text: words.failures[failure.code] }
    default: {
      const text = describeModelFailure(failure, service)
      const said = quoteService(failure, service)
      return said ? { text, said } : { text }
    }
  }
}
