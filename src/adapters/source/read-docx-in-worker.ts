import { createWorker } from '#adapters/workers/create-worker.ts'
import type { readDocx } from '#codecs/docx/read-docx.ts'
import { fail, ok, type Result } from '#core/result.ts'
import type { SourceFailure, SourceText } from '#ports/source-reader.ts'

// Vite makes it the address of the built worker.
// oxlint-disable-next-line import/default
import workerUrl from './read-docx-worker.ts?worker&url'

/** Off the main thread: a document may hold megabytes of XML. */
export function readDocxInWorker(
  bytes: Uint8Array<ArrayBuffer>,
  signal?: AbortSignal,
): Promise<Result<SourceText, SourceFailure>> {
  return new Promise((resolve) => {
    const worker = createWorker(workerUrl)
    const answer = (value: Result<SourceText, SourceFailure>) => {
      worker.terminate()
      resolve(value)
    }
    signal?.addEventListener('abort', () => answer(fail('stopped')), { once: true })
    worker.addEventListener('message', ({ data }: MessageEvent<ReturnType<typeof readDocx>>) =>
      answer(data.ok ? ok({ text: data.value, isCut: false }) : data),
    )
    worker.addEventListener('error', () => answer(fail('failed')))
    worker.postMessage(bytes, [bytes.buffer])
  })
}
