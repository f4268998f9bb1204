import { beforeAll, expect, test } from 'vitest'

import { keptSlide, placedShape, placedText } from '../../../test/fixtures/decks/placed-slide.ts'
import type { PlacedParagraph, PlacedText } from '../deck/placed.ts'
import type { LettersBox } from '../layout/boxes.ts'
import { layoutSlide } from '../layout/layout-slide.ts'
import { roughMetrics } from '../layout/rough-metrics.ts'
import { findTheme } from '../theme/themes.ts'
import { loadPlaced } from './load-placed.ts'

beforeAll(async () => {
  await loadPlaced()
})

/** A box of 400 by 100 px: three lines of 24 px stand in it. */
function setText(
  texts: readonly string[],
  more: Partial<PlacedText>,
  paragraph: Partial<PlacedParagraph> = {},
): LettersBox {
  const paragraphs = texts.map((text): PlacedParagraph => {
    return { text, runs: [[text.length, 0]], ...paragraph }
  })
  const element = placedShape({ height: 100, text: placedText(paragraphs, more) })
  const slide = keptSlide({ title: '', content: [] }, {}, [element])
  const { boxes } = layoutSlide({ slide, theme: findTheme('modern'), place: 0 }, roughMetrics)
  const box = boxes.find((one): one is LettersBox => one.kind === 'letters')
  if (!box) throw new Error('No text')
  return box
}

const listPlaces = ({ paragraphs }: LettersBox) =>
  paragraphs.flatMap(({ lines }) =>
    lines.map(({ x, baseline }) => [Math.round(x), Math.round(baseline)]),
  )

const letters = ['A', 'B', 'C', 'D', 'E']

test('KL72 a text of two columns goes on in the second where its box ends', () => {
  const [a, b, c, d, e] = listPlaces(setText(letters, { columns: 2, columnGap: 40 }))
  expect([a?.[0], b?.[0], c?.[0]]).toEqual([100, 100, 100])
  // Half of what the gap leaves, then the gap.
  expect([d, e]).toEqual([
    [320, a?.[1]],
    [320, b?.[1]],
  ])
  expect(c?.[1]).toBeLessThan(200)
})

test('KL72 lines are as wide as their column, and a paragraph reaches over all that it stands in', () => {
  const words = Array.from({ length: 24 }, () => 'coral').join(' ')
  const [one] = setText([words], { columns: 2, columnGap: 40 }).paragraphs
  expect(one?.lines.length).toBeGreaterThan(3)
  for (const { width } of one?.lines ?? []) expect(width).toBeLessThanOrEqual(180)
  expect(one?.lines.map(({ x }) => Math.round(x))).toContain(320)
  expect(one).toMatchObject({ x: 100, y: 100, width: 400 })
})

test('KL72 the last column is the one that runs over, and text that is to fit shrinks only then', () => {
  const long = listPlaces(setText([...letters, ...letters], { columns: 2 }))
  expect(long.filter(([x]) => x === 100)).toHaveLength(3)
  expect(long.at(-1)?.[1]).toBeGreaterThan(200)
  const fitting = setText(letters, { columns: 2, fit: 'shrink' })
  expect(fitting.paragraphs[0]?.sizePt).toBe(setText(['A'], {}).paragraphs[0]?.sizePt)
  const shrunk = setText([...letters, ...letters], { columns: 2, fit: 'shrink' })
  expect(Math.max(...listPlaces(shrunk).map(([, baseline]) => baseline ?? 0))).toBeLessThan(200)
})

test('KL72 columns hang from the middle by the deepest of them, and need lines that are wrapped', () => {
  const [a, b] = listPlaces(setText(['A', 'B'], { columns: 2, anchor: 'middle' }))
  expect((a?.[1] ?? 0) + (b?.[1] ?? 0)).toBeGreaterThan(290)
  expect(a?.[0]).toBe(b?.[0])
  const unwrapped = listPlaces(setText(letters, { columns: 2, isUnwrapped: true }))
  expect(new Set(unwrapped.map(([x]) => x)).size).toBe(1)
})
