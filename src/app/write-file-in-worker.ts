import { createWorkerFileWriter } from '#adapters/deck-files/worker-file-writer.ts'
import { rasterizeDrawings } from '#adapters/pictures/rasterize-drawings.ts'
import { describeFormat } from '#codecs/file-formats.ts'
import type { WriteDeckFile } from '#codecs/write-result.ts'
import { currentLanguage } from '#words/language.ts'

// Vite makes it the address of the built worker.
// oxlint-disable-next-line import/default
import workerUrl from './write-file-worker.ts?worker&url'

const write = createWorkerFileWriter(workerUrl, () => currentLanguage().tag)

export const writeFileInWorker: WriteDeckFile = async (format, input, options) => {
  const { isOfPixels } = describeFormat(format)
  const given = isOfPixels ? await rasterizeDrawings(input, options?.signal) : input
  return write(format, given, options)
}
