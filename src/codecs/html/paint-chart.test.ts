// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { loadCharts } from '#core/chart/load-charts.ts'
import { roughMetrics } from '#core/layout/rough-metrics.ts'
import { htmlFileWords } from '#words/files/html-file.ts'

import { chartSlides } from '../../../test/fixtures/decks/chart-slides.ts'
import { readHtml } from './read-html.ts'
import { writeHtml } from './write-html.ts'

test('HT17 charts are pictures that say what they show, and come back as charts', async () => {
  await loadCharts()
  const deck = { title: 'Charts', theme: 'forest', slides: [...chartSlides] }
  const written = await writeHtml(
    { deck, pictures: new Map() },
    { metrics: roughMetrics, listFontFiles: () => [], htmlWords: htmlFileWords },
  )
  if (!written.ok) throw new Error(written.error)
  const { bytes } = written.value
  const page = new DOMParser().parseFromString(new TextDecoder().decode(bytes), 'text/html')
  const charts = [...page.querySelectorAll('[role=img]')]
  expect(charts.length).toBe(chartSlides.length)
  expect(charts[0]?.getAttribute('aria-label')).toBe(
    'TWh – 2014: 198, 2016: 328, 2018: 570, 2020: 853, 2022: 1323, 2024: 2131',
  )
  expect(charts[0]?.textContent).toContain('2131')
  expect(charts.every((chart) => chart.querySelector('.shape .shape, svg'))).toBe(true)
  const read = await readHtml(bytes, { fileName: 'a.html' })
  expect(read.ok && read.value.deck.slides.map(({ table }) => table)).toEqual(
    chartSlides.map(({ table }) => table),
  )
})
