import { readBullet } from '../deck/bullet.ts'
import type { PlacedElement, PlacedParagraph, PlacedSlide } from '../deck/placed.ts'
import type { Slide } from '../deck/slide.ts'
import { likeParagraph } from '../placed/place-words.ts'
import { type Change, findChange } from './find-change.ts'

/**
 * The slide with what it keeps of its look following its words: where letters change, looks move with
 * those around them; a new point stands behind its neighbour and looks as it does; one that is gone takes
 * its paragraph along.
 */
export function followWords(before: Slide, after: Slide): Slide {
  const { placed } = after
  if (!placed || (before.title === after.title && before.content === after.content)) return after
  const followed = followPoints(followTitle(placed, before.title, after.title), before, after)
  return followed === placed ? after : { ...after, placed: followed }
}

type EditParagraphs = (paragraphs: readonly PlacedParagraph[]) => PlacedParagraph[]

/** The very same when no paragraph changes. */
function editTexts(placed: PlacedSlide, edit: EditParagraphs): PlacedSlide {
  let isSame = true
  const elements = placed.elements.map((element): PlacedElement => {
    if (element.kind !== 'shape' || !element.text) return element
    const { paragraphs } = element.text
    const edited = edit(paragraphs)
    if (
      edited.length === paragraphs.length &&
      edited.every((one, place) => one === paragraphs[place])
    )
      return element
    isSame = false
    return { ...element, text: { ...element.text, paragraphs: edited } }
  })
  return isSame ? placed : { ...placed, elements }
}

const followTitle = (placed: PlacedSlide, before: string, after: string): PlacedSlide =>
  before === after
    ? placed
    : editTexts(placed, (paragraphs) =>
        paragraphs.map((paragraph) => {
          const { part } = paragraph
          if (part?.field !== 'title') return paragraph
          if (!part.range) return moveRuns(paragraph, findChange(before, after))
          const change = findChange(before, after)
          const [start, end] = part.range
          const range: [number, number] = [
            moveEdge(start, change, start === 0),
            moveEdge(end, change, false),
          ]
          return { ...paragraph, part: { field: 'title', range } }
        }),
      )

/** New letters look as the one before them; those at the very beginning as the first. */
function moveEdge(edge: number, { start, end, newEnd }: Change, isFirst: boolean): number {
  if (edge < start || isFirst) return edge
  if (edge >= end) return edge + newEnd - end
  return Math.min(edge, newEnd)
}

const moveRuns = (paragraph: PlacedParagraph, change: Change): PlacedParagraph => ({
  ...paragraph,
  runs: paragraph.runs.map(([end, look]): [number, number] => [moveEdge(end, change, false), look]),
  ...(paragraph.breaks && {
    breaks: paragraph.breaks
      .filter((place) => place < change.start || place >= change.end)
      .map((place) => moveEdge(place, change, false)),
  }),
})

function followPoints(
  placed: PlacedSlide,
  { content: before }: Slide,
  { content: after }: Slide,
): PlacedSlide {
  if (before === after) return placed
  const { start, end, newEnd } = findChange<readonly string[]>(before, after)
  if (start === end && end === newEnd) return placed
  // As many as there are on both sides are the same points with other words.
  const kept = Math.min(end, newEnd) - start
  const [gone, added] = [end - start - kept, newEnd - start - kept]
  const edited = editTexts(placed, (paragraphs) => {
    const followed = paragraphs.flatMap((paragraph): PlacedParagraph[] => {
      const { part } = paragraph
      if (part?.field !== 'content' || part.index < start) return [paragraph]
      const { index } = part
      if (index < start + kept) {
        const change = findChange(wordsOf(before[index]), wordsOf(after[index]))
        return [moveRuns(paragraph, change)]
      }
      if (index < start + kept + gone) return []
      if (added === gone) return [paragraph]
      return [{ ...paragraph, part: { field: 'content', index: index + added - gone } }]
    })
    return addParagraphs(followed, start + kept, added)
  })
  return { ...edited, points: Math.max(0, placed.points + added - gone) }
}

const wordsOf = (point: string | undefined): string => readBullet(point ?? '').text

/** Behind the point before them, or, where they come first, before the next. */
function addParagraphs(
  paragraphs: readonly PlacedParagraph[],
  first: number,
  count: number,
): PlacedParagraph[] {
  if (count === 0) return [...paragraphs]
  const find = (index: number) =>
    paragraphs.findIndex(({ part }) => part?.field === 'content' && part.index === index)
  const before = find(first - 1)
  const neighbour = first === 0 ? find(count) : before
  const model = paragraphs[neighbour]
  if (!model) return [...paragraphs]
  const added = Array.from({ length: count }, (_, at) => likeParagraph(model, first + at))
  return paragraphs.toSpliced(before + 1 || neighbour, 0, ...added)
}
