import { getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
// Vite makes it the address of the worker's file.
// oxlint-disable-next-line import/default
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

import { createWorker } from '#adapters/workers/create-worker.ts'

import { readCharacterMap } from './read-character-map.ts'
import type { OpenPdf } from './read-pdf.ts'

/** pdf.js in a worker of its own. It would make one from plain text, which the page's policy refuses. */
export const openPdfInBrowser: OpenPdf = (data, { paints = false } = {}) => {
  const port = createWorker(workerUrl)
  const worker = PDFWorker.create({ port })
  const task = getDocument({
    data,
    worker,
    BinaryDataFactory: CharacterMaps,
    useWorkerFetch: false,
    useWasm: false,
    isEvalSupported: false,
    // No face is loaded: letters are painted as shapes, those without shapes in what the system has.
    disableFontFace: true,
    useSystemFonts: paints,
    stopAtErrors: false,
    verbosity: 0,
  })
  const destroy = task.destroy.bind(task)
  task.destroy = async () => {
    await destroy()
    worker.destroy()
    port.terminate()
  }
  return task
}

/** Asian PDFs name tables of characters that are too large to be within them. */
class CharacterMaps {
  fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    if (kind !== 'cMapUrl') throw new Error(`Only tables of characters come with the app: ${kind}`)
    return readCharacterMap(filename)
  }
}
