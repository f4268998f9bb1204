import {
  AppWindow,
  Braces,
  CopyPlus,
  Download,
  FileText,
  Link2,
  Pencil,
  Play,
  Presentation,
  Tag,
  Trash2,
} from 'lucide-react'
import type { ReactNode } from 'react'

import type { PresentationRecord } from '#core/deck/record.ts'
import { dashboardWords } from '#words/dashboard.ts'
import type { ExportOrder } from '#workspace/files/export-deck.ts'

import type { Action } from '../actions.ts'
import type { LibraryCommands } from './use-library-commands.ts'
import type { LibraryView } from './use-library-view.ts'

const words = dashboardWords.card

/** Everything a card offers, for its menu and for the keys pressed on it. */
export function listPresentationActions(
  record: PresentationRecord,
  commands: LibraryCommands,
  view: LibraryView,
): Action[] {
  const exportAction = (format: ExportOrder['format'], label: string, icon: ReactNode): Action => ({
    id: `export-${format}`,
    label,
    icon,
    run: () => commands.exportAs(record, format),
  })
  return [
    { id: 'play', label: words.play, icon: <Play />, run: () => commands.play(record) },
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
    exportAction('pdf', words.exportPdf, <FileText />),
    ...(view === 'grid' ? [exportAction('pptx', words.exportPptx, <Presentation />)] : []),
    exportAction('html', words.exportHtml, <AppWindow />),
    exportAction('json', words.exportJson, <Braces />),
    {
      id: 'export-more',
      label: words.exportMore,
      icon: <Download />,
      run: () => commands.exportMore(record),
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
