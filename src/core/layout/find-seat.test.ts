import { expect, test } from 'vitest'

import { findSeat } from './find-seat.ts'
import { linePitch, pxPerPt } from './stage.ts'

const arimo = { ascent: 1854 / 2048, descent: 434 / 2048 }

test('LN14 a line of a whole number of px is seated as the browser does, whatever the px lost as points', () => {
  const sizePx = 20 * pxPerPt
  // 31.999999999999996, which a browser takes for 32.
  expect(sizePx * linePitch).toBeLessThan(32)
  expect(findSeat(arimo, sizePx, sizePx * linePitch)).toBe(25)
  expect(findSeat(arimo, sizePx, 32)).toBe(25)
})
