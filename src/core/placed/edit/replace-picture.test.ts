import * as v from 'valibot'
import { expect, test } from 'vitest'

import { keptSlide, placedShape } from '../../../../test/fixtures/decks/placed-slide.ts'
import { type PlacedPicture, placedSlideSchema } from '../../deck/placed.ts'
import { replacePicture } from './replace-picture.ts'

const framed: PlacedPicture = {
  kind: 'picture',
  x: 100,
  y: 50,
  width: 400,
  height: 200,
  turn: 15,
  flipH: true,
  group: '1',
  imageUrl: 'deck-asset://old',
  geometry: { preset: 'ellipse' },
  line: { colour: '#112233', width: 2 },
  shadow: { x: 1, y: 2, blur: 3, colour: '#00000080' },
  opacity: 0.8,
}
const before: PlacedPicture = {
  ...framed,
  crop: [0.1, 0.2, 0.3, 0],
  effects: { grayscale: true },
  alt: 'Our harbour at dawn',
}
const slide = keptSlide({ content: [] }, {}, [placedShape(), before])

const replaceBy = (width: number, height: number) => {
  const after = replacePicture(slide, 1, { imageUrl: 'deck-asset://new', size: { width, height } })
  expect(v.safeParse(placedSlideSchema, after.placed).issues).toBeUndefined()
  expect(after.placed?.elements[0]).toBe(slide.placed?.elements[0])
  return after.placed?.elements[1]
}

test('KL75 another picture stands in the frame of the one before, with the description that it had', () => {
  expect(replaceBy(800, 400)).toEqual({
    ...framed,
    imageUrl: 'deck-asset://new',
    alt: 'Our harbour at dawn',
  })
})

test('KL75 its middle fills the frame, and nothing of it is drawn wider or higher than it is', () => {
  expect(replaceBy(300, 300)).toMatchObject({ width: 400, height: 200, crop: [0, 0.25, 0, 0.25] })
  expect(replaceBy(1000, 100)).toMatchObject({ width: 400, height: 200, crop: [0.4, 0, 0.4, 0] })
})

test('KL75 one whose size nobody knows is seen as a whole; the same one, or a shape, changes nothing', () => {
  const unknown = { imageUrl: 'deck-asset://new', size: null }
  expect(replacePicture(slide, 1, unknown).placed?.elements[1]).not.toHaveProperty('crop')
  expect(replaceBy(0, 100)).not.toHaveProperty('crop')
  expect(replacePicture(slide, 0, unknown)).toBe(slide)
  expect(replacePicture(slide, 1, { imageUrl: 'deck-asset://old', size: null })).toBe(slide)
})
