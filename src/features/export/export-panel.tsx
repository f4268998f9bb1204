import { useStore } from 'zustand'

import { Button } from '#ui/button.tsx'
import { ProgressBar } from '#ui/notices/progress-bar.tsx'
import { appWords } from '#words/app.ts'
import { exportWords as words } from '#words/files/export.ts'

import { useWorkspace } from '../workspace-context.ts'
import styles from './export-panel.module.css'

/** Files of one press that take longer than a moment: how far they are, and a way to call them off. */
export function ExportPanel() {
  const { exports } = useWorkspace()
  const running = useStore(exports.state, (state) => state.running)
  return (
    <section className={styles.panel} aria-label={words.running}>
      {running.map(({ id, format, stage, share }) => (
        <div key={id} className={styles.job}>
          <p className={styles.title}>{words.progress(format)}</p>
          <output className={styles.stage}>{words.stages[stage]}</output>
          <Button size="s" onClick={() => exports.cancel(id)}>
            {appWords.cancel}
          </Button>
          <ProgressBar label={words.progress(format)} share={share} />
        </div>
      ))}
    </section>
  )
}
