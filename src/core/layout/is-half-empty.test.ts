import { expect, test } from 'vitest'

import { fixedMetrics } from '../../../test/fixtures/fixed-metrics.ts'
import { findTheme } from '../theme/themes.ts'
import { isHalfEmpty } from './is-half-empty.ts'
import { layoutSlide } from './layout-slide.ts'

const isEmptyBelow = (rows: number, content: string[] = []) =>
  isHalfEmpty(
    layoutSlide(
      {
        slide: {
          id: 'one',
          title: 'What we counted',
          content,
          notes: '',
          table: { rows: Array.from({ length: rows }, () => ['Bees', 'Many']) },
        },
        theme: findTheme('modern'),
        place: 1,
      },
      fixedMetrics,
    ),
  )

test('DC16 a table of one row leaves the lower half empty, one of many does not', () => {
  expect(isEmptyBelow(1)).toBe(true)
  expect(isEmptyBelow(9)).toBe(false)
})
