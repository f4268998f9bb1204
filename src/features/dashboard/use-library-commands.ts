import { useMemo } from 'react'
import { useLocation } from 'wouter'

import type { PresentationRecord } from '#core/deck/record.ts'
import { showToast } from '#ui/show-toast.ts'
import { dashboardWords as words } from '#words/en/dashboard.ts'
import { exportDeckJson } from '#workspace/export-deck.ts'

import { handOverFile } from '../hand-over-file.ts'
import { paths } from '../paths.ts'
import { useWorkspace } from '../workspace-context.ts'
import type { DashboardDialog } from './dashboard-dialogs.tsx'

/** What can be done with one presentation of the library. */
export type LibraryCommands = Record<
  'open' | 'showDetails' | 'duplicate' | 'share' | 'exportJson' | 'askToDelete',
  (record: PresentationRecord) => void
>

export function useLibraryCommands(onDialog: (dialog: DashboardDialog) => void): LibraryCommands {
  const { library, decks, overlays } = useWorkspace()
  const [, navigate] = useLocation()

  return useMemo(() => {
    async function duplicate({ id }: PresentationRecord) {
      const copy = await library.duplicate(id)
      if (copy.ok) showToast(words.duplicated(copy.value.title))
    }

    async function exportJson({ id }: PresentationRecord) {
      const file = await exportDeckJson(decks, id)
      if (file.ok) handOverFile(file.value)
      else showToast(words.exportFailed)
    }

    return {
      open: ({ id }) => navigate(paths.deck(id)),
      showDetails: (record) => onDialog({ kind: 'details', record }),
      duplicate: (record) => void duplicate(record),
      share: ({ id }) => overlays.show(`share:${id}`),
      exportJson: (record) => void exportJson(record),
      askToDelete: (record) => onDialog({ kind: 'delete', record }),
    }
  }, [library, decks, overlays, navigate, onDialog])
}
