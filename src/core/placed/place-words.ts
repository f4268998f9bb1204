import { readBullet } from '../deck/texts/bullet.ts'
import type {
  PlacedElement,
  PlacedParagraph,
  PlacedShape,
  PlacedSlide,
  PlacedText,
} from '../deck/placed.ts'
import type { Slide } from '../deck/slide.ts'
import { placeApart } from './place-apart.ts'

/** A paragraph with its words; null for one whose words are gone from the slide. */
export type FindWords = (paragraph: PlacedParagraph) => string | null

/** The words of a slide where it keeps them: in its title and points. */
export function createWordFinder({ title, content }: Pick<Slide, 'title' | 'content'>): FindWords {
  const points = new Map<number, string>()
  return ({ part, text }) => {
    if (!part) return text ?? ''
    if (part.field === 'title') return cutOut(title, part.range)
    const point = content[part.index]
    if (point === undefined) return null
    const known = points.get(part.index) ?? readBullet(point).text
    points.set(part.index, known)
    return cutOut(known, part.range)
  }
}

const cutOut = (words: string, range?: readonly number[]): string =>
  range ? words.slice(...range) : words

/**
 * The elements with a paragraph for each point that was added since the slide came in: behind the last
 * one, and looking as that does; in a text of their own where no point stands anywhere.
 */
export function placeNewPoints(
  placed: PlacedSlide,
  content: readonly string[],
): readonly PlacedElement[] {
  const added = content.map((_, index) => index).slice(placed.points)
  return added.length === 0 ? placed.elements : placePoints(placed, placed.points, added)
}

/** Points of these places behind the one that stands before `first`, else before the next that stands anywhere. */
export function placePoints(
  placed: PlacedSlide,
  first: number,
  added: readonly number[],
): PlacedElement[] {
  const { elements } = placed
  const nearest = findNearestPoint(elements, first)
  if (!nearest) return placeApart(placed, added)
  const { element, text, paragraph, isBefore } = nearest
  const more = added.map((index) => likeParagraph(paragraph, index))
  const at = text.paragraphs.indexOf(paragraph) + (isBefore ? 1 : 0)
  const paragraphs = text.paragraphs.toSpliced(at, 0, ...more)
  const longer = { ...element, text: { ...text, paragraphs } }
  return elements.map((one) => (one === element ? longer : one))
}

/** A paragraph for another point that looks as this one ends. */
function likeParagraph(
  { breaks: _breaks, runs, ...look }: PlacedParagraph,
  index: number,
): PlacedParagraph {
  return { ...look, runs: runs.slice(-1), part: { field: 'content', index } }
}

/** Looks of whatever is written there next. */
export const emptyParagraph = ({
  part: _part,
  breaks: _breaks,
  runs,
  ...look
}: PlacedParagraph): PlacedParagraph => ({ ...look, runs: runs.slice(0, 1), text: '' })

type StandingPoint = {
  element: PlacedShape
  text: PlacedText
  paragraph: PlacedParagraph
  isBefore: boolean
}

function findNearestPoint(elements: readonly PlacedElement[], first: number): StandingPoint | null {
  let nearest: (StandingPoint & { index: number }) | null = null
  for (const element of elements) {
    if (element.kind !== 'shape' || !element.text) continue
    for (const paragraph of element.text.paragraphs) {
      if (paragraph.part?.field !== 'content') continue
      const { index } = paragraph.part
      const isBefore = index < first
      // Of a point in several places the last is most like a point of its own.
      const isNearer =
        !nearest ||
        (isBefore
          ? !nearest.isBefore || index >= nearest.index
          : !nearest.isBefore && index < nearest.index)
      if (isNearer) nearest = { element, text: element.text, paragraph, isBefore, index }
    }
  }
  return nearest
}
