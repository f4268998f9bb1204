import { expect, test } from 'vitest'

import type { Slide } from '../deck/slide.ts'
import { chooseLayout } from './choose-layout.ts'

const choose = (content: string[], change: Partial<Slide> & { place?: number } = {}) => {
  const { place = 1, ...fields } = change
  return chooseLayout({ id: 'one', title: 'Reefs', content, notes: '', ...fields }, place)
}
const imageUrl = 'asset:x'

test('LY14 title and bullets unless the content says otherwise for certain', () => {
  expect(choose([])).toBe('points')
  expect(choose(['One', 'Two', 'Three'])).toBe('points')
  expect(choose(['One', 'Two', 'Three'], { place: 0 })).toBe('points')
})

test('LY14 with a picture and bullets always title and bullets, with none the full picture', () => {
  expect(choose(['“To be.”'], { imageUrl })).toBe('points')
  expect(choose(['One'], { imageUrl, place: 0 })).toBe('points')
  expect(choose([], { imageUrl })).toBe('picture-full')
})

test('WP5 a picture that is shown whole stands below its title; without one it is alone', () => {
  const whole = { imageUrl, imageStyle: { fit: 'contain' as const } }
  expect(choose([], whole)).toBe('title-only')
  expect(choose([], { ...whole, title: ' ' })).toBe('picture-full')
  expect(choose(['One'], whole)).toBe('points')
})

test.each(['“To be.”', '"To be."', '«Être»', '»Sein«', '„Sein“', '「ある」', '“Really?”.'])(
  'LY14 a quotation is a quote: %s',
  (first) => {
    expect(choose([first, 'Somebody'])).toBe('quote')
    expect(choose([first, 'Somebody', 'Elsewhere'])).toBe('points')
  },
)

test.each(['82 %', '$4.5 bn', '3×', '1 in 4', '٤٢٪', '−5 °C'])(
  'LY14 a figure is a big number: %s',
  (first) => {
    expect(choose([first, 'of all reefs'])).toBe('big-number')
  },
)

test.each(['2024 was the warmest year so far', 'Reefs cover 0.1 %', 'A quoted “word” inside'])(
  'LY14 a sentence is neither a figure nor a quotation: %s',
  (first) => {
    expect(choose([first])).toBe('points')
  },
)

test('LY14 the first slide with at most two short bullets is a title slide', () => {
  expect(choose(['A talk', 'Somebody'], { place: 0 })).toBe('cover')
  expect(choose(['A talk', 'Somebody'], { place: 1 })).toBe('points')
  expect(choose(['x'.repeat(91)], { place: 0 })).toBe('points')
})

test('LY14 seven short bullets stand in two columns', () => {
  const short = Array.from({ length: 7 }, (_, index) => `Point ${index}`)
  expect(choose(short)).toBe('two-columns')
  expect(choose(short.slice(1))).toBe('points')
  expect(choose([...short, 'x'.repeat(91)])).toBe('points')
  const below = short.map((text) => `\t${text}`)
  expect(choose(below)).toBe('two-columns')
  expect(choose(['All of them', ...below]), 'one column would be empty').toBe('points')
})
