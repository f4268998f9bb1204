import type { Slide } from '../../deck/slide.ts'
import { changeElements } from './change-elements.ts'
import { fitElement, leastSide } from './fit-element.ts'
import { moveElements, turnElement } from './move-elements.ts'

export type PlaceField = 'x' | 'y' | 'width' | 'height' | 'turn'

/** One of the numbers that say where an element stands. */
export function placeElement(slide: Slide, at: number, field: PlaceField, value: number): Slide {
  const element = slide.placed?.elements[at]
  if (!element) return slide
  if (field === 'turn') return turnElement(slide, at, value)
  if (element[field] === value) return slide
  if (field === 'x') return moveElements(slide, [at], value - element.x, 0)
  if (field === 'y') return moveElements(slide, [at], 0, value - element.y)
  // A line has no width, or no height, and keeps that.
  if (element[field] === 0) return slide
  const { x, y, width, height } = element
  const rect = { x, y, width, height, [field]: Math.max(leastSide, value) }
  return changeElements(slide, [at], (one) => fitElement(one, rect))
}

/** Longer ones are no description. */
const mostLetters = 10_000

/** What an element shows, for those who do not see it. */
export const describeElement = (slide: Slide, at: number, alt: string): Slide =>
  changeElements(slide, [at], (element) => {
    if ((element.alt ?? '') === alt) return element
    const { alt: _before, ...plain } = element
    return alt === '' ? plain : { ...plain, alt: alt.slice(0, mostLetters) }
  })
