import { type ReactNode, useEffect, useState } from 'react'

import { shareWords } from '#words/shares/share.ts'
import type { LeftOut } from '#workspace/shares/write-deck-to-share.ts'

import { CopyField } from './copy-field.tsx'
import { copyText } from './copy-text.ts'
import { EmbedCode } from './embed-code.tsx'
import { LeftOutNote } from './left-out-note.tsx'
import styles from './share-dialog.module.css'

const words = shareWords.dialog

type MadeLinkProps = {
  link: string
  leftOut: LeftOut
  /** What else can be done with it. */
  children?: ReactNode
}

/** The link that was just made: in the clipboard where the browser allows it, and in sight. */
export function MadeLink({ link, leftOut, children }: MadeLinkProps) {
  /** Null while it is not known. */
  const [isCopied, setIsCopied] = useState<boolean | null>(null)

  async function copyAgain() {
    // Emptied first, so that the same words are read out again.
    setIsCopied(null)
    setIsCopied(await copyText(link))
  }
  useEffect(() => {
    const copy = async () => setIsCopied(await copyText(link))
    void copy()
  }, [link])

  return (
    <div className={styles.made}>
      <CopyField
        label={words.link}
        value={link}
        copyLabel={words.copy}
        onCopy={() => void copyAgain()}
      />
      <output className={styles.news}>
        {isCopied === null ? '' : isCopied ? words.copied : words.notCopied}
      </output>
      <EmbedCode link={link} />
      <LeftOutNote leftOut={leftOut} />
      {children}
    </div>
  )
}
