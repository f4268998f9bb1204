import { createWorkerFileWriter } from '#adapters/deck-files/worker-file-writer.ts'
import { rasterizeDrawings } from '#adapters/pictures/rasterize-drawings.ts'
import { describeFormat } from '#codecs/file-formats.ts'
import { describeTalkFormat } from '#codecs/talk/talk-formats.ts'
import type { TalkToWrite, WriteTalkFile } from '#codecs/talk/write-talk-result.ts'
import type { WriteDeckFile } from '#codecs/write-result.ts'
import { currentLanguage } from '#words/language.ts'

// Vite makes it the address of the built worker.
// oxlint-disable-next-line import/default
import workerUrl from './write-file-worker.ts?worker&url'

const findLanguage = () => currentLanguage().tag

const writeDeck: WriteDeckFile = createWorkerFileWriter('deck', { workerUrl, findLanguage })
const writeTalk: WriteTalkFile = createWorkerFileWriter('talk', {
  workerUrl,
  findLanguage,
  // An hour of sound is not to be there twice.
  listMoved: ({ recorded }: TalkToWrite) => recorded.pieces.map(({ samples }) => samples.buffer),
})

export const writeFileInWorker: WriteDeckFile = async (format, input, options) => {
  const { isOfPixels } = describeFormat(format)
  const given = isOfPixels ? await rasterizeDrawings(input, options?.signal) : input
  return writeDeck(format, given, options)
}

export const writeTalkInWorker: WriteTalkFile = async (format, input, options) => {
  const { needs } = describeTalkFormat(format)
  const isOfPixels = needs === 'video' || needs === 'slides'
  const given = isOfPixels ? await rasterizeDrawings(input, options?.signal) : input
  return writeTalk(format, { ...input, ...given }, options)
}
