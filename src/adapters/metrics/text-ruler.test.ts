import { readdirSync, readFileSync } from 'node:fs'

import { beforeAll, expect, test } from 'vitest'

import { listLineStops } from '#core/layout/lines/list-line-stops.ts'
import { fontFamilies } from '#core/layout/typefaces/font-families.ts'
import type { Font, TextMetrics } from '#core/layout/text-metrics.ts'
import { splitGraphemes } from '#core/layout/lines/split-graphemes.ts'

import { allFonts, loadTestMetrics } from '../../../test/fixtures/slide-metrics.ts'

/** In the six languages of the tests' articles, with what else is in slides. */
const articles = readdirSync('test/fixtures/articles').flatMap((name) =>
  readFileSync(`test/fixtures/articles/${name}`, 'utf8').split(/\n+/),
)
const others = [
  'AVAVA To Yes. We 11 11 P. A “Tea” ‘V’ – fi ffi ffl office fjord tt ti',
  '2024 (17) 3.5 % Ångström Łódź Œuvre',
  '  two  spaces, and one at the end ',
  'Привет, мир. Αθήνα και Θεσσαλονίκη',
  '日本語です。漢字とかな、2024年',
  'العربية لغة جميلة 2024',
  'שלום עולם, 2024',
  'e\u0301 mixed 日本 and 👩‍💻 emoji',
]

let metrics: TextMetrics
beforeAll(async () => {
  metrics = await loadTestMetrics([...articles, ...others])
})

/** From each place to a few that follow, and to the end. */
const listParts = (places: readonly number[]) =>
  places.flatMap((start, index) =>
    [...places.slice(index + 1, index + 5), ...places.slice(-1)].map(
      (end) => [start, end] as const,
    ),
  )

function findOdd(text: string, font: Font, places: readonly number[]): string[] {
  const ruler = metrics.rule?.(text, font)
  return listParts(places).flatMap(([start, end]) => {
    const part = text.slice(start, end)
    return ruler?.measure(start, end) === metrics.measure(part, font, 1) ? [] : [part]
  })
}

function listGraphemeEnds(text: string): number[] {
  let end = 0
  return [0, ...splitGraphemes(text).map(({ length }) => (end += length))]
}

test.each(allFonts)(
  'LN15 every part of a text is as wide as it is alone: $family $weight $italic',
  (font) => {
    for (const text of others) expect(findOdd(text, font, listGraphemeEnds(text))).toEqual([])
  },
)

test.each(fontFamilies)('LN15 so is every line that could be of an article: %s', (family) => {
  const font: Font = { family, weight: 400, italic: false }
  for (const text of articles.filter((_, index) => index % 15 === 0)) {
    const stops = listLineStops(text).slice(0, 20)
    const places = stops.flatMap(({ end, visibleEnd }) => [visibleEnd, end])
    expect(findOdd(text, font, [...new Set([0, ...places])])).toEqual([])
  }
})
