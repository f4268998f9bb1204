import styles from './page-spinner.module.css'
import { Spinner } from './spinner.tsx'

/** A whole page that waits. It fades in after a moment, so that what takes no time shows nothing. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <main className={styles.page}>
      <Spinner />
      <output>{label}</output>
    </main>
  )
}
