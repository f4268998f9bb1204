import { clsx } from 'clsx'

import styles from './progress-bar.module.css'

export type ProgressBarProps = {
  label: string
  /** From 0 to 1; without it nobody knows how long it takes. */
  share?: number
  /** `speak`: of what is about to speak. */
  tone?: 'ink' | 'speak'
  className?: string | undefined
}

export const ProgressBar = ({ label, share, tone = 'ink', className }: ProgressBarProps) => (
  <progress
    className={clsx(styles.bar, className)}
    data-tone={tone}
    aria-label={label}
    value={share}
  />
)
