import { fail, type Result } from '#core/result.ts'
import type {
  Speaker,
  Speech,
  SpeechRequest,
  Voice,
  VoiceFailure,
  VoiceProgress,
} from '#ports/sound/voice.ts'

import { createWorker } from '#adapters/workers/create-worker.ts'
// Vite makes it the address of the built worker.
// oxlint-disable-next-line import/default
import workerUrl from './voice-worker.ts?worker&url'
import { measureMissing, readManifest, type VoiceSource } from './voice-files.ts'

export type VoiceCall =
  | { kind: 'prepare'; id: number }
  | { kind: 'speak'; id: number; request: SpeechRequest }
  | { kind: 'cancel'; id: number }

export type VoiceAnswer =
  | { kind: 'progress'; progress: VoiceProgress }
  | { kind: 'prepared'; id: number; result: Result<void, VoiceFailure> }
  | { kind: 'spoken'; id: number; result: Result<Speech, VoiceFailure> }

type Waiting = (answer: Result<void | Speech, VoiceFailure>) => void

const isSupported = (): boolean =>
  typeof WebAssembly !== 'undefined' && typeof Worker !== 'undefined'

type Needs = {
  /** Also the name of its engine. */
  id: string
  speakers: readonly Speaker[]
  source: VoiceSource<string>
  startWorker?: () => Worker
}

/** `close` lets go of its engine, and of the memory that it takes; the next call starts another. */
export type WorkerVoice = Voice & { close(): void }

/** A neural voice on this device. Its engine lives in a worker, started on first use. */
export function createWorkerVoice({
  id: voiceId,
  speakers,
  source,
  startWorker = () => createWorker(workerUrl, voiceId),
}: Needs): WorkerVoice {
  const waiting = new Map<number, Waiting>()
  const watching = new Set<(progress: VoiceProgress) => void>()
  let worker: Worker | null = null
  let isReady = false
  let isFetching = false
  let lastId = 0

  function open(): Worker {
    const started = startWorker()
    started.addEventListener('message', ({ data }: MessageEvent<VoiceAnswer>) => hear(data))
    started.addEventListener('error', () => breakDown(started))
    return started
  }

  function hear(answer: VoiceAnswer) {
    if (answer.kind === 'progress') {
      isFetching = answer.progress.loaded < answer.progress.total
      for (const watch of watching) watch(answer.progress)
      return
    }
    if (answer.result.ok) isReady = true
    waiting.get(answer.id)?.(answer.result)
    waiting.delete(answer.id)
  }

  /** What waited is told, and the next call starts a new engine. */
  function breakDown(broken: Worker) {
    broken.terminate()
    if (worker !== broken) return
    worker = null
    isReady = false
    isFetching = false
    for (const tell of waiting.values()) tell(fail({ code: 'engine-failed' }))
    waiting.clear()
  }

  function call<T extends void | Speech>(
    describe: (id: number) => VoiceCall,
    signal: AbortSignal | undefined,
  ): Promise<Result<T, VoiceFailure>> {
    if (signal?.aborted) return Promise.resolve(fail({ code: 'cancelled' }))
    if (!isSupported()) return Promise.resolve(fail({ code: 'unsupported' }))
    const id = ++lastId
    return new Promise((resolve) => {
      const cancel = () => {
        waiting.delete(id)
        worker?.postMessage({ kind: 'cancel', id } satisfies VoiceCall, [])
        // A download that nobody waits for would only cost the user; what is here of it stays.
        if (worker && isFetching && waiting.size === 0) breakDown(worker)
        resolve(fail({ code: 'cancelled' }))
      }
      signal?.addEventListener('abort', cancel, { once: true })
      waiting.set(id, (answer) => {
        signal?.removeEventListener('abort', cancel)
        // Each kind of call gets its own kind of answer.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        resolve(answer as Result<T, VoiceFailure>)
      })
      worker ??= open()
      worker.postMessage(describe(id), [])
    })
  }

  return {
    id: voiceId,
    kind: 'device',
    listSpeakers: () => speakers,

    async checkReadiness() {
      if (isReady) return { status: 'ready' }
      if (!isSupported()) return { status: 'unavailable', failure: { code: 'unsupported' } }
      const manifest = await readManifest(source)
      if (!manifest.ok) return { status: 'unavailable', failure: manifest.error }
      const bytes = await measureMissing(manifest.value)
      if (bytes === 0) return { status: 'on-device' }
      return navigator.onLine
        ? { status: 'to-download', bytes }
        : { status: 'unavailable', failure: { code: 'offline' } }
    },

    async prepare(onProgress = () => {}, signal) {
      watching.add(onProgress)
      const prepared = await call<void>((id) => ({ kind: 'prepare', id }), signal)
      watching.delete(onProgress)
      return prepared
    },

    close: () => worker && breakDown(worker),

    speak: (request, signal) => call<Speech>((id) => ({ kind: 'speak', id, request }), signal),
  }
}
