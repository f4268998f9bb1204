import type { ReactNode } from 'react'

import { shareWords } from '#words/share.ts'
import type { ShareTerms } from '#workspace/shares/shares.ts'

import styles from './share-dialog.module.css'

const words = shareWords.dialog

/** Folded, with what they are in a line: most people want none of them. */
export function ShareOptions({ terms, children }: { terms: ShareTerms; children: ReactNode }) {
  return (
    <details className={styles.options}>
      <summary>
        {words.options} <span className={styles.hint}>{words.describeTerms(terms)}</span>
      </summary>
      <div className={styles.form}>{children}</div>
    </details>
  )
}
