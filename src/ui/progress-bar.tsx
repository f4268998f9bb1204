import styles from './progress-bar.module.css'

export type ProgressBarProps = {
  label: string
  /** From 0 to 1; without it nobody knows how long it takes. */
  share?: number
}

export const ProgressBar = ({ label, share }: ProgressBarProps) => (
  <progress className={styles.bar} aria-label={label} value={share} />
)
