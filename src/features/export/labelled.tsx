import type { ReactNode } from 'react'

import styles from './export-dialog.module.css'

/** The name of a group for the eye; the group itself says it to everyone else. */
export const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.labelled}>
    <span aria-hidden="true">{label}</span>
    {children}
  </div>
)
