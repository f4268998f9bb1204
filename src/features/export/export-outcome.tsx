import { CircleCheck } from 'lucide-react'

import { exportWords } from '#words/files/export.ts'
import type { ExportedTalk } from '#workspace/files/export-talk.ts'

import styles from './export-dialog.module.css'
import { ExportReport } from './export-report.tsx'

const words = exportWords.done

/** What was written and what could not be. */
export const ExportOutcome = ({ file }: { file: ExportedTalk }) => (
  <div className={styles.outcome}>
    <div className={styles.ready}>
      <CircleCheck aria-hidden />
      <div>
        <output className={styles.readyTitle}>{words.title}</output>
        <p dir="auto" className={styles.name}>
          {file.blob ? words.text(file.name, file.blob.size) : file.name}
        </p>
        {file.blob && <p className={styles.hint}>{words.downloaded}</p>}
      </div>
    </div>
    {file.losses.length > 0 && (
      <section aria-labelledby="export-losses" className={styles.losses}>
        <h3 id="export-losses">{words.losses(file.losses.length)}</h3>
        <ExportReport file={file} />
      </section>
    )}
  </div>
)
