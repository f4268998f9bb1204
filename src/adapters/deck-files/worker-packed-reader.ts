import { createWorker } from '#adapters/workers/create-worker.ts'
import type { PackedReader } from '#codecs/share/read-packed.ts'
import { fail } from '#core/result.ts'
import type { Clock } from '#ports/clock.ts'

type Answer = Awaited<ReturnType<PackedReader>>

/** The limits refuse what is known to take long; this is for what they do not know. */
const deadlineMs = 20_000

/** Off the main thread, and in a worker of its own that is ended when it takes too long or nobody waits. */
export function createWorkerPackedReader(
  workerUrl: string,
  clock: Pick<Clock, 'after'>,
): PackedReader {
  return (packed, { signal } = {}) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        resolve(fail('cancelled'))
        return
      }
      const worker = createWorker(workerUrl)
      const end = () => {
        worker.terminate()
        callOff()
        signal?.removeEventListener('abort', cancel)
      }
      const answer = (result: Answer) => {
        end()
        resolve(result)
      }
      const callOff = clock.after(deadlineMs, () => answer(fail('too-large')))
      const cancel = () => answer(fail('cancelled'))
      signal?.addEventListener('abort', cancel, { once: true })
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => answer(data))
      // What came is larger than this page can take in.
      worker.addEventListener('messageerror', () => answer(fail('too-large')))
      worker.addEventListener('error', () => {
        end()
        reject(new Error('What reads shares did not load, or gave up'))
      })
      worker.postMessage(packed, [packed.bytes.buffer])
    })
}
