import { AppWindow, Download, FileJson, FileText, Presentation, Printer } from 'lucide-react'
import { useMemo } from 'react'

import { showToast } from '#ui/notices/show-toast.ts'
import { appWords } from '#words/app.ts'
import { editorWords } from '#words/editor/editor.ts'
import { exportWords } from '#words/files/export.ts'
import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import { sourceOpenDeck } from '#workspace/files/deck-source.ts'
import type { ExportOrder } from '#workspace/files/export-deck.ts'

import type { Action } from '../actions.ts'
import { useWorkspace } from '../workspace-context.ts'
import { quickExport } from './quick-export.ts'

type Exported = Pick<OpenDeck, 'state' | 'loadPicture'>

/** The ways out of a presentation that lies open: the one Export, Print first. */
export function useExportActions(deck: Exported): readonly Action[] {
  const { overlays, exports, currentTools, loadDeckTools } = useWorkspace()
  return useMemo(() => {
    const words = editorWords.actions
    const exportAs = (format: ExportOrder['format']) =>
      void quickExport({ exports, overlays }, { format, source: sourceOpenDeck(deck) })
    async function print() {
      // Who only watches has not needed them so far.
      const areThere = currentTools() !== null || (await loadDeckTools()).ok
      if (areThere) overlays.show('print')
      else showToast(appWords.missingPart.title)
    }
    return [
      {
        id: 'print',
        label: words.print,
        icon: <Printer />,
        shortcut: '$mod+p',
        run: () => void print(),
      },
      {
        id: 'export-pdf',
        label: words.pdf,
        icon: <FileText />,
        run: () => exportAs('pdf'),
      },
      {
        id: 'export-pptx',
        label: words.pptx,
        icon: <Presentation />,
        run: () => exportAs('pptx'),
      },
      {
        id: 'export-json',
        label: words.json,
        icon: <FileJson />,
        run: () => exportAs('json'),
      },
      {
        id: 'export-html',
        label: words.html,
        icon: <AppWindow />,
        run: () => exportAs('html'),
      },
      {
        id: 'export-more',
        label: exportWords.more,
        icon: <Download />,
        run: () => overlays.show('export'),
      },
    ]
  }, [deck, overlays, exports, currentTools, loadDeckTools])
}
