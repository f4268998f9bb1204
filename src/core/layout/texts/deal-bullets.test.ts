import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { readBullet } from '../../deck/texts/bullet.ts'
import { dealBullets } from './deal-bullets.ts'

const deal = (content: string[], how?: 'evenly' | 'first-and-rest') =>
  dealBullets(content.map(readBullet), 2, how)

test('LY11 columns are about equally long, the first one longer in doubt', () => {
  expect(deal(['a', 'b', 'c', 'd'])).toEqual([
    [0, 1],
    [2, 3],
  ])
  expect(deal(['a', 'b', 'c'])).toEqual([[0, 1], [2]])
  expect(deal(['x'.repeat(120), 'b', 'c', 'd'])).toEqual([[0], [1, 2, 3]])
})

test('LY11 a point stays with those below it', () => {
  expect(deal(['a', '\tb', '\tc', '\td', 'e'])).toEqual([[0, 1, 2, 3], [4]])
  expect(deal(['a', '\tb', '\tc'])).toEqual([[0, 1, 2], []])
  expect(deal(['\ta', '\tb', '\t\tc', '\td'])).toEqual([[0, 1, 2], [3]])
})

test('LY11 so are three and more', () => {
  const six = ['a', 'b', 'c', '\td', 'e', 'f'].map(readBullet)
  expect(dealBullets(six, 3)).toEqual([
    [0, 1],
    [2, 3],
    [4, 5],
  ])
  expect(dealBullets(six, 4)).toEqual([[0, 1], [2, 3], [4], [5]])
})

test('LY12 the first stands alone', () => {
  expect(deal(['a', 'b', 'c'], 'first-and-rest')).toEqual([[0], [1, 2]])
  expect(deal([], 'first-and-rest')).toEqual([[], []])
})

test('LY13 no bullet is lost or comes twice, in any number of frames', () => {
  const content = fc.array(fc.string({ unit: fc.constantFrom('\t', 'a', ' '), maxLength: 90 }))
  const how = fc.constantFrom('evenly' as const, 'first-and-rest' as const)
  fc.assert(
    fc.property(content, how, fc.constantFrom(1, 2, 3, 4), (texts, dealt, frames) => {
      const all = dealBullets(texts.map(readBullet), frames, dealt).flat()
      expect(all).toEqual(texts.map((_, index) => index))
    }),
  )
})
