import { expect, test } from 'vitest'

import type { Deck } from '../deck.ts'
import { listDeckAssets } from './deck-assets.ts'
import { describeContent } from '../create-record.ts'
import { listRemotePictures } from './list-remote-pictures.ts'
import { movePictures } from './move-pictures.ts'
import { listPictures, listPictureUrls, withPictures } from './slide-pictures.ts'
import type { Slide } from '../slide.ts'

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

test('MP1 pictures of a kept look and of what lies over a form come after its own, each once', () => {
  const at = { x: 0, y: 0, width: 10, height: 10 }
  const shown = (imageUrl: string) => ({ kind: 'picture' as const, ...at, imageUrl })
  const placed = {
    look: 'kept' as const,
    size: { width: 1280, height: 720 },
    background: { kind: 'picture' as const, imageUrl: 'asset:ground' },
    backdrop: [],
    elements: [shown('asset:one'), shown('asset:new'), shown('asset:new')],
    points: 0,
  }
  const kept: Slide = { ...slide, placed, over: [shown('asset:over'), shown('asset:ground')] }
  const own = [
    'asset:one',
    'https://example.org/two.png',
    'data:image/png;base64,AAAA',
    'asset:one',
  ]
  const all = [...own, 'asset:ground', 'asset:new', 'asset:over']
  expect(listPictureUrls(kept)).toEqual(all)
  expect(listPictureUrls(kept)).toEqual(all)
  const moved = { ...kept, placed: { ...placed, elements: [shown('asset:other')] } }
  expect(listPictureUrls(moved)).toEqual([...own, 'asset:ground', 'asset:other', 'asset:over'])
})
