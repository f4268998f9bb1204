import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { moveShow, startOfShow } from './move-show.ts'
import { findShownPlace, listShownPlaces, numberShown } from './shown-slides.ts'

const hidden = { hidden: true } as const
const slides = [hidden, {}, hidden, {}, {}, hidden]

test('HD1 next and previous go past hidden slides, first and last to those that are presented', () => {
  expect(moveShow(startOfShow(1), 'next', slides)).toEqual(startOfShow(3))
  expect(moveShow(startOfShow(3), 'previous', slides)).toEqual(startOfShow(1))
  expect(moveShow(startOfShow(1), 'previous', slides)).toEqual(startOfShow(1))
  expect(moveShow(startOfShow(4), 'first', slides)).toEqual(startOfShow(1))
  expect(moveShow(startOfShow(1), 'last', slides)).toEqual(startOfShow(4))
  expect(moveShow(startOfShow(4), 'next', slides)).toMatchObject({ index: 4, ended: true })
})

test('HD1 a jump leads to a hidden slide, and on from there', () => {
  expect(moveShow(startOfShow(1), 2, slides)).toEqual(startOfShow(2))
  expect(moveShow(startOfShow(2), 'next', slides)).toEqual(startOfShow(3))
  expect(moveShow(startOfShow(2), 'previous', slides)).toEqual(startOfShow(1))
  const end = moveShow(startOfShow(5), 'next', slides)
  expect(end).toMatchObject({ index: 5, ended: true })
  expect(end && moveShow(end, 'previous', slides)).toEqual(startOfShow(5))
})

test('HD2 slides are counted among those that are presented', () => {
  expect(numberShown(slides, 1)).toEqual({ number: 1, total: 3 })
  expect(numberShown(slides, 4)).toEqual({ number: 3, total: 3 })
  expect(numberShown(slides, 2)).toEqual({ number: 1, total: 3 })
  expect(numberShown(slides, 0)).toEqual({ number: 1, total: 3 })
  expect(findShownPlace(slides, 2)).toBe(3)
  expect(findShownPlace(slides, 99)).toBe(4)
})

test('HD2 when all are hidden, none is left out', () => {
  expect(listShownPlaces([hidden, hidden])).toEqual([0, 1])
})

test('HD1 going on from the first slide shows every slide that is not hidden, once', () => {
  const arbitrary = fc.array(fc.constantFrom({}, hidden), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(arbitrary, (deck) => {
      const seen: number[] = []
      let place = moveShow(startOfShow(0), 'first', deck)
      while (place && !place.ended) {
        seen.push(place.index)
        place = moveShow(place, 'next', deck)
      }
      expect(seen).toEqual(listShownPlaces(deck))
    }),
  )
})
