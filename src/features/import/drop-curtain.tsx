import { FileUp } from 'lucide-react'

import { importWords } from '#words/files/import.ts'

import styles from './drop-curtain.module.css'

const words = importWords.drop

/** Says what will happen to the files that are held over the window. */
export function DropCurtain() {
  return (
    <div className={styles.curtain} aria-hidden="true">
      <div className={styles.note}>
        <FileUp />
        <strong>{words.title}</strong>
        <span>{words.text}</span>
      </div>
    </div>
  )
}
