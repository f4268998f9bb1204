import { useCallback, useEffect, useRef, useState } from 'react'

import type { ImportJob, ImportState } from '#workspace/files/import-job.ts'

import { useWorkspace } from '../workspace-context.ts'

export type ImportJobView = {
  state: ImportState
  read: (files: readonly File[]) => void
  reset: () => void
}

/** One import, from choosing files on; called off when the dialog goes. */
export function useImportJob(): ImportJobView {
  const { imports } = useWorkspace()
  const [state, setState] = useState<ImportState>({ status: 'idle' })
  const job = useRef<ImportJob>(null)
  const turn = useRef(0)

  const read = useCallback(
    (files: readonly File[]) => {
      const names = files.map(({ name }) => name)
      const thisTurn = ++turn.current
      async function start() {
        job.current ??= await obtain()
        if (thisTurn === turn.current) await job.current.read(files)
      }
      async function obtain() {
        const made = await imports.createJob()
        made.state.subscribe(setState)
        return made
      }
      setState({ status: 'processing', names, stage: 'opening', share: 0 })
      start().catch(() => {
        // Called off meanwhile, or overtaken by other files.
        if (thisTurn !== turn.current) return
        // Offline, a part that was never needed before may not be there.
        setState({
          status: 'error',
          failure: { name: names[0] ?? '', kind: null, code: 'failed' },
        })
      })
    },
    [imports],
  )
  const reset = useCallback(() => {
    turn.current++
    job.current?.reset()
    setState({ status: 'idle' })
  }, [])
  useEffect(() => reset, [reset])
  return { state, read, reset }
}
