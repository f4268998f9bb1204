import { useMemo } from 'react'

import { sourceOpenDeck, sourceStoredDeck } from '#workspace/files/deck-source.ts'
import type { ExportOverlay as Shown } from '#workspace/overlays.ts'

import { useWorkspace } from '../workspace-context.ts'
import { ExportDialog } from './export-dialog.tsx'

type ExportOverlayProps = { show: Shown; onClose: () => void }

/** The dialog about the open presentation, or about the stored one that is named. */
export function ExportOverlay({ show, onClose }: ExportOverlayProps) {
  const { decks, currentDeck } = useWorkspace()
  const source = useMemo(() => {
    if (show !== 'export') return sourceStoredDeck(decks, show.slice('export:'.length))
    const openDeck = currentDeck()
    return openDeck && sourceOpenDeck(openDeck)
  }, [show, decks, currentDeck])
  return <ExportDialog source={source} onClose={onClose} />
}
