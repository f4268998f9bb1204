import { FileUp, Images } from 'lucide-react'

import { FileDrop } from '#ui/file-drop.tsx'
import { importWords as words } from '#words/en/import.ts'

import styles from './upload-step.module.css'

/** Only what the chooser shows first: whatever is given is told apart by its contents. */
const fileTypes =
  '.json,.txt,.md,.markdown,.pptx,.ppt,.pptm,.ppsx,.pps,.potx,.pot,.odp,.pdf,.docx,.html,.htm,.lectern,application/json,text/*'

export function UploadStep({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { heading, text, example } = words.formats
  return (
    <div className={styles.step}>
      <FileDrop
        {...words.choose}
        accept={fileTypes}
        icon={<FileUp />}
        initialFocus
        onFiles={onFiles}
      />
      <FileDrop {...words.images} accept="image/*" icon={<Images />} onFiles={onFiles} />
      <details className={styles.formats}>
        <summary>{heading}</summary>
        <p>{text}</p>
        <pre className={styles.example}>{example}</pre>
      </details>
    </div>
  )
}
