import { Copy } from 'lucide-react'

import type { ShareRecord } from '#core/share/share-record.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { shareWords } from '#words/shares/share.ts'

import { copyText } from './copy-text.ts'
import styles from './share-dialog.module.css'
import { writeLink } from './write-link.ts'

const words = shareWords.list

type ShareItemProps = {
  record: ShareRecord
  onNews: (news: string) => void
  onRevoke: (record: ShareRecord) => void
}

export function ShareItem({ record, onNews, onRevoke }: ShareItemProps) {
  const { createdAt, expiresAt, hasPassword, hasNotes } = record
  const title = record.title.trim() || words.untitled
  async function copy() {
    const copied = await copyText(writeLink(record))
    onNews(copied ? shareWords.dialog.copied : writeLink(record))
  }
  return (
    <li className={styles.item}>
      <div className={styles.about}>
        <p className={styles.title}>
          <bdi>{title}</bdi>
        </p>
        <p className={styles.facts}>
          <span>
            {words.created(createdAt)},{' '}
            {expiresAt === null ? words.forever : words.until(expiresAt)}
          </span>
          {hasPassword && <Badge tone="slate">{words.password}</Badge>}
          {!hasNotes && <Badge tone="slate">{words.silent}</Badge>}
        </p>
      </div>
      <IconButton size="s" label={words.copy(title)} icon={<Copy />} onClick={() => void copy()} />
      <Button size="s" aria-label={words.revokeOne(title)} onClick={() => onRevoke(record)}>
        {words.revoke}
      </Button>
    </li>
  )
}
