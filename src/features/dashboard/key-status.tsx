import { clsx } from 'clsx'
import { useStore } from 'zustand'

import { dashboardWords as words } from '#words/en/dashboard.ts'

import { useWorkspace } from '../workspace-context.ts'
import styles from './key-status.module.css'

/** Whether slides can be generated here and now, and the way to change that. */
export function KeyStatus() {
  const { keys, overlays } = useWorkspace()
  const { status, names, locked } = useStore(keys.state)
  const set = names.includes('gemini')
  const [text, button] = locked
    ? [words.keyLocked, words.unlockKey]
    : set
      ? [words.keySet, words.changeKey]
      : [words.keyMissing, words.addKey]

  return (
    <p className={clsx(styles.status, status === 'loading' && styles.unknown)}>
      <span className={styles.light} data-on={(set && !locked) || undefined} aria-hidden="true" />
      <span>{text}</span>
      <button type="button" className={styles.change} onClick={() => overlays.show('settings')}>
        {button}
      </button>
    </p>
  )
}
