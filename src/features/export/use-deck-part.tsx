import { useState } from 'react'

import { describeExportFailure, exportWords as words } from '#words/files/export.ts'
import type { DeckSource } from '#workspace/files/deck-source.ts'
import { estimateSize } from '#workspace/files/estimate-size.ts'
import type { ExportOrder } from '#workspace/files/export-deck.ts'
import {
  createExportSettings,
  type ExportSettings,
  keepFileFonts,
  listChoices,
} from '#workspace/files/export-settings.ts'
import { findPaper } from '#workspace/files/find-paper.ts'

import { useWorkspace } from '../workspace-context.ts'
import type { ExportPart } from './export-part.ts'
import { FormatOptions } from './format-options.tsx'
import { useDeckFacts } from './use-deck-facts.ts'
import { type ExportState, useExport } from './use-export.ts'

/** The presentation itself as a file. */
export function useDeckPart(source: DeckSource | null, format: ExportOrder['format']): ExportPart {
  const { preferences } = useWorkspace()
  const [settings, setSettings] = useState(() => createExportSettings(findPaper(), preferences))
  const facts = useDeckFacts(source)
  const { state, start, goBack } = useExport(source)
  const choices = listChoices(format, settings)
  const change = (changed: Partial<ExportSettings>) => {
    setSettings({ ...settings, ...changed })
    if (changed.fonts) keepFileFonts(preferences, changed.fonts)
  }
  return {
    state: showState(state),
    options: (
      <FormatOptions
        format={format}
        settings={settings}
        hidden={facts?.hidden ?? 0}
        onChange={change}
      />
    ),
    size: facts && estimateSize(format, facts, choices),
    label: {
      start: words.start(format),
      options: words.options(format),
      progress: words.progress(format),
    },
    sends: 'nothing',
    start: () => start({ format, choices }),
    goBack,
  }
}

function showState(state: ExportState): ExportPart['state'] {
  if (state.status === 'writing') {
    const { share, stage } = state.progress
    return { status: 'writing', stage: words.stages[stage], share, left: null }
  }
  if (state.status === 'failed') {
    // Whoever calls off does not wait for an answer: one that comes all the same is a fault.
    const code = state.failure === 'cancelled' ? 'failed' : state.failure
    return { status: 'failed', ...describeExportFailure(code) }
  }
  return state
}
