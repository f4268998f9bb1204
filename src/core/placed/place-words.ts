import { readBullet } from '../deck/texts/bullet.ts'
import type { PlacedElement, PlacedParagraph, PlacedSlide, PlacedText } from '../deck/placed.ts'
import type { Slide } from '../deck/slide.ts'

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
 * one, and looking as that does.
 */
export function placeNewPoints(
  { elements, points }: PlacedSlide,
  content: readonly string[],
): readonly PlacedElement[] {
  const added = content.map((_, index) => index).slice(points)
  if (added.length === 0) return elements
  const last = findLastPoint(elements)
  if (!last) return elements
  const { element, text, paragraph } = last
  const more = added.map((index) => likeParagraph(paragraph, index))
  const at = text.paragraphs.indexOf(paragraph) + 1
  const paragraphs = [...text.paragraphs.slice(0, at), ...more, ...text.paragraphs.slice(at)]
  return elements.map((one) =>
    one === element && one.kind === 'shape' ? { ...one, text: { ...text, paragraphs } } : one,
  )
}

/** A paragraph for another point that looks as this one ends. */
export function likeParagraph(
  { breaks: _breaks, runs, ...look }: PlacedParagraph,
  index: number,
): PlacedParagraph {
  return { ...look, runs: runs.slice(-1), part: { field: 'content', index } }
}

type LastPoint = { element: PlacedElement; text: PlacedText; paragraph: PlacedParagraph }

function findLastPoint(elements: readonly PlacedElement[]): LastPoint | null {
  let last: (LastPoint & { index: number }) | null = null
  for (const element of elements) {
    if (element.kind !== 'shape' || !element.text) continue
    for (const paragraph of element.text.paragraphs) {
      const index = paragraph.part?.field === 'content' ? paragraph.part.index : -1
      // Of a point in several places the last is most like a point of its own.
      if (index >= 0 && (!last || index >= last.index))
        last = { element, text: element.text, paragraph, index }
    }
  }
  return last
}
