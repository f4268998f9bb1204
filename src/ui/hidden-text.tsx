import type { ReactNode } from 'react'

import styles from './fields/field.module.css'

/** Read out, not shown. */
export function HiddenText({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
