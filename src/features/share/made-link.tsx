import { Copy } from 'lucide-react'

import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { shareWords } from '#words/en/share.ts'
import type { MadeShare } from '#workspace/shares.ts'

import styles from './share-dialog.module.css'
import { writeLink } from './write-link.ts'

const words = shareWords.dialog

type MadeLinkProps = {
  made: MadeShare
  /** Whether it is in the clipboard; null while that is not known. */
  isCopied: boolean | null
  onCopy: () => void
}

/** The link that was just made: in the clipboard where the browser allows it, and in sight. */
export function MadeLink({ made: { record, missing }, isCopied, onCopy }: MadeLinkProps) {
  return (
    <div className={styles.made}>
      <div className={styles.link}>
        <TextField
          label={words.link}
          readOnly
          value={writeLink(record)}
          dir="ltr"
          onFocus={({ target }) => target.select()}
        />
        <Button icon={<Copy />} onClick={onCopy}>
          {words.copy}
        </Button>
      </div>
      <output className={styles.news}>
        {isCopied === null ? '' : isCopied ? words.copied : words.notCopied}
      </output>
      {missing > 0 && <p className={styles.problem}>{words.missing(missing)}</p>}
    </div>
  )
}
