import { FileUp, Images } from 'lucide-react'

import { FileDrop } from '#ui/fields/file-drop.tsx'
import { Fold } from '#ui/fold.tsx'
import { importWords as words } from '#words/files/import.ts'
import { deckFileTypes } from '#workspace/files/accepted-files.ts'

import styles from './upload-step.module.css'

export function UploadStep({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { heading, text, example } = words.formats
  return (
    <div className={styles.step}>
      <FileDrop
        {...words.choose}
        accept={deckFileTypes}
        icon={<FileUp />}
        initialFocus
        onFiles={onFiles}
      />
      <FileDrop {...words.images} accept="image/*" icon={<Images />} onFiles={onFiles} />
      <Fold label={heading}>
        <p className={styles.formats}>{text}</p>
        <pre className={styles.example}>{example}</pre>
      </Fold>
    </div>
  )
}
