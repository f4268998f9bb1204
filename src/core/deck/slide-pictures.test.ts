import { expect, test } from 'vitest'

import type { Deck } from './deck.ts'
import { listDeckAssets } from './deck-assets.ts'
import { describeContent } from './create-record.ts'
import { listRemotePictures } from './list-remote-pictures.ts'
import { movePictures } from './move-pictures.ts'
import { listPictures, withPictures } from './slide-pictures.ts'
import type { Slide } from './slide.ts'

const plain: Slide = { id: 'a', title: 'Reef', content: [], notes: '' }
const slide: Slide = {
  ...plain,
  imageUrl: 'asset:one',
  imageAlt: 'A reef',
  imageStyle: { shape: 'circle' },
  morePictures: [
    { imageUrl: 'https://example.org/two.png', imageCrop: { x: 0.1 } },
    { imageUrl: 'data:image/png;base64,AAAA' },
    { imageUrl: 'asset:one' },
  ],
}
const deck: Deck = { title: 'Reefs', slides: [slide, { ...plain, id: 'b', imageUrl: 'asset:b' }] }

test('MP1 all pictures of a slide are listed, each with what is its own', () => {
  expect(listPictures(slide)).toEqual([
    { imageUrl: 'asset:one', imageAlt: 'A reef' },
    ...(slide.morePictures ?? []),
  ])
  expect(listPictures(plain)).toEqual([])
})

test('MP1 a slide takes other pictures and keeps the look they share; with none it goes', () => {
  expect(withPictures(slide, listPictures(slide))).toEqual(slide)
  expect(withPictures(slide, [{ imageUrl: 'asset:x' }])).toEqual({
    ...plain,
    imageUrl: 'asset:x',
    imageStyle: { shape: 'circle' },
  })
  expect(withPictures(slide, [])).toEqual(plain)
})

test('MP4 every picture can get another address, or go', () => {
  const moved = movePictures(slide, (url) => (url === 'asset:one' ? 'asset:new' : url))
  expect(listPictures(moved).map(({ imageUrl }) => imageUrl)).toEqual([
    'asset:new',
    'https://example.org/two.png',
    'data:image/png;base64,AAAA',
    'asset:new',
  ])
  const left = movePictures(slide, (url) => (url === 'asset:one' ? null : url))
  expect(left).toMatchObject({
    imageUrl: 'https://example.org/two.png',
    imageCrop: { x: 0.1 },
    morePictures: [{ imageUrl: 'data:image/png;base64,AAAA' }],
  })
  expect(left).not.toHaveProperty('imageAlt')
  expect(movePictures(slide, (url) => url)).toBe(slide)
})

test('MP4 assets and remote pictures of a deck are those of all pictures', () => {
  expect(listDeckAssets(deck)).toEqual(['one', 'b'])
  expect(listRemotePictures(deck)).toEqual(['https://example.org/two.png'])
})

test('MP4 the cover of a deck leaves out pictures that are written out in full', () => {
  expect(listPictures(describeContent(deck).cover).map(({ imageUrl }) => imageUrl)).toEqual([
    'asset:one',
    'https://example.org/two.png',
    'asset:one',
  ])
})
