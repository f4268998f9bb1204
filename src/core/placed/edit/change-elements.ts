import { type PlacedElement, placedLimits } from '../../deck/placed.ts'
import type { Slide } from '../../deck/slide.ts'

/** Elements of a slide by their place in the order of painting. */
export type Picked = readonly number[]

/** The very slide where nothing changes. */
export function changeElements(
  slide: Slide,
  picked: Picked,
  change: (element: PlacedElement) => PlacedElement,
): Slide {
  const { placed } = slide
  if (!placed) return slide
  const elements = placed.elements.map((element, at) =>
    picked.includes(at) ? change(element) : element,
  )
  const isSame = elements.every((element, at) => element === placed.elements[at])
  return isSame ? slide : { ...slide, placed: { ...placed, elements } }
}

export const listPicked = ({ placed }: Pick<Slide, 'placed'>, picked: Picked): PlacedElement[] =>
  placed?.elements.filter((_, at) => picked.includes(at)) ?? []

/** As exact as what is read from files, and no further away than anything may be. */
export const tidyLength = (px: number): number =>
  Math.max(-placedLimits.reach, Math.min(placedLimits.reach, Math.round(px * 1000) / 1000)) + 0

/** Moves an element, and where its text stands with it. */
export function shiftElement<Element extends PlacedElement>(
  element: Element,
  dx: number,
  dy: number,
): Element
export function shiftElement(element: PlacedElement, dx: number, dy: number): PlacedElement {
  if (dx === 0 && dy === 0) return element
  const [x, y] = [tidyLength(element.x + dx), tidyLength(element.y + dy)]
  if (element.kind !== 'shape' || !element.textPlace) return { ...element, x, y }
  const { textPlace } = element
  const moved = { x: tidyLength(textPlace.x + dx), y: tidyLength(textPlace.y + dy) }
  return { ...element, x, y, textPlace: { ...textPlace, ...moved } }
}
