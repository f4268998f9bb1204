import { useState } from 'react'

import { fail } from '#core/result.ts'
import type { DeckSource } from '#workspace/files/deck-source.ts'
import {
  exportTalk,
  type ExportTalkFailure,
  type TalkOrder,
  type TalkProgress,
} from '#workspace/files/export-talk.ts'

import { useWorkspace } from '../workspace-context.ts'
import { useWriting, type WritingState } from './use-writing.ts'

export type TalkExportState = WritingState<TalkProgress, ExportTalkFailure>

const begun: TalkProgress = { share: 0, stage: 'voice', slide: 1, slides: 1 }

/** The talk as a file. */
export function useTalkExport(source: DeckSource | null) {
  const { talkFiles, clock } = useWorkspace()
  const [since, setSince] = useState(0)
  const { state, start, goBack } = useWriting<TalkProgress, ExportTalkFailure>(begun)
  return {
    state,
    /** When it was begun. */
    since,
    start(order: Omit<TalkOrder, 'source'>) {
      setSince(clock.now())
      start(async (call) => {
        const loaded = await talkFiles.load()
        if (!loaded.ok) return fail({ code: 'voice', failure: { code: 'not-loaded' } })
        return exportTalk({ ...order, source }, loaded.value, call)
      })
    },
    goBack,
  }
}
