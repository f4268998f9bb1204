import type { PlacedPart } from '#core/deck/placed.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'

/** A title of several paragraphs is one line: each of them has its range of it. */
export function* findTitleParts(
  title: string,
  paragraphs: readonly { element: XmlElement; text: string }[],
): Generator<[XmlElement, { part: PlacedPart; words: string }]> {
  let start = 0
  for (const { element, text } of paragraphs) {
    const words = text.replaceAll(/\s+/g, ' ').trim()
    if (!title.startsWith(words, start)) return
    const end = start + words.length
    const isWhole = start === 0 && end === title.length
    yield [element, { part: { field: 'title', ...(!isWhole && { range: [start, end] }) }, words }]
    start = end + 1
  }
}
