import { expect, test } from 'vitest'

import { listPictures } from '../../deck/pictures/slide-pictures.ts'
import type { Slide } from '../../deck/slide.ts'
import { adoptPictures } from './adopt-pictures.ts'
import { applyPicture, readPicture } from './apply-picture.ts'
import type { DeckView } from '../deck-view.ts'
import { mergeSlides } from '../merge/merge-slides.ts'
import { describePicture, putPictureFirst, removePicture, setPicture } from './set-picture.ts'
import { splitSlide } from '../slides/split-slide.ts'

const slide: Slide = {
  id: 'a',
  title: 'Reef',
  content: ['One', 'Two'],
  notes: '',
  imageUrl: 'asset:1',
  imageAlt: 'First',
  imageStyle: { shape: 'circle' },
  morePictures: [{ imageUrl: 'asset:2', imageAlt: 'Second' }, { imageUrl: 'asset:3' }],
}
const view: DeckView = { current: 0, deck: { title: 'Reefs', slides: [slide] } }

const first = ({ deck }: DeckView): Slide => {
  const [only] = deck.slides
  if (!only) throw new Error('There is a slide')
  return only
}
const urls = (after: DeckView) => listPictures(first(after)).map(({ imageUrl }) => imageUrl)

test('MP3 removing one leaves the others in order, with what is theirs', () => {
  expect(urls(removePicture(view, 'a'))).toEqual(['asset:2', 'asset:3'])
  expect(first(removePicture(view, 'a'))).toMatchObject({
    imageAlt: 'Second',
    imageStyle: { shape: 'circle' },
  })
  expect(urls(removePicture(view, 'a', 1))).toEqual(['asset:1', 'asset:3'])
  expect(removePicture(view, 'a', 7)).toBe(view)
})

test('MP3 with the last one goes the look they shared', () => {
  const none = [1, 2, 3].reduce((left) => removePicture(left, 'a'), view)
  expect(first(none)).toEqual({ id: 'a', title: 'Reef', content: ['One', 'Two'], notes: '' })
})

test('MP3 one can be put first, the others stay in order', () => {
  expect(urls(putPictureFirst(view, 'a', 2))).toEqual(['asset:3', 'asset:1', 'asset:2'])
  expect(putPictureFirst(view, 'a', 0)).toBe(view)
  expect(putPictureFirst(view, 'a', 3)).toBe(view)
})

test('MP1 each is described for itself', () => {
  const described = describePicture(view, 'a', 2, 'Third')
  expect(listPictures(first(described)).map(({ imageAlt }) => imageAlt)).toEqual([
    'First',
    'Second',
    'Third',
  ])
  expect(first(describePicture(view, 'a', 1, '')).morePictures?.[0]).toEqual({
    imageUrl: 'asset:2',
  })
  expect(describePicture(view, 'a', 1, 'Second')).toBe(view)
})

test('MP4 a new first picture leaves the others', () => {
  expect(urls(setPicture(view, 'a', 'asset:new'))).toEqual(['asset:new', 'asset:2', 'asset:3'])
  const settings = readPicture({ slide, theme: undefined, place: 0 })
  const applied = applyPicture(view, 'a', 'asset:new', settings)
  expect(urls(applied)).toEqual(['asset:new', 'asset:2', 'asset:3'])
})

test('MP4 pictures that were fetched are kept for all of a slide', () => {
  const moved = new Map([
    ['asset:1', 'asset:x'],
    ['asset:3', 'asset:z'],
  ])
  expect(urls(adoptPictures(view, moved))).toEqual(['asset:x', 'asset:2', 'asset:z'])
})

test('MP4 a slide that is split keeps its pictures and its table on the first half', () => {
  const tabled = { ...slide, table: { rows: [['x']] } }
  const split = splitSlide({ ...view, deck: { ...view.deck, slides: [tabled] } }, 'a', () => 'b')
  expect(listPictures(first(split))).toHaveLength(3)
  expect(split.deck.slides[1]).toEqual({
    id: 'b',
    title: 'Reef (2)',
    content: ['Two'],
    notes: '',
  })
})

test('IM4 merging two slides loses no picture and no table', () => {
  const table = {
    rows: [
      ['Site', 'Depth'],
      ['Wall', '30 m'],
    ],
    hasHeader: true,
  }
  const imported: Slide = {
    id: 'x',
    title: 'Coast',
    content: [],
    notes: '',
    imageUrl: 'asset:9',
    table,
  }
  const options = { slideHandling: 'mergeContent', titleHandling: 'keepExisting' } as const
  const merged = mergeSlides(slide, imported, options)
  expect(listPictures(merged).at(-1)).toEqual({ imageUrl: 'asset:9' })
  expect(merged.table).toEqual(table)
  expect(mergeSlides({ ...slide, table: { rows: [['a']] } }, imported, options)).toMatchObject({
    table: { rows: [['a']] },
    content: ['One', 'Two', '---', 'Site | Depth', 'Wall | 30 m'],
  })
})
