import { clampIndex } from '../edit/slides/clamp-index.ts'
import type { Slide } from '../deck/slide.ts'

type Hideable = readonly Pick<Slide, 'hidden'>[]

/** Indexes of the slides that are presented and printed. When all are hidden, none is left out. */
export function listShownPlaces(slides: Hideable): number[] {
  const places = slides.flatMap(({ hidden }, place) => (hidden ? [] : [place]))
  return places.length > 0 ? places : slides.map((_, place) => place)
}

/** The number of each presented slide, from 1, by its index. */
export const numberShownSlides = (slides: Hideable): ReadonlyMap<number, number> =>
  new Map(listShownPlaces(slides).map((place, at) => [place, at + 1]))

/** Which of the presented slides it is, from 1; one that is hidden counts as the one before it. */
export function numberShown(slides: Hideable, place: number): { number: number; total: number } {
  const shown = listShownPlaces(slides)
  const number = shown.filter((other) => other <= place).length
  return { number: Math.max(number, 1), total: shown.length }
}

/** The other way round: where the slide of that number stands. */
export function findShownPlace(slides: Hideable, number: number): number {
  const shown = listShownPlaces(slides)
  return shown[clampIndex(number - 1, shown.length)] ?? 0
}
