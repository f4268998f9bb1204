import type { Paragraph, Rect } from '../boxes.ts'

/** What a box shows of one point, and the room that it takes. */
export type PointGroup = Rect & { paragraphs: [Paragraph, ...Paragraph[]] }

/** A form may show a point in several paragraphs: to who listens they are one item of a list. */
export function groupByPoint(paragraphs: readonly Paragraph[]): PointGroup[] {
  const groups: PointGroup[] = []
  for (const paragraph of paragraphs) {
    const last = groups.at(-1)
    if (last && isOfSamePoint(last.paragraphs[0], paragraph)) {
      const x = Math.min(last.x, paragraph.x)
      last.width = Math.max(last.x + last.width, paragraph.x + paragraph.width) - x
      last.x = x
      last.height = paragraph.y + paragraph.height - last.y
      last.paragraphs.push(paragraph)
    } else {
      const { x, y, width, height } = paragraph
      groups.push({ x, y, width, height, paragraphs: [paragraph] })
    }
  }
  return groups
}

const isOfSamePoint = ({ part: one }: Paragraph, { part: other }: Paragraph): boolean =>
  one.field === 'content' && other.field === 'content' && one.index === other.index
