import { RefreshCw } from 'lucide-react'
import { useStore } from 'zustand'

import { Button } from '#ui/button.tsx'
import { updateWords as words } from '#words/pages/update.ts'

import { useWorkspace } from '../workspace-context.ts'
import styles from './update-offer.module.css'

/** A new version, in a corner, until the user takes it or puts it off. */
export function UpdateOffer() {
  const { updates } = useWorkspace()
  const status = useStore(updates.state, (state) => state.status)
  if (status === 'none') return null
  const isUnsaved = status === 'unsaved'
  return (
    <section className={styles.offer} aria-label={words.ready}>
      <output className={styles.text}>{isUnsaved ? words.unsaved : words.ready}</output>
      <div className={styles.actions}>
        <Button size="s" variant="ghost" onClick={updates.putOff}>
          {words.later}
        </Button>
        <Button
          size="s"
          variant="primary"
          icon={<RefreshCw />}
          busy={status === 'changing'}
          onClick={() => void updates.accept()}
        >
          {isUnsaved ? words.retry : words.reload}
        </Button>
      </div>
    </section>
  )
}
