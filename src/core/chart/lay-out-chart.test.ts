import { beforeAll, expect, test } from 'vitest'

import { fixedMetrics } from '../../../test/fixtures/fixed-metrics.ts'
import type { SlideTable } from '../deck/slide-table.ts'
import type { Slide } from '../deck/slide.ts'
import type { Box, ChartBox } from '../layout/boxes.ts'
import { layoutSlide } from '../layout/layout-slide.ts'
import { measureContrast } from '../theme/contrast.ts'
import { themes } from '../theme/themes.ts'
import { modern } from '../theme/modern.ts'
import type { Theme } from '../theme/theme.ts'
import { describeChart } from './describe-chart.ts'
import { loadCharts } from './load-charts.ts'

beforeAll(async () => {
  await loadCharts()
})

const table: SlideTable = {
  hasHeader: true,
  show: 'columns',
  rows: [
    ['', 'Catch'],
    ['2023', '12 t'],
    ['2024', '15 t'],
  ],
}
const slide: Slide = { id: 'a', title: 'Reef', content: [], notes: '', table }

const layOut = (fields: Partial<Slide> = {}, theme: Theme = modern) =>
  layoutSlide({ slide: { ...slide, ...fields }, theme, place: 1 }, fixedMetrics)

const findChart = (boxes: readonly Box[]): ChartBox | undefined =>
  boxes.find((box) => box.kind === 'chart')

test('CD4 a chart is told in its own words and figures, or in those of its author', () => {
  expect(findChart(layOut().boxes)?.alt).toBe('Catch – 2023: 12 t, 2024: 15 t')
  const told = findChart(layOut({ chartAlt: 'It grows' }).boxes)
  expect(told).toMatchObject({ alt: 'It grows', figures: 'Catch – 2023: 12 t, 2024: 15 t' })
})

test('CD4 of many figures the first, the lowest, the highest and the last are told', () => {
  const values = Array.from({ length: 30 }, (_, at) => (at === 7 ? -5 : at === 20 ? 99 : at))
  const chart = {
    kind: 'line' as const,
    categories: values.map((_, at) => `D${at}`),
    series: [{ name: 'Depth', values }],
    format: 'General',
    decimal: '.' as const,
    leftOut: 0,
  }
  expect(describeChart(chart)).toBe('Depth – D0: 0 … D7: −5 … D20: 99 … D29: 29')
})

test('CD5 as a table, figures are written by their format', () => {
  const rows = [
    ['', 'Share'],
    ['2024', '0.12345'],
  ]
  const { boxes } = layOut({ table: { rows, hasHeader: true, format: '0.0%' } })
  const box = boxes.find(({ kind }) => kind === 'table')
  expect(box?.kind === 'table' && box.cells.map(({ text }) => text)).toEqual([
    '',
    'Share',
    '2024',
    '12.3%',
  ])
})

test('CA8 a chart stands where its table would, beside several points and below a single one', () => {
  const alone = layOut()
  expect(alone.layout).toBe('title-only')
  expect(findChart(alone.boxes)?.width).toBeGreaterThan(1000)
  const beside = layOut({ content: ['One', 'Two', 'Three'] })
  expect(beside.layout).toBe('two-columns')
  expect(findChart(beside.boxes)?.x).toBeGreaterThan(600)
  const below = layOut({ content: ['In tons'] })
  expect(below.layout).toBe('points')
  expect(findChart(below.boxes)).toMatchObject({ height: expect.any(Number) })
  expect(findChart(below.boxes)?.height).toBeGreaterThan(300)
})

test('CA8 without figures, or without room, it is the table', () => {
  const words = { ...table, rows: [['a', 'b']] }
  expect(layOut({ table: words }).boxes.map(({ kind }) => kind)).toContain('table')
})

test.each(themes.map((theme) => [theme.id, theme] as const))(
  'CA8 in %s every label and every colour can be seen on its ground, also on a picture',
  (_, theme) => {
    for (const fields of [
      {},
      { layout: 'quote' },
      { layout: 'section' },
      { imageUrl: 'asset:x', layout: 'picture-full' },
    ] as const) {
      const chart = findChart(layOut(fields, theme).boxes)
      if (!chart) throw new Error('There is no chart')
      const ground = chart.plate ?? chart.ground
      for (const colour of chart.colours)
        expect.soft(measureContrast(colour, ground), colour).toBeGreaterThanOrEqual(3)
      for (const mark of chart.marks)
        if (mark.kind === 'label')
          expect.soft(measureContrast(mark.colour, ground), mark.text).toBeGreaterThanOrEqual(4.5)
    }
  },
)
