import { fail, type Result } from '#core/result.ts'

import { createWorker } from '#adapters/workers/create-worker.ts'
// Vite makes it the address of the built worker.
// oxlint-disable-next-line import/default
import workerUrl from './shrink-picture-worker.ts?worker&url'

/** `type` is what to write it as, or null when it only has to prove that it can be decoded. */
export type ShrinkRequest = { picture: Blob; type: string | null }
export type ShrinkAnswer = Result<Blob | null, 'broken' | 'failed'>

/** Off the main thread: decoding 40 megapixels takes long enough to be felt. */
export function shrinkPicture(picture: Blob, type: string | null): Promise<ShrinkAnswer> {
  return new Promise((resolve) => {
    const worker = createWorker(workerUrl)
    const answer = (value: ShrinkAnswer) => {
      worker.terminate()
      resolve(value)
    }
    worker.addEventListener('message', ({ data }: MessageEvent<ShrinkAnswer>) => answer(data))
    worker.addEventListener('error', () => answer(fail('failed')))
    worker.postMessage({ picture, type } satisfies ShrinkRequest, [])
  })
}
