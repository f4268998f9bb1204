import type { PrintJob } from './print-job.ts'
import styles from './print-drawing.module.css'

/** What comes out of the printer, as a little sheet of paper. */
export function PrintDrawing({ kind }: { kind: PrintJob['kind'] }) {
  return (
    <span className={styles.table}>
      <span className={styles.paper} data-kind={kind}>
        <span className={styles.slide}>
          <span />
          <span />
          <span />
        </span>
        {kind === 'notes' && (
          <span className={styles.notes}>
            <span />
            <span />
            <span />
          </span>
        )}
      </span>
    </span>
  )
}
