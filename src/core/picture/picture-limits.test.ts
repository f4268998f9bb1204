import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { fitPicture, maxPictureBytes, maxPicturePixels, maxPictureSide } from './picture-limits.ts'

test('PI2 10 MB, 40 megapixels and 1600 px are the limits', () => {
  expect([maxPictureBytes, maxPicturePixels, maxPictureSide]).toEqual([
    10_485_760, 40_000_000, 1600,
  ])
})

test('PI3 a picture over 1600 px on its longer side is kept at 1600, in its proportion; others as they are', () => {
  expect(fitPicture(1600, 900)).toEqual({ width: 1600, height: 900 })
  expect(fitPicture(3200, 1800)).toEqual({ width: 1600, height: 900 })
  expect(fitPicture(1000, 4000)).toEqual({ width: 400, height: 1600 })
  expect(fitPicture(40_000, 1)).toEqual({ width: 1600, height: 1 })
  const side = fc.integer({ min: 1, max: 20_000 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const fitted = fitPicture(width, height)
      expect(Math.max(fitted.width, fitted.height)).toBe(Math.min(1600, Math.max(width, height)))
      expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1)
    }),
  )
})
