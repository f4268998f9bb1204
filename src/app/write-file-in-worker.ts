import { createWorkerFileWriter } from '#adapters/deck-files/worker-file-writer.ts'
import { rasterizeDrawings } from '#adapters/pictures/rasterize-drawings.ts'
import type { DeckFileFormat, WriteDeckFile } from '#codecs/write-result.ts'

// Vite makes it the address of the built worker.
// oxlint-disable-next-line import/default
import workerUrl from './write-file-worker.ts?worker&url'

const write = createWorkerFileWriter(workerUrl)

/** All others hold a drawing as it is, or no picture at all. */
const ofPixels = new Set<DeckFileFormat>(['pptx', 'pdf', 'png', 'jpeg'])

export const writeFileInWorker: WriteDeckFile = async (format, input, options) => {
  const given = ofPixels.has(format) ? await rasterizeDrawings(input, options?.signal) : input
  return write(format, given, options)
}
