import { expect, test } from 'vitest'

import { fixedMetrics } from '../../../test/fixtures/fixed-metrics.ts'
import { fitText } from './fit-text.ts'
import type { TextMetrics } from './text-metrics.ts'

test('a very long text is set in full only at the size it ends up with', () => {
  const text = 'tide '.repeat(4_000).trim()
  let measured = 0
  const metrics: TextMetrics = {
    ...fixedMetrics,
    measure(run, font, sizePx) {
      measured += run.length
      return fixedMetrics.measure(run, font, sizePx)
    },
  }
  const fitted = fitText(
    {
      frame: { x: 0, y: 0, width: 600, height: 400 },
      items: [{ level: 0, text, part: { field: 'content', index: 0 }, mark: null }],
      font: { family: 'Arimo', weight: 400, italic: false },
      align: 'start',
      rtl: false,
      hangEm: 0,
    },
    { sizePt: 24, floorPt: 14, balanced: false, oneLine: false },
    metrics,
  )
  expect(fitted.overflows).toBe(true)
  expect(fitted.paragraphs[0]?.lines.at(-1)?.end).toBe(text.length)
  // Words are measured once; lines anew in each of the widths that are tried at the last size.
  expect(measured).toBeLessThan(8 * text.length)
})
