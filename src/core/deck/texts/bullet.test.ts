import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { maxBulletLevel, readBullet } from './bullet.ts'
import { writeBullet } from './write-bullet.ts'

test('BU1 a level is the number of tabs before the text, at most 4', () => {
  expect(readBullet('Point')).toEqual({ level: 0, text: 'Point' })
  expect(readBullet('\t\tPoint')).toEqual({ level: 2, text: 'Point' })
  expect(readBullet('\t\t\t\t\t\tPoint')).toEqual({ level: 4, text: 'Point' })
  expect(readBullet('One\ttwo')).toEqual({ level: 0, text: 'One\ttwo' })
})

test('BU2 what is written reads back equal', () => {
  fc.assert(
    fc.property(fc.nat({ max: maxBulletLevel }), fc.string({ unit: 'grapheme' }), (level, text) => {
      fc.pre(!text.startsWith('\t'))
      expect(readBullet(writeBullet({ level, text }))).toEqual({ level, text })
    }),
  )
})

test('BU3 IC1 an icon is a name between colons before the text, and no part of it', () => {
  expect(readBullet(':anchor: Insurance')).toEqual({ level: 0, icon: 'anchor', text: 'Insurance' })
  expect(readBullet('\t:none: Point')).toEqual({ level: 1, icon: 'none', text: 'Point' })
  expect(readBullet(':anchor:')).toEqual({ level: 0, icon: 'anchor', text: '' })
  for (const text of ['10:30: a time', ':: nothing', ':A: b', ': colon', 'Say :anchor: here'])
    expect(readBullet(text)).toEqual({ level: 0, text })
})

test('BU3 IC1 a name that is typed before the text counts more than the icon it had', () => {
  expect(writeBullet({ level: 1, icon: 'anchor', text: 'Boats' })).toBe('\t:anchor: Boats')
  expect(writeBullet({ level: 0, icon: 'anchor', text: ':car: Boats' })).toBe(':car: Boats')
})
