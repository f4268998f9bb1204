import { expect, test } from 'vitest'

import { layoutSlide } from '../layout/layout-slide.ts'
import { roughMetrics } from '../layout/rough-metrics.ts'
import { findTheme } from '../theme/themes.ts'

const setTitle = (title: string) => {
  const slide = { id: 'one', title, content: ['First point', 'Second point'], notes: '' }
  const { boxes } = layoutSlide({ slide, theme: findTheme('ocean'), place: 2 }, roughMetrics)
  return boxes.find((box) => box.kind === 'text' && box.role === 'title')
}

test('letters that join keep their own distance, which no two browsers would change alike', () => {
  expect(setTitle('How a reef feeds a coast')).toMatchObject({ font: { tracking: -0.038 } })
  expect(setTitle('كيف تطعم الشعاب 2026')).not.toHaveProperty('font.tracking')
})
