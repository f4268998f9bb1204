import type { DeckFileFormat, DeckToWrite, PdfPages, WriteDeckFile } from '#codecs/write-result.ts'

export type FileToWrite = { format: DeckFileFormat; input: DeckToWrite; pages?: PdfPages }

export type WriterMessage =
  | { kind: 'progress'; share: number }
  | { kind: 'end'; result: Awaited<ReturnType<WriteDeckFile>> }

const send = (message: WriterMessage, moved: Transferable[] = []): void =>
  postMessage(message, { transfer: moved })

addEventListener('message', ({ data }: MessageEvent<FileToWrite>) => {
  // Left alone, a bug here would keep whoever waits waiting.
  write(data).catch(reportError)
})

/**
 * The shaping engine starts while it is imported. A worker that waited for that before it listens
 * would miss what is sent to it meanwhile, and never answer.
 */
async function loadWriter(): Promise<WriteDeckFile> {
  const [
    { createFileWriter },
    { browserFontSource: fonts },
    { fetchFontCutter: loadFontCutter },
    { bakePictureOnCanvas: bakePicture },
  ] = await Promise.all([
    import('./write-file.ts'),
    import('#adapters/metrics/browser-font-source.ts'),
    import('#adapters/metrics/fetch-font-cutter.ts'),
    import('#adapters/pictures/bake-picture-on-canvas.ts'),
  ])
  return createFileWriter({ fonts, loadFontCutter, bakePicture })
}

async function write({ format, input, ...options }: FileToWrite) {
  const writeFile = await loadWriter()
  const result = await writeFile(format, input, {
    ...options,
    onProgress: (share) => send({ kind: 'progress', share }),
  })
  send({ kind: 'end', result }, result.ok ? [result.value.bytes.buffer] : [])
}
