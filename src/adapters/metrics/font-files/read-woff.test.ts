import { readFileSync } from 'node:fs'

import { Blob, Face, Font as ShapingFont } from 'harfbuzzjs'
import { expect, test } from 'vitest'

import { fontFamilies } from '#core/layout/typefaces/font-families.ts'

import { includesCodePoint } from '../code-point-ranges.ts'
import { fontPackages } from '../font-packages.ts'
import { readCoverage } from './read-coverage.ts'
import { readWoff } from './read-woff.ts'
import { verticalOf } from '../vertical-metrics.ts'

const readFile = (name: string, file: string) =>
  readWoff(new Uint8Array(readFileSync(`node_modules/@fontsource/${name}/files/${file}.woff`)))

test.each([
  ['arimo', 'arimo-latin-400-normal'],
  ['noto-sans-jp', 'noto-sans-jp-119-700-normal'],
  ['noto-color-emoji', 'noto-color-emoji-3-400-normal'],
  ['noto-sans-arabic', 'noto-sans-arabic-arabic-400-normal'],
])('the characters of %s are those that HarfBuzz finds in it', async (name, file) => {
  const font = await readFile(name, file)
  const coverage = readCoverage(font)
  const expected = [...new Face(new Blob(font)).collectUnicodes()]
  const listed = coverage.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  )
  expect(listed).toEqual(expected)
  expect(includesCodePoint(coverage, 0x10fffd)).toBe(false)
})

test('what is not a font is refused', async () => {
  await expect(
    readWoff(new TextEncoder().encode('<!doctype html><p>no font at all</p>')),
  ).rejects.toThrow('WOFF')
})

test.each(fontFamilies)('ascent and descent of %s are those of its files', async (family) => {
  const { name, weights, bold = 700, hasItalic } = fontPackages[family]
  const files = weights.flatMap((weight) => {
    const written = weight === 700 ? bold : weight
    return hasItalic ? [`${written}-normal`, `${written}-italic`] : [`${written}-normal`]
  })
  for (const style of files) {
    const face = new Face(new Blob(await readFile(name, `${name}-latin-${style}`)))
    const { ascender, descender } = new ShapingFont(face).hExtents()
    const { ascent, descent } = verticalOf({ family, weight: 400, italic: false })
    expect(ascent * face.upem).toBeCloseTo(ascender, 6)
    expect(descent * face.upem).toBeCloseTo(-descender, 6)
  }
})
