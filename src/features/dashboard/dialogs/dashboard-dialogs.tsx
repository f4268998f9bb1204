import type { PresentationRecord } from '#core/deck/record.ts'
import type { User } from '#core/account/user.ts'

import { lazyDialog } from '../../missing-part.tsx'

/** What is being asked over the dashboard. */
export type DashboardDialog =
  | { kind: 'details'; record: PresentationRecord }
  | { kind: 'delete'; record: PresentationRecord }
  | { kind: 'clear' }

const DetailsDialog = lazyDialog(() => import('./details-dialog.tsx'), 'DetailsDialog')
const DeleteDialog = lazyDialog(() => import('./delete-dialog.tsx'), 'DeleteDialog')
const ClearDataDialog = lazyDialog(() => import('./clear-data-dialog.tsx'), 'ClearDataDialog')

type DashboardDialogsProps = { dialog: DashboardDialog | null; user: User; onClose: () => void }

export function DashboardDialogs({ dialog, user, onClose }: DashboardDialogsProps) {
  return (
    <>
      {dialog?.kind === 'details' && <DetailsDialog record={dialog.record} onClose={onClose} />}
      {dialog?.kind === 'delete' && <DeleteDialog record={dialog.record} onClose={onClose} />}
      {dialog?.kind === 'clear' && <ClearDataDialog user={user} onClose={onClose} />}
    </>
  )
}
