import { Braces, CopyPlus, FileText, Link2, Pencil, Presentation, Tag, Trash2 } from 'lucide-react'

import type { PresentationRecord } from '#core/deck/record.ts'
import { dashboardWords } from '#words/en/dashboard.ts'

import type { Action } from '../actions.ts'
import { isPlanned } from '../planned.ts'
import type { LibraryCommands } from './use-library-commands.ts'
import type { LibraryView } from './use-library-view.ts'

const words = dashboardWords.card

/** Everything a card offers, for its menu and for the keys pressed on it. */
export function listPresentationActions(
  record: PresentationRecord,
  commands: LibraryCommands,
  view: LibraryView,
): Action[] {
  const files = !isPlanned('file-formats')
  const pptx: Action = {
    id: 'export-pptx',
    label: words.exportPptx,
    icon: <Presentation />,
    enabled: files,
    run: () => {},
  }
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
    {
      id: 'share',
      label: words.share,
      icon: <Link2 />,
      enabled: !isPlanned('sharing'),
      run: () => {},
    },
    {
      id: 'export-pdf',
      label: words.exportPdf,
      icon: <FileText />,
      enabled: files,
      run: () => {},
    },
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
