import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { moveShow, type ShowMove, type ShowPlace, startOfShow } from './move-show.ts'

const end: ShowPlace = { index: 2, ended: true, blank: null }
const dark: ShowPlace = { index: 1, ended: false, blank: 'black' }
const makeSlides = (total: number) => Array.from({ length: total }, () => ({}))
const move = (place: ShowPlace, by: ShowMove) => moveShow(place, by, [{}, {}, {}])

describe('the show', () => {
  test('SH1 next goes to the following slide, then to the end, then out of the show', () => {
    expect(move(startOfShow(1), 'next')).toEqual(startOfShow(2))
    expect(move(startOfShow(2), 'next')).toEqual(end)
    expect(move(end, 'next')).toBeNull()
  })

  test('SH2 previous goes back one slide, from the end to the last, and stays at the first', () => {
    expect(move(startOfShow(2), 'previous')).toEqual(startOfShow(1))
    expect(move(end, 'previous')).toEqual(startOfShow(2))
    expect(move(startOfShow(0), 'previous')).toEqual(startOfShow(0))
  })

  test('SH3 first, last and a number go there; a number beyond the ends means the end', () => {
    expect(move(end, 'first')).toEqual(startOfShow(0))
    expect(move(startOfShow(0), 'last')).toEqual(startOfShow(2))
    expect(move(startOfShow(0), 1)).toEqual(startOfShow(1))
    expect(move(startOfShow(0), 99)).toEqual(startOfShow(2))
    expect(move(startOfShow(2), -1)).toEqual(startOfShow(0))
  })

  test('SH4 black and white hide the slide, the same again shows it', () => {
    expect(move(startOfShow(1), 'black')).toEqual(dark)
    expect(move(dark, 'white')).toEqual({ ...dark, blank: 'white' })
    expect(move(dark, 'black')).toEqual(startOfShow(1))
  })

  test('SH4 next and previous only bring a hidden slide back, a jump goes where it says', () => {
    expect(move(dark, 'next')).toEqual(startOfShow(1))
    expect(move(dark, 'previous')).toEqual(startOfShow(1))
    expect(move(dark, 'last')).toEqual(startOfShow(2))
    expect(move({ ...end, blank: 'white' }, 'next')).toEqual(end)
  })

  test('SH5 whatever is done, in whatever order, the show stands at a slide there is', () => {
    const moves = fc.oneof(
      fc.constantFrom<ShowMove>('next', 'previous', 'first', 'last', 'black', 'white'),
      fc.integer({ min: -5, max: 20 }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.array(moves), (total, all) => {
        let place = startOfShow(0)
        for (const by of all) place = moveShow(place, by, makeSlides(total)) ?? startOfShow(0)
        expect(place.index).toBeGreaterThanOrEqual(0)
        expect(place.index).toBeLessThan(total)
        if (place.ended) expect(place.index).toBe(total - 1)
      }),
    )
  })
})
