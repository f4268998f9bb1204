import { Download } from 'lucide-react'

import { fileNameFor } from '#core/deck/file-name.ts'
import type { DamagedPresentation } from '#ports/storage/deck-store.ts'
import { Button } from '#ui/button.tsx'
import { saveFile } from '#ui/save-file.ts'
import { dashboardWords } from '#words/library/dashboard.ts'
import { setAsideWords } from '#words/library/set-aside.ts'

import { useWorkspace } from '../../workspace-context.ts'
import styles from './damaged-presentations.module.css'

const words = setAsideWords

const nameOf = ({ title }: DamagedPresentation): string =>
  title.trim() || dashboardWords.card.untitled

/** What could not be read: nothing to fear, nothing to lose. */
export function DamagedPresentations({ damaged }: { damaged: readonly DamagedPresentation[] }) {
  const { library } = useWorkspace()

  async function download(one: DamagedPresentation) {
    const raw = await library.exportDamaged(one.id)
    if (!raw.ok) return
    const blob = new Blob([raw.value], { type: 'application/json' })
    saveFile({ blob, name: fileNameFor(words.fileName(nameOf(one)), 'json') })
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
              {nameOf(one)}
            </span>
            <Button
              size="s"
              icon={<Download />}
              aria-label={words.downloadOne(nameOf(one))}
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
