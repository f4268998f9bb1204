import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { nameSlideImage } from './name-slide-image.ts'

const name = (title: string, number = 1, total = 9) =>
  nameSlideImage(title, { number, total, format: 'png' })

test('SI1 a picture is named by the number of its slide and the words of its title', () => {
  expect(name('How a reef feeds a coast')).toBe('01-how-a-reef-feeds-a-coast.png')
  expect(name('  “Why?” — C++ / Zürich: 50 %  ', 7, 120)).toBe('007-why-c-zürich-50.png')
  expect(name('サンゴ礁 と 海岸')).toBe('01-サンゴ礁-と-海岸.png')
  expect(name('شعاب مرجانية')).toBe('01-شعاب-مرجانية.png')
  expect(nameSlideImage('Reefs', { number: 2, total: 3, format: 'jpeg' })).toBe('02-reefs.jpg')
})

test('SI1 without a word it is called slide, and a long title ends with a whole word', () => {
  expect(name('…')).toBe('01-slide.png')
  expect(name('')).toBe('01-slide.png')
  expect(name('What two decades of monitoring across nine island nations taught us')).toBe(
    '01-what-two-decades-of-monitoring-across-nine-island-nations.png',
  )
  expect(name('な'.repeat(80))).toBe(`01-${'な'.repeat(60)}.png`)
  expect(name(`a${'\u0301'.repeat(500)}`)).toBe('01-slide.png')
})

test('SI1 whatever the title, every system takes the name, and names sort as the slides do', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary' }),
      fc.integer({ min: 2, max: 5_000 }),
      (one, other, total) => {
        const [before, after] = [name(one, total - 1, total), name(other, total, total)]
        expect(before).toMatch(/^\d{2,}-[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.png$/u)
        expect(before).toBe(before.normalize('NFC'))
        expect(new TextEncoder().encode(before).length).toBeLessThan(255)
        expect(before < after).toBe(true)
      },
    ),
  )
})
