import { expect, test } from 'vitest'

import type { Font } from '#core/layout/text-metrics.ts'

import { loadTestMetrics } from '../../../../test/fixtures/slide-metrics.ts'
import { asWideAsImpact } from './office-metrics.ts'

/** Widths of Impact's letters in hundredths of an em, as they are published for measuring text. */
const impact: Readonly<Record<string, readonly number[]>> = {
  A: [
    51, 55, 55, 55, 42, 40, 55, 56, 29, 33, 54, 38, 72, 54, 55, 50, 55, 54, 52, 46, 55, 52, 81, 48,
    47, 40,
  ],
  a: [
    50, 52, 49, 52, 51, 29, 52, 52, 27, 28, 48, 27, 77, 52, 51, 52, 52, 36, 47, 30, 52, 44, 67, 43,
    45, 35,
  ],
  0: [54, 38, 50, 53, 50, 54, 54, 39, 53, 54],
  ' ': [18],
  '.': [18],
}

function measureImpact(text: string): number {
  const widths = new Map(
    Object.entries(impact).flatMap(([first, list]) =>
      list.map(
        (width, at) => [String.fromCharCode(first.charCodeAt(0) + at), width / 100] as const,
      ),
    ),
  )
  return Array.from(text).reduce((sum, letter) => sum + (widths.get(letter) ?? Number.NaN), 0)
}

const display: Font = { family: 'Anton', weight: 400, italic: false }
const metrics = await loadTestMetrics([], [display])

test.each([
  'Every voice you know',
  'EVERY VOICE YOU KNOW',
  'HOW A REEF FEEDS A COAST',
  'We hired 1500 people in 2026',
  '100',
  'WHY WE WON',
  'Hummus',
  'Quarterly results. What we learned',
])('PO21 what is set in Impact is no wider than it was measured: %s', (text) => {
  const measured = asWideAsImpact(metrics).measure(text, display, 1)
  expect(measureImpact(text)).toBeLessThanOrEqual(measured)
  expect(measured).toBeLessThan(measureImpact(text) * 1.2)
})

test('PO21 a part of a text is as wide as it is by itself, and other fonts are left alone', () => {
  const wide = asWideAsImpact(metrics)
  const text = 'HOW A REEF FEEDS A COAST'
  const ruler = wide.rule?.(text, display)
  expect(ruler?.measure(4, 10)).toBeCloseTo(wide.measure('A REEF', display, 1), 5)
  const other: Font = { family: 'Arimo', weight: 400, italic: false }
  expect(wide.measure(text, other, 1)).toBe(metrics.measure(text, other, 1))
})
