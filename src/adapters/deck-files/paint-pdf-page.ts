import type { PDFPageProxy } from 'pdfjs-dist'

import type { ReadPicture } from '#codecs/read-result.ts'

/** Null where the page cannot be painted. */
export type PaintPage = (page: PDFPageProxy) => Promise<ReadPicture | null>

/** As large as pictures are kept. */
const stage = { width: 1600, height: 900 }

/** The whole page on a sheet as wide as a slide, so that nothing of it is cut off. */
export const paintPdfPage: PaintPage = async (page) => {
  const natural = page.getViewport({ scale: 1 })
  const scale = Math.min(stage.width / natural.width, stage.height / natural.height)
  const viewport = page.getViewport({
    scale,
    offsetX: (stage.width - natural.width * scale) / 2,
    offsetY: (stage.height - natural.height * scale) / 2,
  })
  const canvas = document.createElement('canvas')
  Object.assign(canvas, stage)
  await page.render({ canvas, viewport, background: '#ffffff' }).promise
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/webp', 0.9),
  )
  // Some browsers hold on to the memory of a canvas that still has a size.
  Object.assign(canvas, { width: 0, height: 0 })
  return blob && { bytes: new Uint8Array(await blob.arrayBuffer()), type: blob.type }
}
