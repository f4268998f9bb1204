import { expect, test } from 'vitest'

import { unzipSync } from 'fflate'

import { packSlideImages } from './pack-slide-images.ts'

const images = [
  { name: '01-サンゴ.png', bytes: new Uint8Array(500) },
  { name: '02-reefs.png', bytes: Uint8Array.of(1, 2, 3) },
]

test('SI2 all pictures are in one zip, in their order and as they are', () => {
  const packed = packSlideImages(images)
  expect(Object.entries(unzipSync(packed))).toEqual(images.map(({ name, bytes }) => [name, bytes]))
  // Nothing but zeros, and still as long: they are not packed a second time.
  expect(packed.length).toBeGreaterThan(500)
})

test('SI2 the same pictures make the same zip', () => {
  expect(packSlideImages(images)).toEqual(packSlideImages(images))
})
