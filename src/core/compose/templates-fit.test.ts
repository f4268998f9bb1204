import { beforeAll, describe, expect, test } from 'vitest'

import { loadTestMetrics } from '../../../test/fixtures/slide-metrics.ts'
import { loadCharts } from '../chart/load-charts.ts'
import { chooseForm } from '../form/choose-form.ts'
import { poseSlide } from '../form/slide-pose.ts'
import { layoutSlide } from '../layout/layout-slide.ts'
import type { TextMetrics } from '../layout/text-metrics.ts'
import { templates } from '../outline/templates/templates.ts'
import { findTheme } from '../theme/themes.ts'

let metrics: TextMetrics
beforeAll(async () => {
  await loadCharts()
  const texts = templates.flatMap(({ slides }) =>
    slides.flatMap(({ title, content }) => content.concat(title)),
  )
  const fonts = templates.flatMap(({ theme }) => findTheme(theme).forms?.fonts ?? [])
  metrics = await loadTestMetrics(texts, fonts)
})

describe.each(templates)('TP8 $name in its theme', ({ name, theme, slides }) => {
  test.each(slides.map((slide, place) => [slide.title, slide, place] as const))(
    '%s',
    (_, slide, place) => {
      const pose = poseSlide({ title: name, slides }, place)
      const layout = layoutSlide({ slide, theme: findTheme(theme), ...pose }, metrics)
      expect(layout.overflows).toBe(false)
      if (slide.table) {
        expect(layout.boxes.map(({ kind }) => kind)).toContain('chart')
        return
      }
      expect(layout.isComposed).toBe(true)
      expect(layout.layout).toBe(chooseForm(slide, { place, count: slides.length }))
    },
  )
})
