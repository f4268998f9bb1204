import { useMemo } from 'react'
import { useLocation } from 'wouter'

import type { PresentationRecord } from '#core/deck/record.ts'
import { showToast } from '#ui/show-toast.ts'
import { dashboardWords as words } from '#words/dashboard.ts'
import { sourceStoredDeck } from '#workspace/files/deck-source.ts'
import type { ExportOrder } from '#workspace/files/export-deck.ts'

import { paths } from '../paths.ts'
import { quickExport } from '../deck/quick-export.ts'
import { useWorkspace } from '../workspace-context.ts'
import type { DashboardDialog } from './dashboard-dialogs.tsx'

/** What can be done with one presentation of the library. */
export type LibraryCommands = Record<
  'open' | 'showDetails' | 'duplicate' | 'share' | 'exportMore' | 'askToDelete',
  (record: PresentationRecord) => void
> & { exportAs(record: PresentationRecord, format: ExportOrder['format']): void }

export function useLibraryCommands(onDialog: (dialog: DashboardDialog) => void): LibraryCommands {
  const { library, decks, overlays, exports } = useWorkspace()
  const [, navigate] = useLocation()

  return useMemo(() => {
    async function duplicate({ id }: PresentationRecord) {
      const copy = await library.duplicate(id)
      if (copy.ok) showToast(words.duplicated(copy.value.title))
    }

    return {
      open: ({ id }) => navigate(paths.deck(id)),
      showDetails: (record) => onDialog({ kind: 'details', record }),
      duplicate: (record) => void duplicate(record),
      share: ({ id }) => overlays.show(`share:${id}`),
      exportAs: ({ id }, format) =>
        void quickExport({ exports, overlays }, { format, source: sourceStoredDeck(decks, id) }),
      exportMore: ({ id }) => overlays.show(`export:${id}`),
      askToDelete: (record) => onDialog({ kind: 'delete', record }),
    }
  }, [library, decks, overlays, exports, navigate, onDialog])
}
