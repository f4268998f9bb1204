import { useCallback, useEffect, useRef, useState } from 'react'

import { createLazy } from '#core/lazy.ts'

import type { ImportState } from '#workspace/files/import-job.ts'

import { useWorkspace } from '../workspace-context.ts'

export type ImportJobView = {
  state: ImportState
  read: (files: readonly File[]) => void
  reset: () => void
  /** Goes on with what can be made of a text that has no slides. */
  take: () => void
}

/** One import, from choosing files on; called off when the dialog goes. */
export function useImportJob(): ImportJobView {
  const { imports } = useWorkspace()
  const [state, setState] = useState<ImportState>({ status: 'idle' })
  const [job] = useState(() =>
    createLazy(imports.createJob, (made) => void made.state.subscribe(setState)),
  )
  const turn = useRef(0)

  const read = useCallback(
    (files: readonly File[]) => {
      const names = files.map(({ name }) => name)
      const thisTurn = ++turn.current
      async function start() {
        const made = await job.load()
        if (!made.ok) throw made.error
        if (thisTurn === turn.current) await made.value.read(files)
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
    [job],
  )
  const reset = useCallback(() => {
    turn.current++
    job.arrived()?.reset()
    setState({ status: 'idle' })
  }, [job])
  useEffect(() => reset, [reset])
  const take = useCallback(
    () =>
      setState((shown) =>
        shown.status === 'error' && shown.composed
          ? { status: 'success', imported: shown.composed }
          : shown,
      ),
    [],
  )
  return { state, read, reset, take }
}
