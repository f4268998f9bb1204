import { Blob, Face, Font as ShapingFont } from 'harfbuzzjs'
import { expect, test } from 'vitest'

import type { Font } from '#core/layout/text-metrics.ts'

import { nodeFontSource } from '../../../../cli/node-font-source.ts'
import { createFontLibrary } from '../font-library.ts'
import { viewOf } from '../font-files/glyph-tables.ts'
import { readSfnt } from '../font-files/sfnt.ts'
import { embedFont } from './embed-font.ts'
import { readName } from './name-font.ts'
import { readRights } from './write-eot.ts'

const faces: readonly (readonly [Font, string])[] = [
  [{ family: 'Figtree', weight: 400, italic: false }, 'Regular'],
  [{ family: 'Figtree', weight: 700, italic: false }, 'Bold'],
  [{ family: 'Instrument Serif', weight: 400, italic: true }, 'Italic'],
  [{ family: 'Fraunces', weight: 400, italic: false }, 'Regular'],
]
const polish = 'Zażółć gęślą jaźń'

async function unwrap(texts: readonly string[], font: Font) {
  const library = createFontLibrary(nodeFontSource)
  await library.load(texts, font)
  const eot = await embedFont(texts, font, library)
  if (!eot || eot === 'no-italic') throw new Error('Nothing is embedded')
  return { library, eot, font: eot.slice(eot.length - viewOf(eot).getUint32(4, true)) }
}

const measure = (bytes: Uint8Array<ArrayBuffer>, letter: string): number => {
  const face = new Face(new Blob(bytes))
  const font = new ShapingFont(face)
  const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0)
  return glyph ? font.glyphHAdvance(glyph) / face.upem : Number.NaN
}

test.each(faces)('PO20 a face says of itself what it is to its family: %o', async (font, style) => {
  const { font: bytes, eot } = await unwrap(['Reefs'], font)
  const { tables } = readSfnt(bytes)
  expect([1, 2, 16, 17].map((id) => readName(tables, id))).toEqual([font.family, style, '', ''])
  expect(readName(tables, 13)).toContain('Open Font License')
  expect(readRights(tables)).toBe(0)
  // Neither packed nor veiled.
  expect(viewOf(eot).getUint32(12, true)).toBe(0)
})

test('PO20 the numbers of a font add up to what they must', async () => {
  const { font, eot } = await unwrap([polish], faces[0]?.[0] ?? raise())
  const view = viewOf(font)
  let sum = 0
  for (let at = 0; at < font.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0
  expect(sum.toString(16)).toBe('b1b0afba')
  const head = readSfnt(font).tables.get('head') ?? raise()
  expect(viewOf(eot).getUint32(60, true)).toBe(viewOf(head).getUint32(8))
})

test.each(faces)(
  'PO20 letters of other parts of the family come along, as wide as they were: %o',
  async (font) => {
    const { font: joined, library } = await unwrap([polish], font)
    for (const letter of 'ZaAÄß€łćęąźń') {
      const face = library.find(letter, font) ?? raise()
      expect(measure(joined, letter), letter).toBeCloseTo(measure(face.font, letter), 6)
    }
    const { font: plain } = await unwrap(['Reefs'], font)
    expect(measure(plain, 'ł')).toBeNaN()
    expect(measure(plain, 'q')).toBeGreaterThan(0)
  },
)

test('PO20 a family without an italic has its upright leant by whoever shows it', async () => {
  const font: Font = { family: 'Manrope', weight: 400, italic: true }
  expect(await embedFont(['Reefs'], font, createFontLibrary(nodeFontSource))).toBe('no-italic')
})

test('PO20 what cannot be fetched is not there', async () => {
  const library = createFontLibrary({ open: () => Promise.reject(new Error('offline')) })
  expect(await embedFont(['Reefs'], faces[0]?.[0] ?? raise(), library)).toBeNull()
})

function raise(): never {
  throw new Error('There is none')
}
