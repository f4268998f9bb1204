import { Blob, Face, Font as HarfBuzzFont, Variation } from 'harfbuzzjs'
import { expect, test } from 'vitest'

import { createFontLibrary } from '#adapters/metrics/font-library.ts'
import { createHarfBuzzMetrics } from '#adapters/metrics/harfbuzz-metrics.ts'
import { withOwnTypefaces } from '#adapters/metrics/own-typeface-source.ts'
import { meetTypeface } from '#core/layout/typefaces/own-typefaces.ts'
import type { Font } from '#core/layout/text-metrics.ts'
import type { OwnTypeface } from '#core/deck/brand/own-typeface.ts'
import { fail } from '#core/result.ts'

import { nodeFontSource } from '../../../cli/node-font-source.ts'
import {
  cubicWidth,
  forbid,
  readCubicFont,
  readHankenGrotesk,
  readLiberation,
  readPackedSerif,
  readYoungSerif,
  testIntake,
  toFile,
  unpackBrotli,
} from '../../../test/fixtures/font-files.ts'
import { mutateBytes } from '../../../test/fixtures/files/mutate-file.ts'
import { countRuns } from '../../../test/fixtures/decks/arbitrary-deck.ts'
import { openFontFile, toFontFile } from './open-font-file.ts'
import { readForbidden } from './read-face.ts'

async function prepare(...files: File[]) {
  const prepared = await testIntake.prepare(files)
  if (!prepared.ok) throw new Error(prepared.error.code)
  return prepared.value
}

/** A typeface as a deck has it, and what measures its texts. */
async function measureIn(...files: File[]) {
  const prepared = await prepare(...files)
  const urls = Object.fromEntries(Array.from(prepared.files.keys(), (style) => [style, style]))
  const typeface: OwnTypeface = { ...prepared.facts, ...urls, regular: 'regular' }
  meetTypeface(typeface)
  const source = withOwnTypefaces(nodeFontSource, async (url) => {
    const blob = Array.from(prepared.files).find(([style]) => style === url)?.[1]
    return blob ? new Uint8Array(await blob.arrayBuffer()) : null
  })
  const library = createFontLibrary(source)
  const font: Font = { family: typeface.family, weight: 400, italic: false }
  const widthOf = async (text: string, style: Partial<Font> = {}) => {
    await library.load([text], { ...font, ...style })
    return createHarfBuzzMetrics(library, () => NaN).measure(text, { ...font, ...style }, 1000)
  }
  return { typeface, widthOf, library, font }
}

test('UF1 a font says itself what it is called, how high it reaches and what comes near', async () => {
  const { facts, files } = await prepare(toFile(await readYoungSerif(), 'whatever.bin'))
  expect(facts).toMatchObject({ name: 'Young Serif', standIn: 'Tinos' })
  expect(facts.family).toMatch(/^own-[\da-f]{16}$/)
  expect(facts.ascent).toBeGreaterThan(0.7)
  expect([...files.keys()]).toEqual(['regular'])
  // The same bytes are the same family, wherever they are taken in.
  const again = await prepare(toFile(await readYoungSerif(), 'other.woff'))
  expect(again.facts).toEqual(facts)
  expect((await testIntake.check(files)).ok).toBe(true)
})

test('UF1 files of one family become its styles, whatever order they come in', async () => {
  const styles = ['BoldItalic', 'Regular', 'Bold', 'Italic'] as const
  const files = await Promise.all(
    styles.map(async (style) => toFile(await readLiberation(style), `${style}.ttf`)),
  )
  const { facts, files: kept } = await prepare(...files)
  expect(facts.name).toBe('Liberation Sans')
  expect([...kept.keys()].toSorted()).toEqual(['bold', 'boldItalic', 'italic', 'regular'])
})

test('UF2 text is as wide as the letters of that very file', async () => {
  const { widthOf } = await measureIn(
    toFile(await readLiberation('Regular'), 'a.ttf'),
    toFile(await readLiberation('Bold'), 'b.ttf'),
  )
  // Known of this family: it is as wide as Arial.
  expect(await widthOf('A')).toBeCloseTo(667, 0)
  expect(await widthOf('AV')).toBeLessThan(667 * 2)
  expect(await widthOf('a', { weight: 700 })).toBeCloseTo(556, 0)
  expect(await widthOf('j', { weight: 700 })).toBeCloseTo(278, 0)
  expect(await widthOf('j')).toBeCloseTo(222, 0)
})

test('UF2 a style that the family lacks is set in the one that a browser takes', async () => {
  const { widthOf } = await measureIn(toFile(await readYoungSerif(), 'a.woff'))
  expect(await widthOf('Reefs', { weight: 700, italic: true })).toBe(await widthOf('Reefs'))
})

test('UF2 letters that it lacks, and all of them when its files are gone, come from what is near', async () => {
  const { widthOf, typeface } = await measureIn(toFile(await readYoungSerif(), 'a.woff'))
  expect(await widthOf('Ж')).toBeGreaterThan(0)
  const library = createFontLibrary(withOwnTypefaces(nodeFontSource, async () => null))
  const font: Font = { family: typeface.family, weight: 400, italic: false }
  await library.load(['Reefs'], font)
  expect(library.find('R', font)?.family).toBe('Tinos')
})

test('UF3 letters of cubic curves are drawn anew, as wide and as high as they were', async () => {
  const { widthOf, library, font } = await measureIn(toFile(await readCubicFont(), 'cubic.otf'))
  expect(await widthOf('Reefs')).toBe(5 * cubicWidth)
  const { openShapingFont } = await import('#adapters/metrics/shaping/shaping-font.ts')
  const face = library.find('O', font)
  if (!face) throw new Error('There is no O')
  const { font: drawn } = openShapingFont(face)
  const glyph = drawn.nominalGlyph(79) ?? 0
  const path = drawn.glyphToJson(glyph)
  expect(path.some(({ type }) => type === 'Q')).toBe(true)
  expect(path.some(({ type }) => type === 'C')).toBe(false)
  const box = drawn.glyphExtents(glyph)
  // An O is about as high as a capital letter of this serif, and reaches a little below the line.
  expect(box?.height).toBeLessThan(-600)
  expect((box?.yBearing ?? 0) + (box?.height ?? 0)).toBeLessThan(0)
})

test('UF3 a variable font gives its regular and its bold, each as wide as a browser sets it', async () => {
  const { widthOf, typeface } = await measureIn(toFile(await readHankenGrotesk(), 'hanken.woff2'))
  expect(typeface.name).toMatch(/Hanken Grotesk/)
  expect(typeface.bold).toBe('bold')
  const whole = await openFontFile(await readHankenGrotesk(), unpackBrotli)
  if (!whole.ok) throw new Error(whole.error)
  const judge = new HarfBuzzFont(new Face(new Blob(toFontFile(whole.value))))
  for (const weight of [400, 700] as const) {
    judge.setVariations([new Variation('wght', weight)])
    const advance = Array.from('HRagj', (letter) =>
      judge.glyphHAdvance(judge.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0),
    )
    for (const [at, letter] of Array.from('HRagj').entries())
      expect(await widthOf(letter, { weight }), `${letter} ${weight}`).toBeCloseTo(
        advance[at] ?? 0,
        0,
      )
  }
})

test('UF3 WOFF2 holds the same letters as WOFF', async () => {
  const packed = await measureIn(toFile(await readPackedSerif(), 'a.woff2'))
  const plain = await measureIn(toFile(await readYoungSerif(), 'a.woff'))
  const text = 'AVAST, Reefs & Waves: ﬁve “quoted” words.'
  expect(await packed.widthOf(text)).toBe(await plain.widthOf(text))
  const outlines = await Promise.all(
    [packed, plain].map(async ({ library, font }) => {
      const { openShapingFont } = await import('#adapters/metrics/shaping/shaping-font.ts')
      const face = library.find('g', font)
      const drawn = face && openShapingFont(face).font
      return ['g', 'é', 'Q'].map((letter) =>
        drawn?.glyphExtents(drawn.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0),
      )
    }),
  )
  expect(outlines[0]).toEqual(outlines[1])
  expect(outlines[0]?.[0]?.width).toBeGreaterThan(0)
})

test.each([
  [0, undefined],
  [2, 'embedding'],
  [4, 'editing'],
  [8, undefined],
  [12, undefined],
  [0x104, 'embedding'],
  [0x200, 'embedding'],
])('UF4 what the file forbids is read from it: %d', async (rights, forbids) => {
  expect(readForbidden(rights)).toBe(forbids)
  const { facts } = await prepare(toFile(forbid(await readLiberation('Regular'), rights), 'a.ttf'))
  expect(facts.forbids).toBe(forbids)
})

test('UF5 what is no font, too large, several fonts or several families is told', async () => {
  const regular = toFile(await readLiberation('Regular'), 'a.ttf')
  const tell = (...files: File[]) => testIntake.prepare(files)
  expect(await tell(toFile(new TextEncoder().encode('<svg onload="x()"/>'), 'a.ttf'))).toEqual(
    fail({ code: 'not-a-font', named: 'a.ttf' }),
  )
  expect(await tell(toFile(new Uint8Array(12_000_001), 'large.ttf'))).toEqual(
    fail({ code: 'too-large', named: 'large.ttf' }),
  )
  expect(await tell(toFile(new TextEncoder().encode('ttcf........'), 'a.ttc'))).toEqual(
    fail({ code: 'collection', named: 'a.ttc' }),
  )
  expect(await tell(regular, toFile(await readYoungSerif(), 'b.woff'))).toEqual(
    fail({ code: 'several-families', named: 'Liberation Sans, Young Serif' }),
  )
  expect(await tell(...Array.from({ length: 21 }, () => regular))).toEqual(
    fail({ code: 'too-many' }),
  )
  expect(await tell()).toEqual(fail({ code: 'not-a-font' }))
})

test('UF6 a harmed font is refused or taken, and never throws, hangs or paints with what is not there', async () => {
  const originals = await Promise.all([
    readYoungSerif(),
    readLiberation('Bold'),
    readCubicFont(),
    readPackedSerif(),
    readHankenGrotesk(),
  ])
  const { numRuns } = countRuns(60)
  for (let seed = 0; seed < numRuns; seed++) {
    const original = originals[seed % originals.length] ?? new Uint8Array()
    const taken = await testIntake.prepare([toFile(mutateBytes(original, seed), 'harmed.ttf')])
    if (!taken.ok) continue
    const again = await testIntake.check(taken.value.files)
    expect(again.ok, `what was taken is taken again: seed ${seed}`).toBe(true)
  }
}, 120_000)
