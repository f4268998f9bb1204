import { expect, test } from 'vitest'

import { measureContrast } from '../theme/contrast.ts'
import { drawSlideArtwork, mutedPalettes } from './draw-slide-artwork.ts'

const slide = { title: 'Wind at sea', content: ['Turbines stand far from the coast'] }
const variants = Array.from({ length: 40 }, (_, variant) => drawSlideArtwork(slide, variant))

test('AR1 the same words give the same picture, however they are written', () => {
  expect(drawSlideArtwork(slide)).toBe(drawSlideArtwork({ ...slide, title: '  WIND at sea ' }))
})

test('AR1 other words and another variant give another picture', () => {
  expect(drawSlideArtwork({ ...slide, title: 'Wind on land' })).not.toBe(drawSlideArtwork(slide))
  expect(new Set(variants).size).toBe(variants.length)
})

test('AR1 a slide without words gets a picture, too', () => {
  expect(drawSlideArtwork({ title: '', content: [] })).toMatch(/^<svg /)
})

test('AR2 white text is readable on every colour of a palette', () => {
  for (const colour of mutedPalettes.flatMap((palette) => Object.values(palette)))
    expect(measureContrast('#ffffff', colour), colour).toBeGreaterThanOrEqual(4.5)
})

test('AR2 white text is readable on every colour that is drawn', () => {
  const drawn = new Set(variants.flatMap((svg) => svg.match(/#[\da-f]{6}\b/gi) ?? []))
  expect(drawn.size).toBeGreaterThan(20)
  for (const colour of drawn)
    expect(measureContrast('#ffffff', colour), colour).toBeGreaterThanOrEqual(4.5)
})

test('AR3 lines and shapes only: no words, no scripts, no addresses', () => {
  for (const svg of variants)
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /<text|<script|<image|<foreignObject|href=|https?:|#fff\b/,
    )
})
