import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { fixedMetrics } from '../../../../test/fixtures/fixed-metrics.ts'
import { fitText } from './fit-text.ts'
import { measureText, type TextToSet, tryText } from './set-text.ts'
import type { TextMetrics } from '../text-metrics.ts'

const toSet = (...texts: string[]): TextToSet => ({
  frame: { x: 0, y: 0, width: 600, height: 400 },
  items: texts.map((text, index) => ({
    level: index % 3,
    text,
    part: { field: 'content', index },
    mark: null,
  })),
  font: { family: 'Arimo', weight: 400, italic: false },
  align: 'start',
  rtl: false,
  colour: '#000000',
  hangEm: 0,
})
const fitting = { sizePt: 24, floorPt: 14, balanced: false, oneLine: false }

test('a very long text is set only at the size it ends up with', () => {
  const text = 'tide '.repeat(4_000).trim()
  let measured = 0
  const metrics: TextMetrics = {
    ...fixedMetrics,
    measure(run, font, sizePx) {
      measured += run.length
      return fixedMetrics.measure(run, font, sizePx)
    },
  }
  const fitted = fitText(toSet(text), fitting, metrics)
  expect(fitted.overflows).toBe(true)
  expect(fitted.paragraphs[0]?.lines.at(-1)?.end).toBe(text.length)
  // Words are measured once; lines anew in each of the widths that are tried at the last size.
  expect(measured).toBeLessThan(8 * text.length)
})

test('no size at which a text fits is passed over because it seemed too large', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,14}$/), { minLength: 1, maxLength: 40 })
  const texts = fc.array(
    words.map((list) => list.join(' ')),
    { minLength: 1, maxLength: 9 },
  )
  fc.assert(
    fc.property(texts, (paragraphs) => {
      const text = toSet(...paragraphs)
      const measured = measureText(text, fixedMetrics)
      const maxHeight = text.frame.height + 0.01
      const settings = [24, 22, 20, 18, 16, 14].map((sizePt) => ({ sizePt, gapEm: 0.45 }))
      const largest = settings.find((setting) => {
        const tried = tryText(measured, setting)
        return tried.height <= maxHeight && !tried.cutsWord
      })
      const fitted = fitText(text, fitting, fixedMetrics)
      if (largest) expect(fitted.paragraphs[0]?.sizePt).toBe(largest.sizePt)
    }),
  )
})
