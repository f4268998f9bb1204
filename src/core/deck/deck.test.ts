import * as v from 'valibot'
import { expect, test } from 'vitest'

import { deckSchema } from './deck.ts'
import { assetUrl, listDeckAssets } from './pictures/deck-assets.ts'

const slide = { id: 's1', title: 'One', content: ['a'], notes: 'b' }

test('DK1 a deck has a title and at least one slide', () => {
  expect(v.is(deckSchema, { title: 'Deck', slides: [slide] })).toBe(true)
  expect(v.is(deckSchema, { title: 'Deck', slides: [] })).toBe(false)
  expect(v.is(deckSchema, { slides: [slide] })).toBe(false)
})

test.each(['id', 'title', 'content', 'notes'])('DK2 a slide without %s is none', (field) => {
  const { [field]: _missing, ...rest } = slide as Record<string, unknown>
  expect(v.is(deckSchema, { title: 'Deck', slides: [rest] })).toBe(false)
})

test('DK2 picture, styles and effects are optional and kept', () => {
  const full = {
    ...slide,
    imageUrl: assetUrl('abc'),
    textStyles: { title: { fontSize: 'h2' }, content: { textColor: '#112233' } },
    imageStyle: { shape: 'circle', borderWidth: 4 },
    imageEffects: { blur: 2 },
  }
  expect(v.parse(deckSchema, { title: 'Deck', slides: [full] }).slides).toEqual([full])
})

test('DK3 assets are listed once each, other addresses are not', () => {
  const pictures = [assetUrl('a'), 'https://example.com/b.png', assetUrl('a'), assetUrl('c')]
  const slides = [{}, ...pictures.map((imageUrl) => ({ imageUrl }))]
  expect(listDeckAssets({ slides })).toEqual(['a', 'c'])
})
