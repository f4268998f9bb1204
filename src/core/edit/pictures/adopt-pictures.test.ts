import { expect, test } from 'vitest'

import type { Slide } from '../../deck/slide.ts'
import { adoptPictures } from './adopt-pictures.ts'
import type { DeckView } from '../deck-view.ts'

const remote = 'https://pictures.example/sea.png'
const words = { title: '', content: [], notes: '' }
const first: Slide = { ...words, id: 'a', imageUrl: remote, imageAlt: 'The sea' }
const second: Slide = { ...words, id: 'b', imageUrl: 'asset:other' }
const view: DeckView = {
  current: 1,
  deck: { title: 'Tides', slides: [first, second, { ...first, id: 'c' }] },
}

test('DK10 a picture at a new address keeps what was said of it, on every slide that shows it', () => {
  const { deck, current } = adoptPictures(view, new Map([[remote, 'asset:sea']]))
  expect(deck.slides).toEqual([
    { ...first, imageUrl: 'asset:sea' },
    second,
    { ...first, id: 'c', imageUrl: 'asset:sea' },
  ])
  expect(deck.slides[1]).toBe(second)
  expect(current).toBe(1)
})

test('DK10 refused when no slide shows one of them', () => {
  expect(adoptPictures(view, new Map([['https://elsewhere.example/', 'asset:x']]))).toBe(view)
  expect(adoptPictures(view, new Map())).toBe(view)
})
