import { type FilesReader, readFiles } from '#codecs/registry.ts'
import type { DeckFile } from '#codecs/sniff-file.ts'

export type FilesWorkerMessage =
  | { kind: 'progress'; share: number }
  | { kind: 'end'; result: Awaited<ReturnType<FilesReader>> }

const send = (message: FilesWorkerMessage, moved: Transferable[] = []): void =>
  postMessage(message, { transfer: moved })

addEventListener('message', ({ data }: MessageEvent<readonly DeckFile[]>) => {
  // Left alone, a bug here would keep whoever waits waiting.
  read(data).catch(reportError)
})

async function read(files: readonly DeckFile[]) {
  const result = await readFiles(files, {
    withLook: true,
    onProgress: (share) => send({ kind: 'progress', share }),
  })
  const pictures = result.ok ? [...result.value.pictures.values()] : []
  // Two pictures may be windows on the same bytes.
  send({ kind: 'end', result }, [...new Set(pictures.map(({ bytes }) => bytes.buffer))])
}
