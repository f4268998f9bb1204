import { createWorker } from '#adapters/workers/create-worker.ts'
import type { CopiedSlides } from '#core/deck/copied-slides.ts'

// Vite makes it the address of the built worker.
// oxlint-disable-next-line import/default
import workerUrl from './read-copied-worker.ts?worker&url'
import { readCopied } from './read-copied.ts'

/** Of so many letters nobody notices that they are read; to start a worker takes longer. */
const readAtOnce = 200_000

/** Any page can put megabytes on the clipboard under our name: those are read off the main thread. */
export function readCopiedInWorker(text: string): Promise<CopiedSlides | null> {
  if (text.length <= readAtOnce) return Promise.resolve(readCopied(text))
  const worker = createWorker(workerUrl)
  return new Promise<CopiedSlides | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CopiedSlides | null>) =>
      resolve(data),
    )
    // It did not load, or ran out of memory.
    worker.addEventListener('error', () => resolve(null))
    worker.postMessage(text, [])
  }).finally(() => worker.terminate())
}
