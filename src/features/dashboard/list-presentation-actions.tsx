import { Braces, CopyPlus, FileText, Link2, Pencil, Presentation, Tag, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

import type { PresentationRecord } from '#core/deck/record.ts'
import { appWords } from '#words/en/app.ts'
import { dashboardWords } from '#words/en/dashboard.ts'

import type { Action } from '../actions.ts'
import type { LibraryCommands } from './use-library-commands.ts'
import type { LibraryView } from './use-library-view.ts'

const words = dashboardWords.card

/** In sight, so that people know it is coming; whoever builds it gives it something to run. */
const planned = (id: string, label: string, icon: ReactNode): Action => ({
  id,
  label,
  icon,
  note: appWords.planned,
  enabled: false,
  run: () => {},
})

/** Everything a card offers, for its menu and for the keys pressed on it. */
export function listPresentationActions(
  record: PresentationRecord,
  commands: LibraryCommands,
  view: LibraryView,
): Action[] {
  const pptx = planned('export-pptx', words.exportPptx, <Presentation />)
  return [
    { id: 'edit', label: words.edit, icon: <Pencil />, run: () => commands.open(record) },
    {
      id: 'details',
      label: words.details,
      icon: <Tag />,
      shortcut: 'F2',
      run: () => commands.showDetails(record),
    },
    {
      id: 'duplicate',
      label: words.duplicate,
      icon: <CopyPlus />,
      run: () => commands.duplicate(record),
    },
    { id: 'share', label: words.share, icon: <Link2 />, run: () => commands.share(record) },
    planned('export-pdf', words.exportPdf, <FileText />),
    ...(view === 'grid' ? [pptx] : []),
    {
      id: 'export-json',
      label: words.exportJson,
      icon: <Braces />,
      run: () => commands.exportJson(record),
    },
    {
      id: 'delete',
      label: words.delete,
      icon: <Trash2 />,
      shortcut: 'Delete',
      danger: true,
      run: () => commands.askToDelete(record),
    },
  ]
}
