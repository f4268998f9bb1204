import styles from './kbd.module.css'

/** A key, or keys pressed together, as the keyboard would show them. */
export function Kbd({ children }: { children: string }) {
  return <kbd className={styles.kbd}>{children}</kbd>
}
