import { combineDecks } from '#codecs/combine-decks.ts'
import type { ReadSource, FilesReader } from '#codecs/registry.ts'
import type { ReadDeck } from '#codecs/read-result.ts'
import { type DeckFile, sniffPdf } from '#codecs/sniff-file.ts'
import { fail, ok } from '#core/result.ts'

import { readFilesInWorker } from './read-files-in-worker.ts'

/** In workers, but for PDF: what reads it has a worker of its own and paints in the page. */
export const readFilesInBrowser: FilesReader = async (files, options = {}) => {
  if (!files.some(({ bytes }) => sniffPdf(bytes))) return readFilesInWorker(files, options)
  const decks: ReadDeck[] = []
  const sources: ReadSource[] = []
  for (const [index, file] of files.entries()) {
    const onProgress = (share: number) => options.onProgress?.((index + share) / files.length)
    const read = await (sniffPdf(file.bytes) ? readPdf : readOther)(file, {
      ...options,
      onProgress,
    })
    if (!read.ok) return read
    decks.push(read.value)
    sources.push(...read.value.sources)
  }
  const [first, ...others] = decks
  if (!first) throw new Error('There is no file to read')
  return ok({ ...combineDecks([first, ...others]), sources })
}

type ReadOne = (
  file: DeckFile,
  options: NonNullable<Parameters<FilesReader>[1]>,
) => ReturnType<FilesReader>

const readOther: ReadOne = (file, options) => readFilesInWorker([file], options)

const readPdf: ReadOne = async ({ name, bytes }, options) => {
  const [{ readPdfDeck }, { openPdfInBrowser }, { paintPdfPage }] = await Promise.all([
    import('./read-pdf-deck.ts'),
    import('#adapters/source/browser-pdf.ts'),
    import('./paint-pdf-page.ts'),
  ])
  const needs = { openPdf: openPdfInBrowser, paintPage: paintPdfPage }
  const read = await readPdfDeck(bytes, { ...options, fileName: name }, needs)
  if (!read.ok) return fail({ name, kind: 'pdf', code: read.error })
  const slides = read.value.deck.slides.length
  return ok({ ...read.value, sources: [{ names: [name], kind: 'pdf', slides }] })
}
