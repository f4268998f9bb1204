import { readBullet } from '../deck/texts/bullet.ts'
import type { PlacedElement, PlacedParagraph, PlacedSlide } from '../deck/placed.ts'
import type { Slide } from '../deck/slide.ts'
import { listParagraphs, mapParagraphs } from '../placed/map-paragraphs.ts'
import { emptyParagraph, placePoints } from '../placed/place-words.ts'
import { findChange } from './find-change.ts'
import { followLetters, listChanges } from './follow-letters.ts'

/**
 * The slide with what it keeps of its look following its words: where letters change, looks move with
 * those around them; a new point stands behind its neighbour and looks as it does, or, where no point stands
 * anywhere, in a text of its own; one that is gone takes its paragraph along.
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

function followTitle(placed: PlacedSlide, before: string, after: string): PlacedSlide {
  if (before === after) return placed
  const changes = listChanges(before, after)
  const ends = listEnds(placed, (part) => (part.field === 'title' ? 0 : null)).get(0) ?? none
  return editTexts(placed, (paragraphs) =>
    paragraphs.map((paragraph) =>
      paragraph.part?.field === 'title' ? followLetters(paragraph, changes, ends) : paragraph,
    ),
  )
}

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
  const ends = listEnds(placed, (part) => (part.field === 'content' ? part.index : null))
  const followed = editTexts(placed, (paragraphs) =>
    paragraphs.flatMap((paragraph): PlacedParagraph[] => {
      const { part } = paragraph
      if (part?.field !== 'content' || part.index < start) return [paragraph]
      const { index } = part
      if (index < start + kept) {
        const changes = listChanges(wordsOf(before[index]), wordsOf(after[index]))
        return [followLetters(paragraph, changes, ends.get(index) ?? none)]
      }
      if (index < start + kept + gone) return []
      if (added === gone) return [paragraph]
      return [{ ...paragraph, part: { ...part, index: index + added - gone } }]
    }),
  )
  const first = start + kept
  const left = gone > added ? leaveOutEmptied(followed, placed) : followed
  const places = Array.from({ length: added }, (_, at) => first + at)
  return {
    ...left,
    ...(added > 0 && { elements: placePoints(left, first, places) }),
    points: Math.max(0, placed.points + added - gone),
  }
}

/** A text that stood there for its points alone goes with the last of them; a body waits for others. */
function leaveOutEmptied(after: PlacedSlide, before: PlacedSlide): PlacedSlide {
  const elements = after.elements.flatMap((element, at): PlacedElement[] => {
    const was = before.elements[at]
    if (element === was || element.kind !== 'shape' || was?.kind !== 'shape') return [element]
    const { text, role, fill, line } = element
    const [first] = was.text?.paragraphs ?? []
    if (!text || !first || text.paragraphs.length > 0) return [element]
    if (role === 'body')
      return [{ ...element, text: { ...text, paragraphs: [emptyParagraph(first)] } }]
    return role || fill || line ? [element] : []
  })
  return { ...after, elements }
}

const none: ReadonlySet<number> = new Set()

type Part = NonNullable<PlacedParagraph['part']>

/** Where in its words each part of them ends, by what it is a part of. */
function listEnds(
  { elements }: PlacedSlide,
  nameWords: (part: Part) => number | null,
): ReadonlyMap<number, ReadonlySet<number>> {
  const ends = new Map<number, Set<number>>()
  for (const element of elements)
    for (const { part } of listParagraphs(element)) {
      const name = part ? nameWords(part) : null
      if (name !== null && part?.range && part.range[0] < part.range[1])
        ends.set(name, (ends.get(name) ?? new Set()).add(part.range[1]))
    }
  return ends
}

const wordsOf = (point: string | undefined): string => readBullet(point ?? '').text
