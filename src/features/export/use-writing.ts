import { useEffect, useRef, useState } from 'react'

import type { Result } from '#core/result.ts'
import { saveFile } from '#ui/save-file.ts'
import type { ExportedTalk } from '#workspace/files/export-talk.ts'

export type WritingState<Progress, Failure> =
  | { status: 'choosing' }
  | { status: 'writing'; progress: Progress }
  | { status: 'done'; file: ExportedTalk }
  | { status: 'failed'; failure: Failure }

type Call<Progress> = { signal: AbortSignal; onProgress: (progress: Progress) => void }
type Write<Progress, Failure> = (call: Call<Progress>) => Promise<Result<ExportedTalk, Failure>>

/** One file at a time, called off with the dialog that shows it; whoever calls off is told nothing. */
export function useWriting<Progress, Failure>(begun: Progress) {
  const [state, setState] = useState<WritingState<Progress, Failure>>({ status: 'choosing' })
  const running = useRef<AbortController>(null)

  useEffect(() => () => running.current?.abort(), [])

  async function start(write: Write<Progress, Failure>) {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setState({ status: 'writing', progress: begun })
    const onProgress = (progress: Progress) => {
      if (!signal.aborted) setState({ status: 'writing', progress })
    }
    const written = await write({ signal, onProgress })
    if (signal.aborted) return
    if (!written.ok) {
      setState({ status: 'failed', failure: written.error })
      return
    }
    const file = written.value
    const { blob, name } = file
    // What went to the disk at once is there.
    if (blob) saveFile({ blob, name })
    setState({ status: 'done', file })
  }

  function goBack() {
    running.current?.abort()
    setState({ status: 'choosing' })
  }

  return {
    state,
    start: (write: Write<Progress, Failure>) => void start(write),
    goBack,
  }
}
