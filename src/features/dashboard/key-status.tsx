import { clsx } from 'clsx'
import { useStore } from 'zustand'

import { dashboardWords } from '#words/en/dashboard.ts'

import { useWorkspace } from '../workspace-context.ts'
import styles from './key-status.module.css'

const words = dashboardWords.generationKey

/** Whether slides can be generated here and now, and the way to change that. */
export function KeyStatus() {
  const { keys, overlays } = useWorkspace()
  const { status, names, locked, failure } = useStore(keys.state)
  const stored = locked ? 'locked' : 'set'
  const key = names.includes('gemini') ? stored : 'missing'
  const { text, button } = words[key]

  return (
    <p className={clsx(styles.status, (status === 'loading' || failure) && styles.unknown)}>
      <span className={styles.light} data-key={key} aria-hidden="true" />
      <span>{text}</span>
      <button type="button" className={styles.change} onClick={() => overlays.show('settings')}>
        {button}
      </button>
    </p>
  )
}
