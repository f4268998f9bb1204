import type { ReactNode } from 'react'

import styles from './badge.module.css'

export type BadgeProps = {
  tone?: 'good' | 'straw' | 'slate' | 'blue' | 'amber' | 'ink' | 'danger'
  children: ReactNode
}

export function Badge({ tone = 'slate', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
