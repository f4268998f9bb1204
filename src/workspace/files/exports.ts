import { createStore, type StoreApi } from 'zustand/vanilla'

import type { DeckFileFormat } from '#codecs/file-formats.ts'
import type { WriteDeckFile } from '#codecs/write-result.ts'
import { fail, type Result } from '#core/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { Preferences } from '#ports/storage/preferences.ts'

import type { ExportedFile, ExportFailure, ExportOrder, ExportStage } from './export-deck.ts'

/** A file that is being written, for long enough to be spoken of. */
export type RunningExport = {
  id: number
  format: DeckFileFormat
  stage: ExportStage
  share: number
}

export type Exports = {
  state: StoreApi<{ running: readonly RunningExport[]; last: ExportedFile | null }>
  /** Goes on whatever screen is shown; several may run at once. */
  run(order: ExportOrder): Promise<Result<ExportedFile, ExportFailure>>
  cancel(id: number): void
}

/** What is done sooner needs no word about it. */
const momentMs = 500

type Needs = { writeDeckFile: WriteDeckFile; clock: Clock; preferences: Preferences }

export function createExports(needs: Needs): Exports {
  const state: Exports['state'] = createStore(() => ({ running: [], last: null }))
  const controllers = new Map<number, AbortController>()
  let ids = 0

  function put(job: RunningExport): void {
    state.setState(({ running }) => ({
      running: running.some(({ id }) => id === job.id)
        ? running.map((other) => (other.id === job.id ? job : other))
        : [...running, job],
    }))
  }

  return {
    state,
    async run(order) {
      const controller = new AbortController()
      let job: RunningExport = { id: ++ids, format: order.format, stage: 'pictures', share: 0 }
      let isShown = false
      controllers.set(job.id, controller)
      const callOff = needs.clock.after(momentMs, () => {
        isShown = true
        put(job)
      })
      try {
        const loaded = await import('./export-deck.ts').catch(() => null)
        if (!loaded) return fail('failed')
        const exported = await loaded.exportDeck(order, needs, {
          signal: controller.signal,
          onProgress(share, stage) {
            job = { ...job, share, stage }
            if (isShown) put(job)
          },
        })
        if (exported.ok) state.setState({ last: exported.value })
        return exported
      } finally {
        callOff()
        controllers.delete(job.id)
        state.setState(({ running }) => ({ running: running.filter(({ id }) => id !== job.id) }))
      }
    },
    cancel: (id) => controllers.get(id)?.abort(),
  }
}
