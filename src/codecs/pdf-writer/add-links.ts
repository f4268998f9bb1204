import type { LinkArea, Paragraph, Rect, TextLine } from '#core/layout/boxes.ts'
import { pxPerPt } from '#core/layout/stage.ts'
import type { Font, TextMetrics } from '#core/layout/text-metrics.ts'

import { findLinks, type FoundLink } from './find-links.ts'
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

/** What leads somewhere as a whole. */
export function addLinkArea(
  { file, sheet, place }: LinkTools,
  { url, label, layer: _layer, ...rect }: LinkArea,
  parent: StructureElement,
): void {
  addArea({ file, sheet }, parent.add('Link', { alt: label }), place(rect), url)
}

function addArea(
  { file, sheet }: Pick<LinkTools, 'file' | 'sheet'>,
  element: StructureElement,
  rect: Rect,
  url: string,
): void {
  const ref = file.reserve()
  const key = element.addPlace(sheet, ref)
  file.add(
    `<</Type/Annot/Subtype/Link/Rect[${writeBounds(rect, sheet.size)}]/Border[0 0 0]/F 4/StructParent ${key}/Contents${writeText(url)}/A<</S/URI/URI${writeAscii(url)}>>>>`,
    ref,
  )
  sheet.places.push(ref)
}

type SetText = Pick<Paragraph, 'text' | 'lines' | 'rtl' | 'sizePt' | 'pitch' | 'runs'>

/** Where words lead, and addresses that are written out, can be pressed where they stand. */
export function addLinks(
  { file, sheet, metrics, place }: LinkTools,
  paragraph: SetText,
  font: Font,
  parent: StructureElement,
): void {
  const { lines, rtl, pitch } = paragraph
  const sizePx = paragraph.sizePt * pxPerPt
  for (const { start, end, url } of listLinks(paragraph)) {
    const element = parent.add('Link', { alt: url })
    for (const line of lines) {
      const from = Math.max(start, line.start) - line.start
      const to = Math.min(end, line.start + line.text.length) - line.start
      if (from >= to) continue
      const measure = (words: string, look: Font) => metrics.measure(words, look, sizePx)
      const extent = findExtent(line, { from, to, rtl, font }, measure)
      const rect = place({ ...extent, y: line.baseline - sizePx, height: pitch })
      addArea({ file, sheet }, element, rect, url)
    }
  }
}

/** Words that lead somewhere do so whatever they say. */
function listLinks({ text, runs = [] }: SetText): FoundLink[] {
  const led = runs.flatMap(({ start, end, look }) =>
    look?.link === undefined ? [] : [{ start, end, url: look.link }],
  )
  const joined = led.filter(
    ({ start, url }) => !led.some((one) => one.end === start && one.url === url),
  )
  const whole = joined.map(({ start, end, url }) => ({
    start,
    end: findEnd({ start, end, url }, led),
    url,
  }))
  const isLed = (link: FoundLink) =>
    whole.some(({ start, end }) => link.start < end && start < link.end)
  return [...whole, ...findLinks(text).filter((link) => !isLed(link))]
}

/** A link whose words do not all look alike is several runs, and one link. */
function findEnd({ end, url }: FoundLink, led: readonly FoundLink[]): number {
  const next = led.find((one) => one.start === end && one.url === url)
  return next ? findEnd(next, led) : end
}

type Stretch = { from: number; to: number; rtl: boolean; font: Font }

function findExtent(
  line: TextLine,
  { from, to, rtl, font }: Stretch,
  measure: (words: string, font: Font) => number,
): Pick<Rect, 'x' | 'width'> {
  const whole = { ...line, font, scale: 1 }
  const pieces = line.pieces ?? [whole]
  let [left, right, start] = [Infinity, -Infinity, 0]
  for (const piece of rtl ? pieces.toReversed() : pieces) {
    const [first, last] = [Math.max(0, from - start), Math.min(piece.text.length, to - start)]
    start += piece.text.length
    if (first >= last) continue
    // Which way a text runs that reads from the right is not worth finding out for this.
    const before = rtl ? 0 : measure(piece.text.slice(0, first), piece.font) * piece.scale
    const width = rtl
      ? piece.width
      : measure(piece.text.slice(first, last), piece.font) * piece.scale
    left = Math.min(left, piece.x + before)
    right = Math.max(right, piece.x + before + width)
  }
  return { x: left, width: right - left }
}
