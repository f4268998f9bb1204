import type { PlacedPart } from '#core/deck/placed.ts'

/** A title of several paragraphs is one line: each of them has its range of it. */
export function* findTitleParts<Element extends object>(
  title: string,
  paragraphs: readonly { element: Element; text: string }[],
): Generator<[Element, { part: PlacedPart; words: string }]> {
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
