import { createStore, type StoreApi } from 'zustand/vanilla'

import type { ImportJob } from './import-job.ts'
import { isImport, type Overlays } from '#workspace/overlays.ts'

/** Where files come in, from whichever screen. What reads them is fetched with the first. */
export type Imports = {
  state: StoreApi<ImportsState>
  /** To the import dialog that is open, or else one is opened. */
  offer(files: readonly File[]): void
  createJob(): Promise<ImportJob>
}

export type ImportsState = {
  /** What was dropped or pasted, for as long as the dialog about it is open. */
  offered: readonly File[]
}

type Needs = { overlays: Pick<Overlays, 'state' | 'show'>; createJob: () => Promise<ImportJob> }

export function createImports({ overlays, createJob }: Needs): Imports {
  const state = createStore<ImportsState>(() => ({ offered: [] }))
  overlays.state.subscribe(({ open }, before) => {
    if (isImport(before.open) && open !== before.open) state.setState({ offered: [] })
  })
  return {
    state,
    offer(offered) {
      state.setState({ offered })
      if (!isImport(overlays.state.getState().open)) overlays.show('import')
    },
    createJob,
  }
}
