import { useStore } from 'zustand'
import { useRef, useState } from 'react'

import type { ShareRecord } from '#core/share/share-record.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { appWords } from '#words/app.ts'
import { describeRevokeFailure, shareWords } from '#words/shares/share.ts'
import type { Shares } from '#workspace/shares/shares.ts'

import styles from './share-dialog.module.css'
import { ShareItem } from './share-item.tsx'

const words = shareWords.list

type ShareListProps = {
  /** Null until they are loaded. */
  shares: Shares | null
  /** The links to this presentation come first. */
  deckId: string
  /** Whether it is shown with nothing in it. */
  whenEmpty: boolean
  onRevoked: (record: ShareRecord) => void
}

export function ShareList({ shares, ...props }: ShareListProps) {
  return shares ? (
    <Loaded shares={shares} {...props} />
  ) : (
    <section className={styles.list}>
      <p>{words.loading}</p>
    </section>
  )
}

function Loaded({ shares, deckId, whenEmpty, onRevoked }: ShareListProps & { shares: Shares }) {
  const { status, shares: records } = useStore(shares.state)
  const [asked, setAsked] = useState<ShareRecord | null>(null)
  const [busy, setBusy] = useState(false)
  const [news, setNews] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const focusNext = useRef<HTMLElement>(null)

  async function revoke(record: ShareRecord) {
    setBusy(true)
    const revoked = await shares.revoke(record)
    setBusy(false)
    setAsked(null)
    setNews(revoked.ok ? shareWords.revoke.done : describeRevokeFailure(revoked.error))
    // What was pressed is gone with its link.
    focusNext.current = revoked.ok ? heading.current : null
    if (revoked.ok) onRevoked(record)
  }

  const isHere = (record: ShareRecord) => record.deckId === deckId
  const ordered = [...records.filter(isHere), ...records.filter((record) => !isHere(record))]
  if (ordered.length === 0 && !news && !whenEmpty) return null
  return (
    <section className={styles.list} aria-labelledby="share-list-title">
      <h3 ref={heading} id="share-list-title" tabIndex={-1} className={styles.heading}>
        {words.title}
      </h3>
      {status === 'loading' && <p>{words.loading}</p>}
      {status === 'unread' && <p>{words.unread}</p>}
      {status === 'ready' && ordered.length === 0 && <p>{words.empty}</p>}
      {ordered.length > 0 && (
        <ul className={styles.items}>
          {ordered.map((record) => (
            <ShareItem key={record.id} record={record} onNews={setNews} onRevoke={setAsked} />
          ))}
        </ul>
      )}
      <output className={styles.news}>{news}</output>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={shareWords.revoke.title}
          description={shareWords.revoke.question}
          confirmLabel={shareWords.revoke.confirm}
          cancelLabel={appWords.cancel}
          danger
          busy={busy}
          returnFocus={() => focusNext.current}
          onConfirm={() => void revoke(asked)}
        />
      )}
    </section>
  )
}
