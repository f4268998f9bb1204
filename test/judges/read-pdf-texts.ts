import { readFile } from 'node:fs/promises'

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { stage } from '#core/layout/stage.ts'

/** A piece of text on a page, in px of the stage. */
export type PdfText = { text: string; x: number; width: number; baseline: number; sizePx: number }

/** For each page, as a reader that is not ours finds them. */
export async function readPdfTexts(file: string | Uint8Array): Promise<PdfText[][]> {
  const data = typeof file === 'string' ? new Uint8Array(await readFile(file)) : file.slice()
  const task = getDocument({ data, verbosity: 0, useSystemFonts: false, disableFontFace: true })
  const pdf = await task.promise
  const pages: PdfText[][] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const scale = stage.width / page.getViewport({ scale: 1 }).width
    const { items } = await page.getTextContent()
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [, , skewX = 0, skewY = 0, x = 0, y = 0] = item.transform as number[]
        return [
          {
            text: item.str,
            x: x * scale,
            width: item.width * scale,
            baseline: stage.height - y * scale,
            sizePx: Math.hypot(skewX, skewY) * scale,
          },
        ]
      }),
    )
  }
  await task.destroy()
  return pages
}
