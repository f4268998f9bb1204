import { readBullet } from '../deck/texts/bullet.ts'
import type { PlacedElement, PlacedParagraph, PlacedSlide } from '../deck/placed.ts'
import type { Slide } from '../deck/slide.ts'
import { mapParagraphs } from '../placed/map-paragraphs.ts'
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
    const edited = mapParagraphs(element, edit)
    isSame &&= edited === element
    return edited
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
          const change = findChange(before, after)
          if (!part.range) return moveRuns(paragraph, change)
          const [start, end] = part.range
          const range: [number, number] = [
            moveEdge(start, change, start === 0),
            moveEdge(end, change, false),
          ]
          return { ...paragraph, part: { field: 'title', range } }
        }),
      )

type PointPart = Extract<PlacedParagraph['part'], { field: 'content' }>

/**
 * A part of a point that changes: what is typed right behind a part belongs to it, and what is typed where
 * no other ends to the one that begins there, since nobody would see it between them.
 */
function movePart(
  paragraph: PlacedParagraph,
  part: PointPart,
  change: Change,
  ends: ReadonlySet<number>,
): PlacedParagraph {
  const { range: [start, end] = [0, 0] } = part
  const isOwn = start === 0 || (start === change.start && !ends.has(start))
  const range: [number, number] = [moveEdge(start, change, isOwn), moveEdge(end, change, false)]
  const within = {
    start: Math.max(0, change.start - start),
    end: Math.max(0, Math.min(end, change.end) - start),
    newEnd: Math.max(0, Math.min(range[1], change.newEnd) - range[0]),
  }
  const isInside = change.start <= end && change.end >= start
  return { ...(isInside ? moveRuns(paragraph, within) : paragraph), part: { ...part, range } }
}

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
  const ends = listEnds(placed)
  const edited = editTexts(placed, (paragraphs) => {
    const followed = paragraphs.flatMap((paragraph): PlacedParagraph[] => {
      const { part } = paragraph
      if (part?.field !== 'content' || part.index < start) return [paragraph]
      const { index } = part
      if (index < start + kept) {
        const change = findChange(wordsOf(before[index]), wordsOf(after[index]))
        if (!part.range) return [moveRuns(paragraph, change)]
        return [movePart(paragraph, part, change, ends.get(index) ?? none)]
      }
      if (index < start + kept + gone) return []
      if (added === gone) return [paragraph]
      return [{ ...paragraph, part: { ...part, index: index + added - gone } }]
    })
    return addParagraphs(followed, start + kept, added)
  })
  return { ...edited, points: Math.max(0, placed.points + added - gone) }
}

const none: ReadonlySet<number> = new Set()

/** Where in its point each part ends, by the point. */
function listEnds({ elements }: PlacedSlide): ReadonlyMap<number, ReadonlySet<number>> {
  const ends = new Map<number, Set<number>>()
  for (const element of elements)
    for (const { part } of (element.kind === 'shape' && element.text?.paragraphs) || [])
      if (part?.field === 'content' && part.range && part.range[0] < part.range[1])
        ends.set(part.index, (ends.get(part.index) ?? new Set()).add(part.range[1]))
  return ends
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
