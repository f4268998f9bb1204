import { lazy, Suspense } from 'react'

import type { PresentationRecord } from '#core/deck/record.ts'
import type { User } from '#core/deck/user.ts'

/** What is being asked over the dashboard. */
export type DashboardDialog =
  | { kind: 'details'; record: PresentationRecord }
  | { kind: 'delete'; record: PresentationRecord }
  | { kind: 'clear' }

const DetailsDialog = lazy(async () => {
  const { DetailsDialog: component } = await import('./details-dialog.tsx')
  return { default: component }
})

const DeleteDialog = lazy(async () => {
  const { DeleteDialog: component } = await import('./delete-dialog.tsx')
  return { default: component }
})

const ClearDataDialog = lazy(async () => {
  const { ClearDataDialog: component } = await import('./clear-data-dialog.tsx')
  return { default: component }
})

type DashboardDialogsProps = { dialog: DashboardDialog | null; user: User; onClose: () => void }

export function DashboardDialogs({ dialog, user, onClose }: DashboardDialogsProps) {
  return (
    <Suspense fallback={null}>
      {dialog?.kind === 'details' && <DetailsDialog record={dialog.record} onClose={onClose} />}
      {dialog?.kind === 'delete' && <DeleteDialog record={dialog.record} onClose={onClose} />}
      {dialog?.kind === 'clear' && <ClearDataDialog user={user} onClose={onClose} />}
    </Suspense>
  )
}
