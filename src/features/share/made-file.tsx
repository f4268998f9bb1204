import { Download } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#ui/button.tsx'
import { saveFile } from '#ui/save-file.ts'
import { shareWords } from '#words/shares/share.ts'
import type { CarriedFile } from '#workspace/shares/carried-shares.ts'

import { CopyField } from './copy-field.tsx'
import { copyText } from './copy-text.ts'
import { LeftOutNote } from './left-out-note.tsx'
import styles from './share-dialog.module.css'
import { writeOpenAddress } from './write-link.ts'

const words = shareWords.carried

/** The file that was just downloaded, and what whoever gets it does with it. */
export function MadeFile({ file }: { file: CarriedFile }) {
  const [news, setNews] = useState('')
  const address = writeOpenAddress()
  async function copy() {
    setNews('')
    setNews((await copyText(address)) ? words.addressCopied : shareWords.dialog.notCopied)
  }
  return (
    <div className={styles.made}>
      <output>{words.fileMade(file.name, file.blob.size)}</output>
      <CopyField
        label={words.opensAt}
        value={address}
        copyLabel={words.copyAddress}
        onCopy={() => void copy()}
      />
      <output className={styles.news}>{news}</output>
      <LeftOutNote leftOut={file.leftOut} />
      <div>
        <Button size="s" icon={<Download />} onClick={() => saveFile(file)}>
          {words.downloadAgain}
        </Button>
      </div>
    </div>
  )
}
