import { ok } from '#core/result.ts'

import type { ImageFormat, PaintedFormat, TextFormat } from './file-formats.ts'
import type { DeckToWrite, PaintOptions, TextFileWriter, WriteResult } from './write-result.ts'

type PaintedFileWriter = (input: DeckToWrite, options: PaintOptions) => Promise<WriteResult>

/** Pictures take a canvas, and are written by an adapter. */
type PureFormat = Exclude<PaintedFormat, ImageFormat>

/** Each is fetched with the first file of its kind. */
const painted: Record<PureFormat, () => Promise<PaintedFileWriter>> = {
  pptx: async () => (await import('./pptx-writer/write-pptx.ts')).writePptx,
  pdf: async () => (await import('./pdf-writer/write-pdf.ts')).writePdf,
  html: async () => (await import('./html/write-html.ts')).writeHtml,
}

const texts: Record<TextFormat, () => Promise<TextFileWriter>> = {
  json: async () => {
    const { writeJson } = await import('./json/write-json.ts')
    return async (input) => ok(writeJson(input))
  },
  markdown: async () => (await import('./markdown-writer/write-markdown.ts')).writeMarkdown,
  txt: async () => (await import('./text-writer/write-text.ts')).writeText,
}

export const loadTextWriter = (format: TextFormat): Promise<TextFileWriter> => texts[format]()

export const loadPaintedWriter = (format: PureFormat): Promise<PaintedFileWriter> =>
  painted[format]()
