import type { PageViewport, PDFPageProxy } from 'pdfjs-dist'

import type { ReadPicture } from '#codecs/read-result.ts'

/** Null where the page cannot be painted. */
export type PaintPage = (page: PDFPageProxy) => Promise<ReadPicture | null>

/** As large as pictures are kept. */
export const pageSheet = { width: 1600, height: 900, background: '#ffffff' } as const

/** The whole page on a sheet as wide as a slide, so that nothing of it is cut off. */
export function fitPdfPage(page: PDFPageProxy): PageViewport {
  const { width, height } = pageSheet
  const natural = page.getViewport({ scale: 1 })
  const scale = Math.min(width / natural.width, height / natural.height)
  return page.getViewport({
    scale,
    offsetX: (width - natural.width * scale) / 2,
    offsetY: (height - natural.height * scale) / 2,
  })
}

export const paintPdfPage: PaintPage = async (page) => {
  const { width, height, background } = pageSheet
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  await page.render({ canvas, viewport: fitPdfPage(page), background }).promise
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/webp', 0.9),
  )
  // Some browsers hold on to the memory of a canvas that still has a size.
  Object.assign(canvas, { width: 0, height: 0 })
  return blob && { bytes: new Uint8Array(await blob.arrayBuffer()), type: blob.type }
}
