import { expect, test } from 'vitest'

import { framePath } from './frame-path.ts'

test('a path stands in a frame of whole px that holds all of it', () => {
  expect(framePath({ x: 10.4, y: -0.5, width: 20.2, height: 3 })).toEqual({
    x: 10,
    y: -1,
    width: 21,
    height: 4,
  })
})
