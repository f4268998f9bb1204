import { Spinner } from '#ui/spinner.tsx'
import { appWords } from '#words/en/app.ts'

import styles from './app.module.css'

/** Fades in after a moment, so that what takes no time shows no spinner. */
export function LoadingScreen() {
  return (
    <main className={styles.loading}>
      <Spinner />
      <output>{appWords.loading}</output>
    </main>
  )
}
