import { clampIndex } from '../edit/clamp-index.ts'

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

/** Where a move leads in a deck of `total` slides; null when it leads out of the show. */
export function moveShow(place: ShowPlace, move: ShowMove, total: number): ShowPlace | null {
  if (move === 'black' || move === 'white')
    return { ...place, blank: place.blank === move ? null : move }
  if (place.blank && (move === 'next' || move === 'previous')) return { ...place, blank: null }

  const last = total - 1
  if (move === 'next') {
    if (place.ended) return null
    return place.index < last
      ? startOfShow(place.index + 1)
      : { index: last, ended: true, blank: null }
  }
  if (move === 'previous') return startOfShow(place.ended ? last : Math.max(place.index - 1, 0))
  if (move === 'first') return startOfShow(0)
  return startOfShow(move === 'last' ? last : clampIndex(move, total))
}
