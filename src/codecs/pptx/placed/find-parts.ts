import type { PlacedPart } from '#core/deck/placed.ts'
import type { SlideTable } from '#core/deck/slide-table.ts'
import { type Bullet, readBullet } from '#core/deck/texts/bullet.ts'
import { findTitleParts } from '#codecs/look/find-title-parts.ts'
import type { XmlElement } from '#codecs/xml/read-xml.ts'

import type { Item } from '../read-items.ts'
import { type Paragraph, readParagraphs } from '../read-paragraphs.ts'
import type { DiagramPoint } from './draw-points.ts'
import { find, findAll } from './find.ts'

export type WordsOfSlide = {
  title: string
  /** Of the file, from which the title was made. */
  paragraphs: readonly Paragraph[]
  items: readonly Item[]
  /** Of each item. */
  bullets: readonly (readonly Bullet[])[]
  content: readonly string[]
  /** The one that the slide keeps as a table. */
  table: SlideTable | undefined
}

export type FoundParts = {
  parts: Map<XmlElement, { part: PlacedPart; words: string }>
  /** By their frames. */
  diagrams: Map<XmlElement, DiagramPoint[]>
}

/** Which words of the slide each paragraph of the file became. */
export function findParts({
  title,
  paragraphs,
  items,
  bullets,
  content,
  table,
}: WordsOfSlide): FoundParts {
  const found: FoundParts = {
    parts: new Map(findTitleParts(title, paragraphs)),
    diagrams: new Map(),
  }
  let first = 0
  for (const [place, item] of items.entries()) {
    const own = bullets[place] ?? []
    if (item.kind === 'bullets')
      found.diagrams.set(item.shape.element, asPoints(item.bullets, first))
    else if (item.kind === 'text') nameParagraphs(item.paragraphs, own, first, found.parts)
    else if (item.kind === 'chart') nameTitle(item.shape.element, own, first, found.parts)
    else if (item.table !== table)
      nameRows(item.shape.element, content.slice(first, first + own.length), first, found.parts)
    first += own.length
  }
  return found
}

const asPoints = (
  bullets: Extract<Item, { kind: 'bullets' }>['bullets'],
  first: number,
): DiagramPoint[] =>
  bullets.map(({ level, text, id = '' }, at) => ({ index: first + at, level, text, id }))

function nameParagraphs(
  paragraphs: readonly Paragraph[],
  bullets: readonly Bullet[],
  first: number,
  parts: FoundParts['parts'],
): void {
  for (const [at, { element }] of paragraphs.entries()) {
    const point = bullets[at]
    if (!point) continue
    parts.set(element, { part: { field: 'content', index: first + at }, words: point.text })
  }
}

/** The title of the chart that the slide keeps is a point of it. */
function nameTitle(
  frame: XmlElement,
  [title]: readonly Bullet[],
  index: number,
  parts: FoundParts['parts'],
): void {
  if (title) parts.set(frame, { part: { field: 'content', index }, words: title.text })
}

/** Each row of a table beside the slide's own is a point: its cells have a range of that, one after the other. */
function nameRows(
  frame: XmlElement,
  points: readonly string[],
  first: number,
  parts: FoundParts['parts'],
): void {
  const rows = findAll(find(frame, 'graphic', 'graphicData', 'tbl'), 'tr')
    .map((row) => findAll(row, 'tc').flatMap((cell) => readParagraphs(find(cell, 'txBody'))))
    .filter((row) => row.some(({ text }) => text.trim() !== ''))
  for (const [at, row] of rows.entries()) {
    const said = readBullet(points[at] ?? '').text
    let end = 0
    for (const { element, text } of row) {
      const words = text.trim()
      const start = words === '' ? -1 : said.indexOf(words, end)
      if (start < 0) continue
      end = start + words.length
      const part = {
        field: 'content' as const,
        index: first + at,
        range: [start, end] as [number, number],
      }
      parts.set(element, { part, words })
    }
  }
}
