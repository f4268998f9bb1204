import { useRef, useState } from 'react'

import type { PresentationRecord } from '#core/deck/record.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { showToast } from '#ui/toaster.tsx'
import { appWords } from '#words/en/app.ts'
import { dashboardWords } from '#words/en/dashboard.ts'
import { undoDeleteMs } from '#workspace/library.ts'

import { useWorkspace } from '../workspace-context.ts'
import { findNeighbourLink } from './find-neighbour-link.ts'

const words = dashboardWords.remove

type DeleteDialogProps = { record: PresentationRecord; onClose: () => void }

export function DeleteDialog({ record, onClose }: DeleteDialogProps) {
  const { library } = useWorkspace()
  const [busy, setBusy] = useState(false)
  const neighbour = useRef<HTMLElement | null>(null)
  const title = record.title.trim() || dashboardWords.card.untitled

  async function remove() {
    setBusy(true)
    const beside = findNeighbourLink(record.id)
    const removed = await library.remove(record.id)
    if (removed.ok) {
      neighbour.current = beside
      showToast(words.done(title), {
        action: { label: words.undo, run: () => void library.restore(record.id) },
        duration: undoDeleteMs,
      })
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={
        <>
          <strong dir="auto">{title}</strong>
          <br />
          {words.question}
        </>
      }
      confirmLabel={words.confirm}
      cancelLabel={appWords.cancel}
      danger
      busy={busy}
      returnFocus={() => neighbour.current}
      onConfirm={() => void remove()}
    />
  )
}
