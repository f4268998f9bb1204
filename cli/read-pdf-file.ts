import { join } from 'node:path'

import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { fitPdfPage, pageSheet, type PaintPage } from '#adapters/deck-files/paint-pdf-page.ts'
import { readPdfDeck } from '#adapters/deck-files/read-pdf-deck.ts'
import type { OpenPdf } from '#adapters/source/read-pdf.ts'
import type { DeckReader, ReadPicture } from '#codecs/read-result.ts'

const folder = join(import.meta.dirname, '../node_modules/pdfjs-dist')

/** With the pages painted where this computer has what pdf.js paints with; else their words alone. */
export const readPdfFile: DeckReader = (bytes, options) => {
  let opened: Promise<PDFDocumentProxy> | null = null
  const openPdf: OpenPdf = (data) => {
    const task = getDocument({
      data,
      cMapUrl: `${folder}/cmaps/`,
      standardFontDataUrl: `${folder}/standard_fonts/`,
      wasmUrl: `${folder}/wasm/`,
      isEvalSupported: false,
      disableFontFace: true,
      stopAtErrors: false,
      verbosity: 0,
    })
    opened = task.promise
    return task
  }
  const paintPage: PaintPage = async (page) => {
    const factory: unknown = (await opened)?.canvasFactory
    return canPaint(factory) ? paint(page, factory).catch(() => null) : null
  }
  return readPdfDeck(bytes, options, { openPdf, paintPage })
}

type Sheet = {
  canvas: { encode(format: 'webp', quality: number): Promise<Uint8Array> }
  context: Parameters<PDFPageProxy['render']>[0]['canvasContext']
}
/** What pdf.js paints with in Node: a package that it brings along where there is one for the system. */
type CanvasFactory = { create(width: number, height: number): Sheet }

const canPaint = (factory: unknown): factory is CanvasFactory =>
  typeof factory === 'object' && factory !== null && 'create' in factory

async function paint(page: PDFPageProxy, factory: CanvasFactory): Promise<ReadPicture> {
  const { width, height, background } = pageSheet
  const { canvas, context: canvasContext } = factory.create(width, height)
  const viewport = fitPdfPage(page)
  await page.render({ canvas: null, canvasContext, viewport, background }).promise
  return { bytes: new Uint8Array(await canvas.encode('webp', 90)), type: 'image/webp' }
}
