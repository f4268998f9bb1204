import styles from './spinner.module.css'

/** Decorative: whoever shows it also says in words what is being waited for. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
