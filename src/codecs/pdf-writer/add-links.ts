import type { Paragraph, Rect } from '#core/layout/boxes.ts'
import { pxPerPt } from '#core/layout/stage.ts'
import type { Font, TextMetrics } from '#core/layout/text-metrics.ts'

import { findLinks } from './find-links.ts'
import { type Sheet, writeBounds } from './pdf-document.ts'
import type { PdfFile } from './pdf-file.ts'
import type { StructureElement } from './structure.ts'
import { writeAscii, writeText } from './write-text.ts'

export type LinkTools = {
  file: PdfFile
  sheet: Sheet
  metrics: TextMetrics
  /** From the stage to the sheet. */
  place(rect: Rect): Rect
}

type SetText = Pick<Paragraph, 'text' | 'lines' | 'rtl' | 'sizePt' | 'pitch'>

/** Addresses that are written out in a text can be pressed where they stand. */
export function addLinks(
  { file, sheet, metrics, place }: LinkTools,
  paragraph: SetText,
  font: Font,
  parent: StructureElement,
): void {
  const { text, lines, rtl, pitch } = paragraph
  const sizePx = paragraph.sizePt * pxPerPt
  for (const { start, end, url } of findLinks(text)) {
    const element = parent.add('Link', { alt: url })
    for (const line of lines) {
      const from = Math.max(start, line.start) - line.start
      const to = Math.min(end, line.start + line.text.length) - line.start
      if (from >= to) continue
      // Which way a line runs that reads from the right is not worth finding out for this.
      const left = rtl ? 0 : metrics.measure(line.text.slice(0, from), font, sizePx)
      const width = rtl ? line.width : metrics.measure(line.text.slice(from, to), font, sizePx)
      const rect = place({
        x: line.x + left,
        y: line.baseline - sizePx,
        width,
        height: pitch,
      })
      const ref = file.reserve()
      const key = element.addPlace(sheet, ref)
      file.add(
        `<</Type/Annot/Subtype/Link/Rect[${writeBounds(rect, sheet.size)}]/Border[0 0 0]/F 4/StructParent ${key}/Contents${writeText(url)}/A<</S/URI/URI${writeAscii(url)}>>>>`,
        ref,
      )
      sheet.places.push(ref)
    }
  }
}
