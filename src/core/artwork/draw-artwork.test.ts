import { expect, test } from 'vitest'

import { builtInPictures } from './built-in-pictures.ts'
import { drawArtwork } from './draw-artwork.ts'
import { drawPlaceholder } from './draw-placeholder.ts'

test('AW1 there are eight built-in pictures, each in a style of its own', () => {
  expect(builtInPictures).toHaveLength(8)
  expect(new Set(builtInPictures.map(({ style }) => style)).size).toBe(8)
  expect(new Set(builtInPictures.map(drawArtwork)).size).toBe(8)
})

test.each(builtInPictures)(
  'AW2 $style: the same seed draws the same, another draws another',
  (picture) => {
    expect(drawArtwork(picture)).toBe(drawArtwork({ ...picture }))
    expect(drawArtwork({ ...picture, seed: 'another' })).not.toBe(drawArtwork(picture))
  },
)

test.each(builtInPictures)('AW3 $style: needs nothing from outside and runs nothing', (picture) => {
  for (const seed of ['1', '2', '3', 'machine learning']) {
    const svg = drawArtwork({ ...picture, seed })
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1600" height="1200"/)
    expect(svg).not.toMatch(/<script|<foreignObject|<image|href=|NaN|undefined|Infinity/)
    const opened = svg.match(/<(?![/!])[^>]*[^/]>/g)?.length
    expect(opened).toBe(svg.match(/<\//g)?.length)
    expect(svg.length).toBeLessThan(500_000)
  }
})

test.each(builtInPictures)(
  'AW4 $style: takes its colours from a palette it is given',
  (picture) => {
    const grey = '#777777'
    const palette = { deep: grey, dark: grey, middle: grey, light: grey, pale: grey, accent: grey }
    expect(drawArtwork({ ...picture, palette })).toContain(grey)
    expect(drawArtwork({ ...picture, palette })).not.toBe(drawArtwork(picture))
  },
)

test('AW5 the placeholder is grey and says its words as text', () => {
  expect(drawPlaceholder('Image Error')).toContain('>Image Error</text>')
  expect(drawPlaceholder('<b> & c')).toContain('&lt;b&gt; &amp; c')
})
