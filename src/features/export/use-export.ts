import { useEffect, useRef, useState } from 'react'

import { saveFile } from '#ui/save-file.ts'
import type { DeckSource } from '#workspace/files/deck-source.ts'
import {
  exportDeck,
  type ExportedFile,
  type ExportFailure,
  type ExportOrder,
  type ExportStage,
} from '#workspace/files/export-deck.ts'

import { useWorkspace } from '../workspace-context.ts'

export type ExportState =
  | { status: 'choosing' }
  | { status: 'writing'; stage: ExportStage; share: number }
  | { status: 'done'; file: ExportedFile }
  | { status: 'failed'; code: Exclude<ExportFailure, 'cancelled'> }

/** One export at a time, called off with the dialog that shows it. */
export function useExport(source: DeckSource | null) {
  const { writeDeckFile, preferences } = useWorkspace()
  const [state, setState] = useState<ExportState>(() =>
    source ? { status: 'choosing' } : { status: 'failed', code: 'no-deck' },
  )
  const running = useRef<AbortController>(null)

  useEffect(() => () => running.current?.abort(), [])

  async function start(order: Omit<ExportOrder, 'source'>) {
    const controller = new AbortController()
    running.current = controller
    setState({ status: 'writing', stage: 'pictures', share: 0 })
    const exported = await exportDeck(
      { ...order, source },
      { writeDeckFile, preferences },
      {
        signal: controller.signal,
        onProgress: (share, stage) => setState({ status: 'writing', stage, share }),
      },
    )
    if (controller.signal.aborted) return
    if (exported.ok) {
      saveFile(exported.value)
      setState({ status: 'done', file: exported.value })
    } else if (exported.error !== 'cancelled') setState({ status: 'failed', code: exported.error })
  }

  function goBack() {
    running.current?.abort()
    setState({ status: 'choosing' })
  }

  return { state, start: (order: Omit<ExportOrder, 'source'>) => void start(order), goBack }
}
