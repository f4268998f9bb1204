import type { Slide } from '../deck/slide.ts'
import { clampIndex } from '../edit/slides/clamp-index.ts'
import { listShownPlaces } from './shown-slides.ts'

/** Where a show stands. */
export type ShowPlace = {
  /** Index of the slide. */
  index: number
  /** Past the last slide, at the page that says so. */
  ended: boolean
  /** The slide is hidden behind one colour, so that all eyes are on the speaker. */
  blank: 'black' | 'white' | null
}

export type ShowMove =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'black'
  | 'white'
  /** Index of a slide. */
  | number

export const startOfShow = (index: number): ShowPlace => ({ index, ended: false, blank: null })

/** Where a move leads in a deck; null when it leads out of the show. Only a jump leads to a hidden slide. */
export function moveShow(
  place: ShowPlace,
  move: ShowMove,
  slides: readonly Pick<Slide, 'hidden'>[],
): ShowPlace | null {
  if (move === 'black' || move === 'white')
    return { ...place, blank: place.blank === move ? null : move }
  if (place.blank && (move === 'next' || move === 'previous')) return { ...place, blank: null }

  const shown = listShownPlaces(slides)
  const first = shown[0] ?? 0
  const last = shown.at(-1) ?? 0
  if (move === 'next') {
    if (place.ended) return null
    const next = shown.find((index) => index > place.index)
    return next === undefined
      ? { index: Math.max(place.index, last), ended: true, blank: null }
      : startOfShow(next)
  }
  if (move === 'previous') {
    if (place.ended) return startOfShow(place.index)
    return startOfShow(shown.findLast((index) => index < place.index) ?? place.index)
  }
  if (move === 'first') return startOfShow(first)
  return startOfShow(move === 'last' ? last : clampIndex(move, slides.length))
}
