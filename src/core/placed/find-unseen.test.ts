import { beforeAll, expect, test } from 'vitest'

import type { PlacedElement } from '../deck/placed.ts'
import type { Slide } from '../deck/slide.ts'
import { layoutSlide } from '../layout/layout-slide.ts'
import { roughMetrics } from '../layout/rough-metrics.ts'
import { checkDeck } from '../outline/check/check-deck.ts'
import { findTheme } from '../theme/themes.ts'
import { keptSlide, placedShape, placedText } from '../../../test/fixtures/decks/placed-slide.ts'
import { loadPlaced } from './load-placed.ts'

beforeAll(async () => {
  await loadPlaced()
})

const layOut = (slide: Slide) =>
  layoutSlide({ slide, theme: findTheme('modern'), place: 0 }, roughMetrics)

const lines = (count: number) =>
  placedText(Array.from({ length: count }, () => ({ text: 'Reefs', runs: [[5, 0]] })))

const overflows = (more: Parameters<typeof placedShape>[0]) =>
  layOut(keptSlide({ content: [] }, {}, [placedShape(more)])).overflows

test('KL61 text beyond its box is seen as long as it stays on the slide', () => {
  expect(overflows({ y: 100, height: 30, text: lines(10) })).toBe(false)
  expect(overflows({ y: 600, height: 30, text: lines(10) })).toBe(true)
})

test('KL61 a line is there while half of its letters are, and beside the slide as its author wanted', () => {
  expect(overflows({ y: 690, height: 10, text: lines(1) })).toBe(false)
  expect(overflows({ y: 900, height: 200, text: lines(2) })).toBe(false)
  expect(overflows({ y: 900, height: 30, text: lines(4) })).toBe(true)
})

test('KL61 a line that is not wrapped runs off sideways, and turned text wherever it is turned to', () => {
  const wide = placedText([{ text: 'Reefs '.repeat(40), runs: [[240, 0]] }], { isUnwrapped: true })
  expect(overflows({ text: wide })).toBe(true)
  const down = { x: 500, y: 300, width: 300, height: 40, text: lines(20) }
  expect(overflows(down)).toBe(true)
  // On its side there is as much room as the slide is wide.
  expect(overflows({ ...down, turn: 90, text: lines(16) })).toBe(false)
})

test('KL61 a table whose rows grow off the slide overflows', () => {
  const table = (rows: number): PlacedElement => ({
    kind: 'table',
    x: 100,
    y: 300,
    width: 300,
    height: 200,
    columns: [300],
    rows: Array.from({ length: rows }, () => 10),
    cells: Array.from({ length: rows }, (_, row) => ({
      row,
      column: 0,
      borders: [null, null, null, null],
      text: lines(1),
    })),
  })
  expect(layOut(keptSlide({ content: [] }, {}, [table(10)])).overflows).toBe(false)
  expect(layOut(keptSlide({ content: [] }, {}, [table(20)])).overflows).toBe(true)
})

test('KL61 points that no paragraph names are hidden, unless their words stand elsewhere', () => {
  const content = ['Corals | 12', 'Sponges', '']
  const shape = placedShape({
    text: placedText([
      { text: 'Corals ⇒', runs: [[8, 0]] },
      { text: '12', runs: [[2, 0]] },
    ]),
  })
  expect(layOut(keptSlide({ content }, {}, [shape])).hiddenBullets).toBe(1)
  expect(layOut(keptSlide({ content }, {}, [])).hiddenBullets).toBe(2)
  expect(layOut(keptSlide({ content })).hiddenBullets).toBe(0)
})

test('KL61 the deck check finds a kept slide with more text than room', () => {
  const full = keptSlide({ content: Array.from({ length: 40 }, () => 'A reef grows slowly') })
  const findings = checkDeck(
    { title: 'Reefs', slides: [full] },
    { overflows: (slide) => layOut(slide).overflows },
  )
  expect(findings.map(({ code }) => code)).toContain('overflow')
})
