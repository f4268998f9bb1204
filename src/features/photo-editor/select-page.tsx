import { ImageUp } from 'lucide-react'

import { FileDrop } from '#ui/fields/file-drop.tsx'
import { photoEditorWords as words } from '#words/editor/photo-editor.ts'

import { BuiltInPictures } from './built-in-pictures.tsx'
import { OpenverseSearch } from './openverse-search.tsx'
import styles from './settings-page.module.css'
import type { PhotoDraft } from './use-photo-draft.ts'

export function SelectPage({ draft }: { draft: PhotoDraft }) {
  return (
    <div className={styles.page}>
      <FileDrop
        label={words.upload}
        hint={
          <>
            {words.uploadHint}
            <br />
            {words.uploadWays}
          </>
        }
        accept="image/*"
        icon={<ImageUp />}
        initialFocus
        busy={draft.busy}
        onFile={(file) => void draft.takeFile(file)}
      />
      <BuiltInPictures draft={draft} />
      <OpenverseSearch draft={draft} />
    </div>
  )
}
