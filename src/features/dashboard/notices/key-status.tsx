import { clsx } from 'clsx'
import { useStore } from 'zustand'

import { modelProviders } from '#ports/models/model-provider.ts'
import { dashboardWords } from '#words/library/dashboard.ts'
import { providerNames } from '#words/services/provider-names.ts'
import type { ModelsState } from '#workspace/generation/models.ts'

import { useWorkspace } from '../../workspace-context.ts'
import styles from './key-status.module.css'

const words = dashboardWords.generationKey

/** Whether slides can be generated here and now, and the way to change that. */
export function KeyStatus() {
  const { keys, models, overlays } = useWorkspace()
  const failure = useStore(keys.state, (state) => state.failure)
  const state = useStore(models.state)
  const key = findKey(state)
  const { text, button } = words[key]

  return (
    <p
      className={clsx(styles.status, (state.readiness === 'loading' || failure) && styles.unknown)}
    >
      <span className={styles.light} data-key={key} aria-hidden="true" />
      <span>{text(providerNames[state.provider])}</span>
      <button type="button" className={styles.change} onClick={() => overlays.show('settings')}>
        {button}
      </button>
    </p>
  )
}

function findKey({ readiness, provider }: ModelsState): keyof typeof words {
  if (readiness === 'locked') return 'locked'
  if (readiness !== 'ready') return 'missing'
  return modelProviders[provider].needsKey ? 'set' : 'keyless'
}
