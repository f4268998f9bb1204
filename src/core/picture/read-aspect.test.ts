import { expect, test } from 'vitest'

import { readAspect } from './read-aspect.ts'

const u16 = (value: number) => [value >> 8, value & 255]
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 65_535)]
const text = (value: string) => [...Buffer.from(value, 'latin1')]

/** One tag of a TIFF directory in big endian: the orientation. */
const exif = (orientation: number) => {
  const entry = [...u16(0x0112), ...u16(3), ...u32(1), ...u16(orientation), 0, 0]
  const tiff = [...text('MM'), ...u16(42), ...u32(8), ...u16(1), ...entry, ...u32(0)]
  const body = [...text('Exif'), 0, 0, ...tiff]
  return [0xff, 0xe1, ...u16(body.length + 2), ...body]
}
const jpeg = (width: number, height: number, ...segments: number[][]) =>
  Uint8Array.from(
    [
      [0xff, 0xd8],
      ...segments,
      [0xff, 0xc0, ...u16(17), 8, ...u16(height), ...u16(width), 3],
      Array.from({ length: 12 }, () => 0),
    ].flat(),
  )

test('WP6 the form is width by height', () => {
  expect(readAspect(jpeg(300, 200))).toBe(1.5)
  expect(readAspect(jpeg(300, 200, exif(1)))).toBe(1.5)
  expect(readAspect(jpeg(300, 200, exif(3)))).toBe(1.5)
})

test.each([5, 6, 7, 8])('WP6 a photograph that asks to be turned (%d) is turned', (orientation) => {
  expect(readAspect(jpeg(300, 200, exif(orientation)))).toBeCloseTo(2 / 3)
})

test('WP6 what is no picture has none; a strip has one that a slide can keep', () => {
  expect(readAspect(Uint8Array.from(text('no picture')))).toBeNull()
  expect(readAspect(jpeg(20_000, 1))).toBe(100)
})

test('WP6 an orientation that is cut off turns nothing, and never throws', () => {
  const whole = jpeg(300, 200, exif(6))
  for (let end = 0; end <= whole.length; end++) readAspect(whole.subarray(0, end))
  expect(readAspect(whole.subarray(0, whole.length - 20))).toBeNull()
})
