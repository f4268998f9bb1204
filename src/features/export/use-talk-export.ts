import { useEffect, useRef, useState } from 'react'

import { saveFile } from '#ui/save-file.ts'
import type { DeckSource } from '#workspace/files/deck-source.ts'
import {
  type ExportedTalk,
  exportTalk,
  type ExportTalkFailure,
  type TalkProgress,
} from '#workspace/files/export-talk.ts'
import type { TalkChoices, TalkExportFormat } from '#workspace/files/talk-settings.ts'

import { useWorkspace } from '../workspace-context.ts'

export type TalkExportState =
  | { status: 'choosing' }
  | { status: 'writing'; progress: TalkProgress; since: number }
  | { status: 'done'; file: ExportedTalk }
  | { status: 'failed'; failure: Exclude<ExportTalkFailure, { code: 'cancelled' }> }

type Start = { format: TalkExportFormat; choices: TalkChoices; disk?: FileSystemFileHandle }

const begun: TalkProgress = { share: 0, stage: 'voice', slide: 1, slides: 1 }

/** One talk at a time, called off with the dialog that shows it. */
export function useTalkExport(source: DeckSource | null) {
  const { talkFiles, clock } = useWorkspace()
  const [state, setState] = useState<TalkExportState>({ status: 'choosing' })
  const running = useRef<AbortController>(null)

  useEffect(() => () => running.current?.abort(), [])

  async function start(order: Start) {
    const controller = new AbortController()
    running.current = controller
    const since = clock.now()
    setState({ status: 'writing', progress: begun, since })
    const loaded = await talkFiles.load()
    if (controller.signal.aborted) return
    if (!loaded.ok) {
      setState({ status: 'failed', failure: { code: 'voice', failure: { code: 'not-loaded' } } })
      return
    }
    const exported = await exportTalk(
      { ...order, source },
      { recorder: loaded.value.recorder, writeTalkFile: loaded.value.write },
      {
        signal: controller.signal,
        onProgress: (progress) => setState({ status: 'writing', progress, since }),
      },
    )
    if (controller.signal.aborted) return
    if (exported.ok) {
      const { blob, name } = exported.value
      if (blob) saveFile({ blob, name })
      setState({ status: 'done', file: exported.value })
    } else if (!isCancelled(exported.error)) setState({ status: 'failed', failure: exported.error })
  }

  function goBack() {
    running.current?.abort()
    setState({ status: 'choosing' })
  }

  return { state, start: (order: Start) => void start(order), goBack }
}

const isCancelled = (failure: ExportTalkFailure): failure is { code: 'cancelled' } =>
  failure.code === 'cancelled'
