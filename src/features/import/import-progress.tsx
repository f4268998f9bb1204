import { ProgressBar } from '#ui/notices/progress-bar.tsx'
import { listNames } from '#words/formats.ts'
import { importWords as words } from '#words/files/import.ts'
import type { ImportState } from '#workspace/files/import-job.ts'

import styles from './import-progress.module.css'

type ImportProgressProps = { state: ImportState & { status: 'processing' } }

/** Each stage in its turn; the last may take longest, so they share the bar evenly. */
const stages = ['opening', 'reading', 'pictures'] as const

export function ImportProgress({ state: { names, stage, share } }: ImportProgressProps) {
  return (
    <div className={styles.progress}>
      <p className={styles.names} dir="auto">
        {listNames(names)}
      </p>
      <output>{words.stages[stage]}</output>
      <ProgressBar label={words.progress} share={(stages.indexOf(stage) + share) / stages.length} />
    </div>
  )
}
