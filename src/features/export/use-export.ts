import type { DeckSource } from '#workspace/files/deck-source.ts'
import {
  exportDeck,
  type ExportFailure,
  type ExportOrder,
  type ExportStage,
} from '#workspace/files/export-deck.ts'

import { useWorkspace } from '../workspace-context.ts'
import { useWriting, type WritingState } from './use-writing.ts'

type Progress = { share: number; stage: ExportStage }

export type ExportState = WritingState<Progress, ExportFailure>

const begun: Progress = { share: 0, stage: 'pictures' }

/** The presentation as a file. */
export function useExport(source: DeckSource | null) {
  const { writeDeckFile, preferences } = useWorkspace()
  const { state, start, goBack } = useWriting<Progress, ExportFailure>(begun)
  const nothing: ExportState = { status: 'failed', failure: 'no-deck' }
  return {
    state: source ? state : nothing,
    start: (order: Omit<ExportOrder, 'source'>) =>
      start(({ signal, onProgress }) =>
        exportDeck(
          { ...order, source },
          { writeDeckFile, preferences },
          { signal, onProgress: (share, stage) => onProgress({ share, stage }) },
        ),
      ),
    goBack,
  }
}
