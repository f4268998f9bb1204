import { Download } from 'lucide-react'
import { useState } from 'react'

import type { User } from '#core/account/user.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/fields/checkbox-field.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { clearToasts, showToast } from '#ui/notices/show-toast.ts'
import { appWords } from '#words/app.ts'
import { dashboardWords } from '#words/library/dashboard.ts'
import { clearDataWords } from '#words/library/clear-data.ts'
import { clearAllData } from '#workspace/account/clear-all-data.ts'

import { useWorkspace } from '../../workspace-context.ts'
import styles from './clear-data-dialog.module.css'
import { useBackup } from '../backup/use-backup.ts'

const words = clearDataWords

type ClearDataDialogProps = { user: User; onClose: () => void }

/** Says exactly what goes and what stays, and hands over a backup before it asks. */
export function ClearDataDialog({ user, onClose }: ClearDataDialogProps) {
  const workspace = useWorkspace()
  const [understood, setUnderstood] = useState(false)
  const [busy, setBusy] = useState(false)

  async function clear() {
    setBusy(true)
    const cleared = await clearAllData(workspace, user.id)
    // A presentation that was deleted before cannot come back any more.
    if (cleared.ok) clearToasts()
    showToast(cleared.ok ? words.done : words.failed)
    onClose()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      size="m"
      title={words.title}
      description={words.lead}
      confirmLabel={words.confirm}
      cancelLabel={appWords.cancel}
      danger
      busy={busy}
      confirmDisabled={!understood}
      onConfirm={() => void clear()}
    >
      <div className={styles.body}>
        <Fates title={words.goes} items={words.goesList} />
        <Fates title={words.stays} items={words.staysList} />
        <Backup />
        <CheckboxField
          label={words.understood}
          checked={understood}
          onChange={(event) => setUnderstood(event.target.checked)}
        />
      </div>
    </ConfirmDialog>
  )
}

type FatesProps = { title: string; items: readonly string[] }

function Fates({ title, items }: FatesProps) {
  return (
    <div className={styles.fates}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

function Backup() {
  const { isBusy, download } = useBackup()
  const [outcome, setOutcome] = useState('')

  return (
    <div className={styles.backup}>
      <p>{words.backupHint}</p>
      <Button
        size="s"
        icon={<Download />}
        busy={isBusy}
        onClick={() => void download().then(setOutcome)}
      >
        {dashboardWords.backup.action}
      </Button>
      <output className={styles.outcome}>{outcome}</output>
    </div>
  )
}
