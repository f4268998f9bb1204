import { expect, test } from 'vitest'

import { turnedJpeg } from '../../../test/fixtures/files/turned-jpeg.ts'
import { readOrientation } from './read-orientation.ts'

test.each([1, 2, 3, 4, 5, 6, 7, 8])('SI5 how a camera was held is read (%d)', (orientation) => {
  expect(readOrientation(turnedJpeg(Uint8Array.of(0xff, 0xd8, 0xff, 0xd9), orientation))).toBe(
    orientation,
  )
})

test('SI5 what is no JPEG, says nothing of it, or something unknown is upright', () => {
  expect(readOrientation(Uint8Array.of())).toBe(1)
  expect(readOrientation(Uint8Array.of(0xff, 0xd8, 0xff, 0xd9))).toBe(1)
  expect(readOrientation(turnedJpeg(Uint8Array.of(0xff, 0xd8, 0xff, 0xd9), 9))).toBe(1)
  expect(readOrientation(turnedJpeg(Uint8Array.of(0x89, 0x50), 6))).toBe(1)
})
