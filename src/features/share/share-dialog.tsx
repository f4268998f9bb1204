import { useState } from 'react'

import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { appWords } from '#words/en/app.ts'
import { shareWords } from '#words/en/share.ts'
import type { MadeShare } from '#workspace/shares.ts'

import { copyText } from './copy-text.ts'
import { MadeLink } from './made-link.tsx'
import styles from './share-dialog.module.css'
import { ShareForm } from './share-form.tsx'
import { ShareList } from './share-list.tsx'
import { useShares } from './use-shares.ts'
import { writeLink } from './write-link.ts'

const words = shareWords.dialog
const formId = 'share-form'

type ShareDialogProps = { deckId: string; onClose: () => void }

/** Makes a link that shows a presentation to others, and lists the links there are. */
export function ShareDialog({ deckId, onClose }: ShareDialogProps) {
  const shares = useShares()
  const [made, setMade] = useState<MadeShare | null>(null)
  const [isCopied, setIsCopied] = useState<boolean | null>(null)
  const [busy, setBusy] = useState(false)

  async function copy({ record }: MadeShare) {
    setIsCopied(null)
    setIsCopied(await copyText(writeLink(record)))
  }

  function show(share: MadeShare) {
    setMade(share)
    void copy(share)
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.description}
      closeLabel={appWords.close}
      actions={
        made ? (
          <>
            <Button onClick={() => setMade(null)}>{words.another}</Button>
            <Button variant="primary" onClick={onClose}>
              {words.done}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{appWords.cancel}</Button>
            <Button variant="primary" type="submit" form={formId} busy={busy || !shares}>
              {words.create}
            </Button>
          </>
        )
      }
    >
      <div className={styles.body}>
        {made ? (
          <MadeLink made={made} isCopied={isCopied} onCopy={() => void copy(made)} />
        ) : (
          <ShareForm id={formId} shares={shares} deckId={deckId} onBusy={setBusy} onMade={show} />
        )}
        <ShareList shares={shares} deckId={deckId} />
      </div>
    </Dialog>
  )
}
