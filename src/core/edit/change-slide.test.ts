import { expect, test } from 'vitest'

import type { Slide } from '../deck/slide.ts'
import { changeSlide } from './change-slide.ts'
import type { DeckView } from './deck-view.ts'
import { renameDeck } from './rename-deck.ts'
import { removePicture, setPicture } from './pictures/set-picture.ts'
import { trimSlide } from './trim-slide.ts'

const first: Slide = { id: 'a', title: 'One', content: ['x'], notes: 'Say one' }
const second: Slide = { id: 'b', title: 'Two', content: ['y', 'z'], notes: 'Say two' }
const view: DeckView = { current: 0, deck: { title: 'Pair', slides: [first, second] } }

test('SL9 a change reaches its slide wherever the user is, and no other', () => {
  const changed = changeSlide(view, 'b', {
    title: 'Zwei',
    textStyles: { title: { fontSize: 'h3' } },
  })
  expect(changed).toEqual({
    current: 0,
    deck: {
      title: 'Pair',
      slides: [first, { ...second, title: 'Zwei', textStyles: { title: { fontSize: 'h3' } } }],
    },
  })
  expect(changed.deck.slides[0]).toBe(first)
})

test('SL9 a change to a slide that is gone is refused', () => {
  expect(changeSlide(view, 'x', { title: 'New' })).toBe(view)
})

test('SL9 a change that changes nothing is refused', () => {
  expect(changeSlide(view, 'a', { title: 'One', content: first.content })).toBe(view)
  expect(changeSlide(view, 'a', {})).toBe(view)
})

test('SL10 Save trims title and notes and drops empty bullets', () => {
  const typed = changeSlide(view, 'b', {
    title: '  Two ',
    notes: '\n Say two\n',
    content: ['', ' y ', '   ', 'z', '\t'],
  })
  expect(trimSlide(typed, 'b').deck.slides[1]).toEqual({
    ...second,
    content: [' y ', 'z'],
  })
})

test('SL10 Save leaves a tidy slide alone', () => {
  expect(trimSlide(view, 'b')).toBe(view)
  expect(trimSlide(view, 'x')).toBe(view)
})

test('SL11 a new picture keeps the style, removing it removes the style', () => {
  const styled = changeSlide(setPicture(view, 'a', 'asset:1'), 'a', {
    imageStyle: { shape: 'circle' },
    imageEffects: { blur: 3 },
  })
  const replaced = setPicture(styled, 'a', 'asset:2')
  expect(replaced.deck.slides[0]).toEqual({
    ...first,
    imageUrl: 'asset:2',
    imageStyle: { shape: 'circle' },
    imageEffects: { blur: 3 },
  })
  const removed = removePicture(replaced, 'a')
  expect(removed).toEqual(view)
  expect(Object.keys(removed.deck.slides[0] ?? {})).not.toContain('imageUrl')
})

test('SL11 removing a picture that is not there is refused', () => {
  expect(removePicture(view, 'a')).toBe(view)
  expect(removePicture(view, 'x')).toBe(view)
})

test('DK4 a deck title is trimmed, an empty one refused', () => {
  expect(renameDeck(view, '  Three ').deck.title).toBe('Three')
  expect(renameDeck(view, '   ')).toBe(view)
  expect(renameDeck(view, ' Pair ')).toBe(view)
})
