import styles from './wordmark.module.css'

/** The name, with the one lit word that is the brand. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3.5 9.5 20.5 6l-1.2 4.6L4.7 13.6Z" className={styles.top} />
        <path d="M10.6 12.7h2.8L12.9 20h4.1v1.8H7V20h4.1Z" className={styles.top} />
        <circle cx="12" cy="4.2" r="2.2" className={styles.light} />
      </svg>
      Lectern
    </span>
  )
}
