import type { OpenDeck } from '#workspace/deck/open-deck.ts'
import type { ImportOverlay as ImportOverlayName } from '#workspace/overlays.ts'

import { ImportDialog } from './import-dialog.tsx'
import { ImportPptxDialog } from './import-pptx-dialog.tsx'

export type ImportOverlayProps = {
  show: ImportOverlayName
  /** Without one, the import becomes a presentation of its own. */
  openDeck: OpenDeck | null
  onClose: () => void
}

/** The dialogs of the import, which are fetched together. */
export function ImportOverlay({ show, openDeck, onClose }: ImportOverlayProps) {
  if (show === 'import') return <ImportDialog openDeck={openDeck} onClose={onClose} />
  return <ImportPptxDialog openDeck={openDeck} onClose={onClose} />
}
