import { createWorker } from '#adapters/workers/create-worker.ts'
import type { FileChoices } from '#codecs/file-choices.ts'
import type { DeckFileFormat } from '#codecs/file-formats.ts'
import type { DeckToWrite, WriteDeckFile, WriteResult, WriteStage } from '#codecs/write-result.ts'
import { fail } from '#core/result.ts'

type FileToWrite = { format: DeckFileFormat; input: DeckToWrite; choices: FileChoices }

type WorkerMessage =
  | { kind: 'progress'; share: number; stage: WriteStage }
  | { kind: 'end'; result: WriteResult }

/**
 * Off the main thread, and in a worker of its own that can be ended whatever it is busy with. Its
 * name is the language that the file speaks around its slides.
 */
export const createWorkerFileWriter =
  (workerUrl: string, findLanguage: () => string): WriteDeckFile =>
  (format, input, { signal, onProgress, ...choices } = {}) =>
    new Promise((resolve) => {
      if (signal?.aborted) {
        resolve(fail('cancelled'))
        return
      }
      const worker = startWorker(workerUrl, findLanguage())
      if (!worker) {
        resolve(fail('failed'))
        return
      }
      const answer = (result: WriteResult) => {
        worker.terminate()
        signal?.removeEventListener('abort', cancel)
        resolve(result)
      }
      const cancel = () => answer(fail('cancelled'))
      signal?.addEventListener('abort', cancel, { once: true })
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
        if (data.kind === 'progress') onProgress?.(data.share, data.stage)
        else answer(data.result)
      })
      const giveUp = () => answer(fail('failed'))
      worker.addEventListener('error', giveUp)
      // What came is larger than this page can take in.
      worker.addEventListener('messageerror', giveUp)
      const file: FileToWrite = { format, input, choices }
      try {
        // Nothing is moved there: whoever shows the deck needs its pictures, too.
        worker.postMessage(file, [])
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

const send = (message: WorkerMessage, moved: Transferable[] = []): void =>
  postMessage(message, { transfer: moved })

/**
 * The other end. What writes is loaded when a file has come: the shaping engine starts while it is
 * imported, and a worker that waited for that before it listens would never answer.
 */
export function serveFileWriter(loadWriter: () => Promise<WriteDeckFile>): void {
  async function write({ format, input, choices }: FileToWrite) {
    const writeFile = await loadWriter()
    const result = await writeFile(format, input, {
      ...choices,
      onProgress: (share, stage) => send({ kind: 'progress', share, stage }),
    })
    send({ kind: 'end', result }, result.ok ? [result.value.bytes.buffer] : [])
  }

  addEventListener('message', ({ data }: MessageEvent<FileToWrite>) => {
    // Left alone, a bug here would keep whoever waits waiting.
    write(data).catch(reportError)
  })
}
