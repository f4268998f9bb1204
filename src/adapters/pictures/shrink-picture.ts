import { fail, type Result } from '#core/result.ts'

import { createWorker } from '#adapters/workers/create-worker.ts'
// Vite makes it the address of the built worker.
// oxlint-disable-next-line import/default
import workerUrl from './shrink-picture-worker.ts?worker&url'

/** `type` is what to write it as, or null when it only has to prove that it can be decoded. */
export type ShrinkRequest = { picture: Blob; type: string | null }
export type ShrinkAnswer = Result<Blob | null, 'broken' | 'failed'>

/** Starting a worker can hold the page up; the pictures of a file share theirs, which then end. */
const idleMs = 2_000

const idle: { worker: Worker; ending: ReturnType<typeof setTimeout> }[] = []

/** Off the main thread: decoding 40 megapixels takes long enough to be felt. */
export function shrinkPicture(picture: Blob, type: string | null): Promise<ShrinkAnswer> {
  return new Promise((resolve) => {
    const worker = takeIdle() ?? createWorker(workerUrl)
    const listening = new AbortController()
    const { signal } = listening
    const answered = ({ data }: MessageEvent<ShrinkAnswer>) => {
      listening.abort()
      rest(worker)
      resolve(data)
    }
    const broke = () => {
      listening.abort()
      worker.terminate()
      resolve(fail('failed'))
    }
    worker.addEventListener('message', answered, { signal })
    worker.addEventListener('error', broke, { signal })
    worker.postMessage({ picture, type } satisfies ShrinkRequest, [])
  })
}

function takeIdle(): Worker | undefined {
  const taken = idle.pop()
  clearTimeout(taken?.ending)
  return taken?.worker
}

function rest(worker: Worker) {
  const ending = setTimeout(() => {
    idle.splice(
      idle.findIndex((other) => other.worker === worker),
      1,
    )
    worker.terminate()
  }, idleMs)
  idle.push({ worker, ending })
}
