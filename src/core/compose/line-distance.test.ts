import { expect, test } from 'vitest'

import { roughMetrics } from '../layout/rough-metrics.ts'
import { layoutSlide } from '../layout/layout-slide.ts'
import { findTheme, themes } from '../theme/themes.ts'

const titles = {
  Arabic: 'القطارات الليلية تعود إلى أوروبا بعد عشرين عامًا من الغياب الطويل',
  Chinese: '夜行列车重返欧洲的故事与未来以及人们为什么回来',
  Hindi: 'रात की रेलगाड़ियाँ बीस साल बाद यूरोप लौट रही हैं और लोग खुश हैं',
}

test.each(
  themes.flatMap(({ id }) => Object.entries(titles).map(([name, title]) => [name, id, title])),
)('FC21 lines of a %s title never meet in %s', (_name, id = '', title = '') => {
  const slide = { id: 'a', title, content: [], notes: '' }
  const { boxes } = layoutSlide({ slide, theme: findTheme(id), place: 0, count: 5 }, roughMetrics)
  const said = boxes.flatMap((box) => (box.kind === 'text' ? box.paragraphs : []))
  const first = said.find(({ part }) => part.field === 'title')
  if (!first) throw new Error('The title is nowhere')
  const [one, two] = first.lines
  const px = (first.sizePt * 4) / 3
  expect(((two?.baseline ?? 0) - (one?.baseline ?? 0)) / px).toBeGreaterThan(1.23)
})
