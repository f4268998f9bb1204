import type { ReactNode } from 'react'

import styles from './page-notice.module.css'
import { Wordmark } from '../wordmark.tsx'

export type PageNoticeProps = {
  title: string
  /** What happened and what is safe. */
  children: ReactNode
  /** What can be done, the main thing last. */
  actions: ReactNode
  /** Something went wrong, so it is read out at once. */
  alert?: boolean
  /** Below the actions, for those who want to know more. */
  footnote?: ReactNode
}

/** A whole page that says one thing: not found, not opened, broken. */
export function PageNotice({ title, children, actions, alert, footnote }: PageNoticeProps) {
  return (
    <main className={styles.notice}>
      <Wordmark />
      <div role={alert ? 'alert' : undefined} className={styles.message}>
        <h1>{title}</h1>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
      {footnote}
    </main>
  )
}
