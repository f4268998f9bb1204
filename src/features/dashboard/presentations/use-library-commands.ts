import { useMemo } from 'react'
import { useLocation } from 'wouter'

import type { PresentationRecord } from '#core/deck/record.ts'
import { createLazy } from '#core/lazy.ts'
import { showToast } from '#ui/notices/show-toast.ts'
import { appWords } from '#words/app.ts'
import { dashboardWords as words } from '#words/library/dashboard.ts'
import { sourceStoredDeck } from '#workspace/files/deck-source.ts'
import { formatPreference } from '#workspace/files/last-format.ts'
import type { ExportOrder } from '#workspace/files/export-deck.ts'

import { paths } from '../../paths.ts'
import { useWorkspace } from '../../workspace-context.ts'
import type { DashboardDialog } from '../dialogs/dashboard-dialogs.tsx'

/** Most who look at their library export nothing. */
const exporting = createLazy(async () => (await import('../../deck/quick-export.ts')).quickExport)

/** What can be done with one presentation of the library. */
export type LibraryCommands = Record<
  'open' | 'play' | 'showDetails' | 'duplicate' | 'share' | 'film' | 'exportMore' | 'askToDelete',
  (record: PresentationRecord) => void
> & { exportAs(record: PresentationRecord, format: ExportOrder['format']): void }

export function useLibraryCommands(onDialog: (dialog: DashboardDialog) => void): LibraryCommands {
  const { library, decks, overlays, exports, preferences } = useWorkspace()
  const [, navigate] = useLocation()

  return useMemo(() => {
    async function duplicate({ id }: PresentationRecord) {
      const copy = await library.duplicate(id)
      if (copy.ok) showToast(words.duplicated(copy.value.title))
    }

    async function exportAs({ id }: PresentationRecord, format: ExportOrder['format']) {
      const quickExport = await exporting.load()
      if (!quickExport.ok) return showToast(appWords.missingPart.text, { duration: 10_000 })
      const order = { format, source: sourceStoredDeck(decks, id) }
      return quickExport.value({ exports, overlays }, order)
    }

    return {
      open: ({ id }) => navigate(paths.deck(id)),
      play: ({ id }) => navigate(paths.play(id)),
      showDetails: (record) => onDialog({ kind: 'details', record }),
      duplicate: (record) => void duplicate(record),
      share: ({ id }) => overlays.show(`share:${id}`),
      exportAs: (record, format) => void exportAs(record, format),
      film({ id }) {
        preferences.write(formatPreference, 'mp4')
        overlays.show(`export:${id}`)
      },
      exportMore: ({ id }) => overlays.show(`export:${id}`),
      askToDelete: (record) => onDialog({ kind: 'delete', record }),
    }
  }, [library, decks, overlays, exports, preferences, navigate, onDialog])
}
