import { CodeXml } from 'lucide-react'
import { useState } from 'react'

import { toEmbedAddress } from '#core/share/embed-address.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/field.tsx'
import { shareWords } from '#words/shares/share.ts'

import { copyText } from './copy-text.ts'
import styles from './share-dialog.module.css'

const words = shareWords.embed

/** A talk in somebody's own page: one line to put there. */
export function EmbedCode({ link }: { link: string }) {
  /** Null while nobody has asked. */
  const [isCopied, setIsCopied] = useState<boolean | null>(null)
  const code = writeEmbedCode(link)
  return (
    <div className={styles.embed}>
      <Button
        size="s"
        variant="ghost"
        icon={<CodeXml />}
        onClick={async () => setIsCopied(await copyText(code))}
      >
        {words.copy}
      </Button>
      <output className={styles.news}>
        {isCopied !== null && (isCopied ? words.copied : words.notCopied)}
      </output>
      {isCopied === false && (
        <TextField
          label={words.label}
          readOnly
          value={code}
          dir="ltr"
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  )
}

/** As wide as the page lets it be, in the form of a slide with the player's bar below. */
const writeEmbedCode = (link: string): string =>
  `<iframe src="${toEmbedAddress(link)}" title="${words.title}" style="width: 100%; max-width: 960px; aspect-ratio: 3 / 2; border: 0" allow="fullscreen" loading="lazy"></iframe>`
