import { readBullet } from '../../deck/texts/bullet.ts'
import { type PlacedElement, type PlacedParagraph, placedLimits } from '../../deck/placed.ts'
import { omitFields } from '../../deck/slide-fields.ts'
import type { Slide } from '../../deck/slide.ts'
import { listParagraphs, mapParagraphs } from '../map-paragraphs.ts'
import { createWordFinder, type FindWords } from '../place-words.ts'
import { listPicked, type Picked, shiftElement } from './change-elements.ts'
import { findPlacedTable } from './find-placed-table.ts'
import { regroup } from './group-elements.ts'

/** A slide, and where the elements that were picked are now. */
export type Rearranged = { slide: Slide; picked: Picked }

export type Step = 'front' | 'forward' | 'backward' | 'back'

/** What is painted later lies over what is painted before. */
export function reorderElements(slide: Slide, picked: Picked, step: Step): Rearranged {
  const { placed } = slide
  if (!placed) return { slide, picked }
  const order = placed.elements.map((_, at) => at)
  const isPicked = (at: number | undefined) => at !== undefined && picked.includes(at)
  const moved =
    step === 'front'
      ? [...order.filter((at) => !isPicked(at)), ...order.filter(isPicked)]
      : step === 'back'
        ? [...order.filter(isPicked), ...order.filter((at) => !isPicked(at))]
        : step === 'forward'
          ? swapUp(order, isPicked)
          : swapUp(order.toReversed(), isPicked).toReversed()
  if (moved.every((at, place) => at === place)) return { slide, picked }
  const elements = moved.flatMap((at) => placed.elements[at] ?? [])
  return {
    slide: { ...slide, placed: { ...placed, elements } },
    picked: moved.flatMap((at, place) => (isPicked(at) ? [place] : [])),
  }
}

/** Each of them past the next that is none of them. */
function swapUp(order: readonly number[], isPicked: (at: number | undefined) => boolean): number[] {
  const moved = [...order]
  for (let place = moved.length - 2; place >= 0; place--) {
    const [one, next] = [moved[place], moved[place + 1]]
    if (one !== undefined && next !== undefined && isPicked(one) && !isPicked(next))
      [moved[place], moved[place + 1]] = [next, one]
  }
  return moved
}

/** They take the words that only they show along, out of title, points and table. */
export function removeElements(slide: Slide, picked: Picked): Slide {
  const { placed } = slide
  if (!placed || listPicked(slide, picked).length === 0) return slide
  const elements = placed.elements.filter((_, at) => !picked.includes(at))
  const table = findPlacedTable(slide)
  const isTableLost = table !== null && picked.includes(table.at)
  const gone = listPicked(slide, picked).flatMap(listParagraphs)
  const left = elements.flatMap(listParagraphs)
  const isShown = (index: number) =>
    left.some(({ part }) => part?.field === 'content' && part.index === index)
  const lost = new Set(
    gone.flatMap(({ part }) =>
      part?.field === 'content' && !isShown(part.index) ? [part.index] : [],
    ),
  )
  const isTitleLost =
    gone.some(({ part }) => part?.field === 'title') &&
    !left.some(({ part }) => part?.field === 'title')
  const content = lost.size === 0 ? slide.content : slide.content.filter((_, at) => !lost.has(at))
  const countBelow = (index: number) => [...lost].filter((at) => at < index).length
  return {
    ...(isTableLost ? omitFields(slide, ['table', 'chartAlt']) : slide),
    title: isTitleLost ? '' : slide.title,
    content,
    placed: {
      ...placed,
      points: Math.max(0, placed.points - countBelow(placed.points)),
      elements:
        lost.size === 0
          ? elements
          : elements.map((element) => moveParts(element, (at) => at - countBelow(at))),
    },
  }
}

const moveParts = (element: PlacedElement, move: (index: number) => number): PlacedElement =>
  mapParagraphs(element, (paragraphs) =>
    paragraphs.map((paragraph): PlacedParagraph => {
      const { part } = paragraph
      if (part?.field !== 'content') return paragraph
      return { ...paragraph, part: { ...part, index: move(part.index) } }
    }),
  )

/** Words of a table or a chart that are copied are its own: nobody would speak of its cells one by one. */
const keepWords = (element: PlacedElement, say: FindWords): PlacedElement =>
  mapParagraphs(element, (paragraphs) =>
    paragraphs.map((paragraph): PlacedParagraph => {
      const { part, ...plain } = paragraph
      const text = part && say(paragraph)
      return part ? { ...plain, ...(text && { text }) } : paragraph
    }),
  )

/** So far from what it is a copy of. */
const aside = 16

/** Copies beside what they are copies of, or so far from it. */
export const duplicateElements = (
  slide: Slide,
  picked: Picked,
  by: Way = { dx: aside, dy: aside },
): Rearranged => addElements(slide, slide, listPicked(slide, picked), by)

export type Way = { dx: number; dy: number }

/**
 * Elements of a slide, of this or another one, over all that is there. Their words become points of their
 * own, so that they can be edited, found and spoken of as all others.
 */
export function addElements(
  slide: Slide,
  from: Pick<Slide, 'title' | 'content'>,
  added: readonly PlacedElement[],
  { dx, dy }: Way = { dx: 0, dy: 0 },
): Rearranged {
  const { placed } = slide
  const room = placedLimits.elements - (placed?.elements.length ?? 0)
  if (!placed || added.length === 0 || added.length > room) return { slide, picked: [] }
  const content = [...slide.content]
  // New points would be placed behind the last one as well, unless these count as there from the start.
  const points = Math.max(placed.points, content.length)
  const takeCopy = (element: PlacedElement): PlacedElement => {
    const { over: _over, ...moved } = shiftElement(element, dx, dy)
    if (moved.kind !== 'shape' || !moved.text) return keepWords(moved, createWordFinder(from))
    const { role: _role, ...shape } = moved
    const paragraphs = moved.text.paragraphs.map((paragraph): PlacedParagraph => {
      const words = findWords(paragraph, from)
      if (words === null) return paragraph
      content.push(words)
      const { breaks: _breaks, ...look } = paragraph
      return { ...look, part: { field: 'content', index: content.length - 1 } }
    })
    return { ...shape, text: { ...moved.text, paragraphs } }
  }
  const copies = regroup(added, placed.elements).map(takeCopy)
  const first = placed.elements.length
  const isLonger = content.length > slide.content.length
  return {
    slide: {
      ...slide,
      content: isLonger ? content : slide.content,
      placed: {
        ...placed,
        points: points + content.length - slide.content.length,
        elements: [...placed.elements, ...copies],
      },
    },
    picked: copies.map((_, at) => first + at),
  }
}

/** As a point; null for words that are none of the slide's. */
function findWords(
  { part }: PlacedParagraph,
  { title, content }: Pick<Slide, 'title' | 'content'>,
) {
  if (!part) return null
  if (part.field === 'title') return title.slice(...(part.range ?? [0, title.length]))
  const point = content[part.index]
  if (point === undefined) return null
  const words = readBullet(point).text.slice(...(part.range ?? []))
  return words === '' ? null : part.range ? words : point
}
