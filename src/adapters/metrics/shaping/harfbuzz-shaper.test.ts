import { Blob, Face, Font as ShapingFont } from 'harfbuzzjs'
import { beforeAll, expect, test } from 'vitest'

import { roughMetrics } from '#core/layout/rough-metrics.ts'
import type { Font } from '#core/layout/text-metrics.ts'
import type { ShapedRun, TextShaper } from '#ports/typefaces/text-shaper.ts'

import { nodeFontSource } from '../../../../cli/node-font-source.ts'
import { readFontCutter } from '../../../../cli/read-font-cutter.ts'
import { createFontCutter } from '../cut-font.ts'
import { createFontLibrary } from '../font-library.ts'
import { createHarfBuzzMetrics } from '../harfbuzz-metrics.ts'
import { createHarfBuzzShaper } from './harfbuzz-shaper.ts'

const font: Font = { family: 'Arimo', weight: 400, italic: false }
const texts = [
  'Office AV “To”',
  'شعاب مرجانية',
  'رقم 123 ثم',
  'שונית',
  'サンゴ礁',
  'e\u0301x\u0308 😀 x\u{10330}',
]
const library = createFontLibrary(nodeFontSource)
const metrics = createHarfBuzzMetrics(library, (text, one) => roughMetrics.measure(text, one, 1))
let shaper: TextShaper

beforeAll(async () => {
  await library.load(texts, font)
  shaper = createHarfBuzzShaper(library, await createFontCutter(readFontCutter))
})

const widthOf = (runs: readonly ShapedRun[]): number =>
  runs.reduce((sum, { file, clusters }) => {
    const advances = clusters.flatMap(({ glyphs }) => glyphs.map(({ advance }) => advance))
    return sum + advances.reduce((all, one) => all + one, 0) / file.unitsPerEm
  }, 0)

test.each(texts.slice(0, 5))('SP1 what is painted is as wide as it was measured: %s', (text) => {
  expect(widthOf(shaper.shape(text, font, false))).toBeCloseTo(metrics.measure(text, font, 1), 5)
})

test('SP2 runs stand from left to right, whichever way they read', () => {
  const runs = shaper.shape('رقم 123 ثم', font, true)
  const words = runs.map(({ clusters, rtl }) => {
    const letters = clusters.map(({ text }) => text)
    return (rtl ? letters.toReversed() : letters).join('').trim()
  })
  expect(words.filter(Boolean)).toEqual(['ثم', '123', 'رقم'])
})

test('SP3 every letter belongs to one cluster', () => {
  for (const text of texts) {
    const runs = shaper.shape(text, font, false)
    const letters = runs.flatMap(({ clusters }) => clusters.map((cluster) => cluster.text))
    expect(Array.from(letters.join('')).toSorted()).toEqual(Array.from(text).toSorted())
  }
})

test('SP4 what no font has is told', () => {
  const runs = shaper.shape('x\u{10330}', font, false)
  expect(runs.map(({ isUncovered }) => isUncovered)).toEqual([false, true])
})

test('SP5 a cut font has the glyphs that are used under their numbers, and composed ones after them', () => {
  const [run] = shaper.shape('Af', font, false)
  const [a, f] = run!.clusters.flatMap(({ glyphs }) => glyphs)
  const parts = [
    { id: a!.id, right: 0, up: 0 },
    { id: f!.id, right: 300, up: 1000 },
  ]
  const { bytes, firstComposed } = shaper.cutFont(run!.file, [a!.id], [{ width: 999, parts }])
  const cut = new ShapingFont(new Face(new Blob(bytes)))
  const [alone, over] = [cut.glyphExtents(a!.id)!, cut.glyphExtents(f!.id)!]
  const both = cut.glyphExtents(firstComposed)!
  expect(cut.glyphHAdvance(a!.id)).toBe(a!.width)
  expect(cut.glyphHAdvance(firstComposed)).toBe(999)
  expect(both.xBearing).toBe(Math.min(alone.xBearing, over.xBearing + 300))
  expect(both.yBearing).toBe(over.yBearing + 1000)
  expect(cut.glyphToPath(firstComposed).match(/M/g)).toHaveLength(
    [a, f].reduce((sum, one) => sum + cut.glyphToPath(one!.id).split('M').length - 1, 0),
  )
  expect(bytes.length).toBeLessThan(3000)
})

test('SP6 emoji are painted of paths in their own colours', () => {
  const [, emoji] = shaper.shape('x😀', font, false)
  const steps = shaper.paintGlyph(emoji!.file, emoji!.clusters[0]!.glyphs[0]!.id)
  expect(emoji!.file.isColoured).toBe(true)
  expect(steps.filter(({ kind }) => kind === 'save')).toHaveLength(
    steps.filter(({ kind }) => kind === 'restore').length,
  )
  expect(steps.some(({ kind }) => kind === 'clip')).toBe(true)
  expect(steps.some(({ kind }) => kind === 'colour' || kind === 'radial')).toBe(true)
})

test('SP7 a space between words that read from the right is of their font, as wide as it was', () => {
  const runs = shaper.shape('شعاب مرجانية', font, true)
  const [space] = shaper.shape(' ', font, false)
  expect(runs.map(({ clusters }) => clusters.map(({ text }) => text))).toContainEqual([' '])
  expect(new Set(runs.map(({ file }) => file.name)).size).toBe(1)
  expect(widthOf(runs.slice(1, 2))).toBeCloseTo(widthOf([space!]), 5)
})
