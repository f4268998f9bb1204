import type { ReactNode } from 'react'

import styles from './fold.module.css'

type FoldProps = {
  label: ReactNode
  /** What is folded away, in a few words. */
  hint?: ReactNode
  open?: boolean
  children: ReactNode
}

/** What few need, one press away. */
export function Fold({ label, hint, open = false, children }: FoldProps) {
  return (
    <details className={styles.fold} open={open}>
      <summary>
        {label} {hint && <span>{hint}</span>}
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}
