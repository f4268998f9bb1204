import { createWorker } from '#adapters/workers/create-worker.ts'
import { fail } from '#core/result.ts'

// Vite makes it the address of the built worker.
// oxlint-disable-next-line import/default
import workerUrl from './read-content-worker.ts?worker&url'
import type { FoundContent } from './read-unnoted-content.ts'

export function readContentInWorker(id: string): Promise<FoundContent> {
  const worker = createWorker(workerUrl)
  const answered = new AbortController()
  return new Promise<FoundContent>((resolve) => {
    const giveUp = (cause: Event) => resolve(fail({ code: 'storage-unavailable', cause }))
    worker.addEventListener('message', ({ data }: MessageEvent<FoundContent>) => resolve(data))
    // It did not load, or ran out of memory.
    worker.addEventListener('error', giveUp)
    // Asleep with its page it would keep its transaction, for which every other page waits.
    addEventListener('pagehide', giveUp, { signal: answered.signal })
    worker.postMessage(id, [])
  }).finally(() => {
    answered.abort()
    worker.terminate()
  })
}
