import { createWorker } from '#adapters/workers/create-worker.ts'
import type { WriteCall, WriteFailure, WriteStage } from '#codecs/write-result.ts'
import { fail, type Result } from '#core/result.ts'

/** Whoever writes files of some kind; `WriteDeckFile` is one, and so is `WriteTalkFile`. */
type FileWriter<Format, Input, Choices, Written, Failure> = (
  format: Format,
  input: Input,
  options?: WriteCall & Choices,
) => Promise<Result<Written, Failure | WriteFailure>>

/** One worker serves several. */
type FileKind = 'deck' | 'talk'

type FileToWrite<Format, Input, Choices> = {
  kind: FileKind
  format: Format
  input: Input
  choices: Choices
}

type Place<Input> = {
  workerUrl: string
  findLanguage: () => string
  /** What goes there and is no longer here. */
  listMoved?: (input: Input) => Transferable[]
}

type WorkerMessage<Answer> =
  | { kind: 'progress'; share: number; stage: WriteStage }
  | { kind: 'end'; result: Answer }

/**
 * Off the main thread, and in a worker of its own that can be ended whatever it is busy with. Its
 * name is the language that the file speaks around its slides.
 */
export const createWorkerFileWriter =
  <Format, Input, Choices, Written, Failure>(
    kind: FileKind,
    { workerUrl, findLanguage, listMoved = () => [] }: Place<Input>,
  ): FileWriter<Format, Input, Choices, Written, Failure> =>
  (format, input, options) =>
    new Promise((resolve) => {
      const { signal, onProgress } = options ?? {}
      if (signal?.aborted) {
        resolve(fail('cancelled'))
        return
      }
      const worker = startWorker(workerUrl, findLanguage())
      if (!worker) {
        resolve(fail('failed'))
        return
      }
      const answer = (result: Result<Written, Failure | WriteFailure>) => {
        worker.terminate()
        signal?.removeEventListener('abort', cancel)
        resolve(result)
      }
      const cancel = () => answer(fail('cancelled'))
      signal?.addEventListener('abort', cancel, { once: true })
      type Answer = Result<Written, Failure | WriteFailure>
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage<Answer>>) => {
        if (data.kind === 'progress') onProgress?.(data.share, data.stage)
        else answer(data.result)
      })
      const giveUp = () => answer(fail('failed'))
      worker.addEventListener('error', giveUp)
      // What came is larger than this page can take in.
      worker.addEventListener('messageerror', giveUp)
      // Neither can be sent: what they are for happens here.
      const choices = { ...options, signal: undefined, onProgress: undefined }
      try {
        // Of a deck nothing is moved there: whoever shows it needs its pictures, too.
        worker.postMessage({ kind, format, input, choices }, listMoved(input))
      } catch {
        // There is no memory for a second copy of them.
        giveUp()
      }
    })

/** Null where the browser will have no worker: too many are there, or it refuses the address. */
function startWorker(workerUrl: string, language: string): Worker | null {
  try {
    return createWorker(workerUrl, language)
  } catch {
    return null
  }
}

/**
 * The other end. What writes is loaded when a file has come: the shaping engine starts while it is
 * imported, and a worker that waited for that before it listens would never answer.
 */
export function serveFileWriter<
  Format,
  Input,
  Choices,
  Written extends { bytes: Uint8Array<ArrayBuffer> | null },
  Failure,
>(
  kind: FileKind,
  loadWriter: () => Promise<FileWriter<Format, Input, Choices, Written, Failure>>,
): void {
  type Answer = Result<Written, Failure | WriteFailure>
  const send = (message: WorkerMessage<Answer>, moved: Transferable[] = []): void =>
    postMessage(message, { transfer: moved })

  async function write({ format, input, choices }: FileToWrite<Format, Input, Choices>) {
    const writeFile = await loadWriter()
    const result = await writeFile(format, input, {
      ...choices,
      onProgress: (share, stage) => send({ kind: 'progress', share, stage }),
    })
    const bytes = result.ok ? result.value.bytes : null
    send({ kind: 'end', result }, bytes ? [bytes.buffer] : [])
  }

  addEventListener('message', ({ data }: MessageEvent<FileToWrite<Format, Input, Choices>>) => {
    // Left alone, a bug here would keep whoever waits waiting.
    if (data.kind === kind) write(data).catch(reportError)
  })
}
