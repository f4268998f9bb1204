import { expect, test } from 'vitest'

import { drawArtwork } from './draw-artwork.ts'

const seeds = Array.from({ length: 300 }, (_, index) => `Slide about bees ${index}`)

/** Relative luminance, as WCAG defines it. */
function measureLuminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

test('AR1 the same words give the same picture, other words another', () => {
  expect(drawArtwork('Bees')).toBe(drawArtwork('Bees'))
  expect(new Set(seeds.map(drawArtwork)).size).toBe(seeds.length)
})

test('AR2 white text is readable on every colour of every picture', () => {
  for (const seed of seeds)
    for (const colour of drawArtwork(seed).match(/#[0-9a-f]{6}\b/g) ?? [])
      expect(1.05 / (measureLuminance(colour) + 0.05)).toBeGreaterThanOrEqual(4.5)
})

test('AR3 it is a 16:9 SVG of lines and shapes: no words, no scripts, no addresses', () => {
  for (const seed of [...seeds.slice(0, 20), '<script>"', '']) {
    const svg = drawArtwork(seed)
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1600 900"/)
    expect(svg).not.toMatch(/NaN|undefined|<text|<script|href|url\(http/)
    expect(svg.length).toBeLessThan(60_000)
  }
})
