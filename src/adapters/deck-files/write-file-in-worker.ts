import { createWorker } from '#adapters/workers/create-worker.ts'
import type { WriteDeckFile } from '#codecs/write-result.ts'
import { fail } from '#core/result.ts'

import type { FileToWrite, WriterMessage } from './write-file-worker.ts'
// Vite makes it the address of the built worker.
// oxlint-disable-next-line import/default
import workerUrl from './write-file-worker.ts?worker&url'

/** Off the main thread, and in a worker of its own that can be ended whatever it is busy with. */
export const writeFileInWorker: WriteDeckFile = (
  format,
  input,
  { signal, onProgress, ...options } = {},
) =>
  new Promise((resolve) => {
    if (signal?.aborted) {
      resolve(fail('cancelled'))
      return
    }
    const worker = createWorker(workerUrl)
    const answer = (result: Awaited<ReturnType<WriteDeckFile>>) => {
      worker.terminate()
      signal?.removeEventListener('abort', cancel)
      resolve(result)
    }
    const cancel = () => answer(fail('cancelled'))
    signal?.addEventListener('abort', cancel, { once: true })
    worker.addEventListener('message', ({ data }: MessageEvent<WriterMessage>) => {
      if (data.kind === 'progress') onProgress?.(data.share)
      else answer(data.result)
    })
    worker.addEventListener('error', () => answer(fail('failed')))
    const file: FileToWrite = { format, input, ...options }
    // Nothing is moved there: whoever shows the deck needs its pictures, too.
    worker.postMessage(file, [])
  })
