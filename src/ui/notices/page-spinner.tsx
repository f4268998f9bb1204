import type { ReactNode } from 'react'

import styles from './page-spinner.module.css'
import { Spinner } from './spinner.tsx'

type PageSpinnerProps = {
  label: string
  /** What can be done meanwhile, such as not to wait any longer. */
  children?: ReactNode
}

/** A whole page that waits. It fades in after a moment, so that what takes no time shows nothing. */
export function PageSpinner({ label, children }: PageSpinnerProps) {
  return (
    <main className={styles.page}>
      <Spinner />
      <output>{label}</output>
      {children}
    </main>
  )
}
