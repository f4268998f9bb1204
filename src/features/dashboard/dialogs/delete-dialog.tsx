import { useRef, useState } from 'react'

import type { PresentationRecord } from '#core/deck/record.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { showToast } from '#ui/notices/show-toast.ts'
import { appWords } from '#words/app.ts'
import { dashboardWords } from '#words/library/dashboard.ts'
import { removeDeckWords as words } from '#words/library/remove-deck.ts'
import { undoDeleteMs } from '#workspace/library/library.ts'

import { useWorkspace } from '../../workspace-context.ts'
import { findNeighbourLink } from './find-neighbour-link.ts'

/** A toast can still be pressed while it fades, so it must be gone by the time nothing can be undone. */
const fadeMs = 300

type DeleteDialogProps = { record: PresentationRecord; onClose: () => void }

export function DeleteDialog({ record, onClose }: DeleteDialogProps) {
  const { library, clock } = useWorkspace()
  const [busy, setBusy] = useState(false)
  const neighbour = useRef<HTMLElement | null>(null)
  const title = record.title.trim() || dashboardWords.card.untitled

  async function remove() {
    setBusy(true)
    const beside = findNeighbourLink(record.id)
    const undoEnds = clock.now() + undoDeleteMs
    const removed = await library.remove(record.id)
    if (removed.ok) {
      neighbour.current = beside
      const dismiss = showToast(words.done(title), {
        action: { label: words.undo, run: () => void library.restore(record.id) },
        duration: Infinity,
      })
      // By the library's clock, not the toast's own, which stands still while it is pointed at.
      clock.after(undoEnds - fadeMs - clock.now(), dismiss)
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
