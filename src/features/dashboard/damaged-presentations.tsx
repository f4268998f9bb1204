import { Download } from 'lucide-react'

import { fileNameFor } from '#core/deck/file-name.ts'
import type { DamagedPresentation } from '#ports/deck-store.ts'
import { Button } from '#ui/button.tsx'
import { saveFile } from '#ui/save-file.ts'
import { dashboardWords } from '#words/en/dashboard.ts'

import { useWorkspace } from '../workspace-context.ts'
import styles from './damaged-presentations.module.css'

const words = dashboardWords.damaged

/** What could not be read: nothing to fear, nothing to lose. */
export function DamagedPresentations({ damaged }: { damaged: readonly DamagedPresentation[] }) {
  const { library } = useWorkspace()

  async function download({ id, title }: DamagedPresentation) {
    const raw = await library.exportDamaged(id)
    if (!raw.ok) return
    const blob = new Blob([raw.value], { type: 'application/json' })
    saveFile({ blob, name: fileNameFor(words.fileName(title), 'json') })
  }

  return (
    <section className={styles.damaged} aria-labelledby="damaged-heading">
      <div className={styles.text}>
        <h2 id="damaged-heading">{words.title}</h2>
        <p>{words.text}</p>
      </div>
      <ul className={styles.list}>
        {damaged.map((one) => (
          <li key={one.id}>
            <span className={styles.title} dir="auto">
              {one.title || dashboardWords.card.untitled}
            </span>
            <Button
              size="s"
              icon={<Download />}
              aria-label={words.downloadOne(one.title || dashboardWords.card.untitled)}
              onClick={() => void download(one)}
            >
              {words.download}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
