import { expect, test } from 'vitest'

import { measureContrast } from '../theme/contrast.ts'
import { findTheme, themes } from '../theme/themes.ts'
import { drawSlideArtwork } from './draw-slide-artwork.ts'
import { createThemePalettes } from './theme-palettes.ts'

const slide = { title: 'Wind at sea', content: ['Turbines stand far from the coast'] }
const modern = findTheme('modern')
const variants = themes.flatMap(({ id }) =>
  Array.from({ length: 12 }, (_, variant) => drawSlideArtwork(slide, findTheme(id), variant)),
)

test('AR1 the same words give the same picture, however they are written', () => {
  expect(drawSlideArtwork(slide, modern)).toBe(
    drawSlideArtwork({ ...slide, title: '  WIND at sea ' }, modern),
  )
})

test('AR1 other words, another theme and another variant give another picture', () => {
  expect(drawSlideArtwork({ ...slide, title: 'Wind on land' }, modern)).not.toBe(
    drawSlideArtwork(slide, modern),
  )
  expect(new Set(variants).size).toBe(variants.length)
})

test('AR1 a slide without words gets a picture, too', () => {
  expect(drawSlideArtwork({ title: '', content: [] }, modern)).toMatch(/^<svg /)
})

test('AR2 white text is readable on every colour of a palette', () => {
  const palettes = themes.flatMap(({ id }) => createThemePalettes(findTheme(id)))
  for (const colour of palettes.flatMap((palette) => Object.values(palette)))
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
