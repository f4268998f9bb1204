import type { DeckFileFormat, PdfFileWriter } from './write-result.ts'

/** Each is fetched with the first file of its kind; that of PDF needs most, and all are given it. */
const writers: Record<DeckFileFormat, () => Promise<PdfFileWriter>> = {
  pptx: async () => (await import('./pptx-writer/write-pptx.ts')).writePptx,
  pdf: async () => (await import('./pdf-writer/write-pdf.ts')).writePdf,
}

export const loadWriter = (format: DeckFileFormat): Promise<PdfFileWriter> => writers[format]()
