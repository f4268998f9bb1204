import { createWorker } from '#adapters/workers/create-worker.ts'
import type { FilesReader } from '#codecs/registry.ts'
import { fail } from '#core/result.ts'

import type { FilesWorkerMessage } from './read-files-worker.ts'
// Vite makes it the address of the built worker.
// oxlint-disable-next-line import/default
import workerUrl from './read-files-worker.ts?worker&url'

/** Off the main thread, and in a worker of its own that can be ended whatever it is busy with. */
export const readFilesInWorker: FilesReader = (files, { signal, onProgress } = {}) =>
  new Promise((resolve) => {
    const worker = createWorker(workerUrl)
    const answer = (result: Awaited<ReturnType<FilesReader>>) => {
      worker.terminate()
      resolve(result)
    }
    const name = files[0]?.name ?? ''
    signal?.addEventListener('abort', () => answer(fail({ name, kind: null, code: 'cancelled' })), {
      once: true,
    })
    worker.addEventListener('message', ({ data }: MessageEvent<FilesWorkerMessage>) => {
      if (data.kind === 'progress') onProgress?.(data.share)
      else answer(data.result)
    })
    worker.addEventListener('error', () => answer(fail({ name, kind: null, code: 'failed' })))
    worker.postMessage(
      files,
      files.map(({ bytes }) => bytes.buffer),
    )
  })
