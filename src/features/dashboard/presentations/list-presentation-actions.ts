import type { PresentationRecord } from '#core/deck/record.ts'
import { dashboardWords } from '#words/library/dashboard.ts'
import type { ExportOrder } from '#workspace/files/export-deck.ts'

import type { Action } from '../../actions.ts'
import type { LibraryCommands } from './use-library-commands.ts'
import type { LibraryView } from './use-library-view.ts'

const words = dashboardWords.card

/** Everything a card offers, for its menu, which has their icons, and for the keys pressed on it. */
export function listPresentationActions(
  record: PresentationRecord,
  commands: LibraryCommands,
  view: LibraryView,
): Action[] {
  const exportAction = (format: ExportOrder['format'], label: string): Action => ({
    id: `export-${format}`,
    label,
    run: () => commands.exportAs(record, format),
  })
  return [
    { id: 'play', label: words.play, run: () => commands.play(record) },
    { id: 'edit', label: words.edit, run: () => commands.open(record) },
    {
      id: 'details',
      label: words.details,
      shortcut: 'F2',
      run: () => commands.showDetails(record),
    },
    {
      id: 'duplicate',
      label: words.duplicate,
      run: () => commands.duplicate(record),
    },
    { id: 'share', label: words.share, run: () => commands.share(record) },
    { id: 'film', label: words.film, run: () => commands.film(record) },
    exportAction('pdf', words.exportPdf),
    ...(view === 'grid' ? [exportAction('pptx', words.exportPptx)] : []),
    exportAction('html', words.exportHtml),
    exportAction('json', words.exportJson),
    {
      id: 'export-more',
      label: words.exportMore,
      run: () => commands.exportMore(record),
    },
    {
      id: 'delete',
      label: words.delete,
      shortcut: 'Delete',
      danger: true,
      run: () => commands.askToDelete(record),
    },
  ]
}
