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
