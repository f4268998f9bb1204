import type { PackedReader } from '#codecs/share/read-packed.ts'
import type { Clock } from '#ports/clock.ts'

// Vite makes it the address of the built worker.
// oxlint-disable-next-line import/default
import workerUrl from './read-packed-worker.ts?worker&url'
import { createWorkerPackedReader } from './worker-packed-reader.ts'

export const createPackedReaderInWorker = (clock: Clock): PackedReader =>
  createWorkerPackedReader(workerUrl, clock)
