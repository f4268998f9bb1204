import { expect, test } from 'vitest'

import { roughMetrics } from '../layout/rough-metrics.ts'
import type { AskedOfChart, Chart } from './chart.ts'
import { createSheet, inkEm } from './chart-sheet.ts'
import { drawChart } from './draw-chart.ts'
import { stackValues } from './stack-values.ts'

const rect = { x: 100, y: 50, width: 800, height: 500 }
const asked: AskedOfChart = { px: 20, gap: 1.5, middle: 300 }

const chart: Chart = {
  kind: 'columns',
  categories: ['North', 'South', 'East'],
  series: [
    { name: 'Fish', values: [1, 3, 2] },
    { name: 'Corals', values: [3, 1, 2] },
  ],
  format: 'General',
  decimal: '.',
  leftOut: 0,
}

function draw(own: Partial<Chart> = {}, more: Partial<AskedOfChart> = {}) {
  const look = {
    colours: ['#111111', '#222222', '#333333'],
    text: '#000000',
    muted: '#000000',
    line: '#808080',
    ground: '#FFFFFF',
    font: { family: 'Carlito', weight: 400, italic: false } as const,
    rtl: false,
    metrics: roughMetrics,
    asked: { ...asked, ...more },
  }
  expect(createSheet(look).marks).toEqual([])
  const { marks, plan } = drawChart({ ...chart, ...own }, rect, look)
  const said = marks.flatMap((mark) => (mark.kind === 'label' ? [mark] : []))
  const bars = marks.flatMap((mark) =>
    mark.kind === 'shape' && look.colours.some((one) => JSON.stringify(mark.fill)?.includes(one))
      ? [mark]
      : [],
  )
  return { marks, plan, said, texts: said.map(({ text }) => text), bars }
}

test('KL25 a kept chart has an axis, and a legend and labels only where its file has them', () => {
  const { texts, plan } = draw()
  expect(texts).toEqual(expect.arrayContaining(['0', 'North', 'South', 'East']))
  expect(texts).not.toContain('Fish')
  expect([plan.values, plan.legend]).toEqual(['axis', null])
  const full = draw({}, { legend: 'right', labels: 'values' })
  expect(full.texts).toEqual(expect.arrayContaining(['Fish', 'Corals']))
  expect(full.texts.filter((text) => text === '3').length).toBeGreaterThan(
    texts.filter((text) => text === '3').length,
  )
  const bare = draw({}, { hidesAxis: true, hidesNames: true, hidesLines: true })
  expect(bare.texts).toEqual([])
})

test.each(['left', 'right', 'top', 'bottom'] as const)(
  'KL25 a legend stands %s of everything else, and all of it within the frame',
  (legend) => {
    const { plan, said } = draw({}, { legend })
    const { plot, legend: box } = plan
    if (!box) throw new Error('There is no legend')
    const isApart = {
      left: box.x + box.width < plot.x,
      right: plot.x + plot.width < box.x,
      top: box.y + box.height < plot.y,
      bottom: plot.y + plot.height < box.y,
    }
    expect(isApart[legend]).toBe(true)
    for (const { x, width, baseline, sizePx } of said) {
      expect(x).toBeGreaterThanOrEqual(rect.x - 1)
      expect(x + width).toBeLessThanOrEqual(rect.x + rect.width + 1)
      expect(baseline - inkEm.above * sizePx).toBeGreaterThanOrEqual(rect.y - 1)
      expect(baseline).toBeLessThanOrEqual(rect.y + rect.height + 1)
    }
  },
)

test('KL25 what is stacked goes on where the one before ended, as it is or as a share of the sum', () => {
  expect(stackValues({ ...chart, kind: 'bars', stacking: 'sum' })[1]).toEqual([
    [1, 4],
    [3, 4],
    [2, 4],
  ])
  expect(stackValues({ ...chart, kind: 'area', stacking: 'share' })[1]?.[0]).toEqual([0.25, 1])
  expect(draw({ kind: 'line', stacking: 'share' }).texts).toContain('100%')
})

test('KL25 bars begin below where their file has them so, with its gaps between groups', () => {
  const down = draw({ kind: 'bars' }).bars
  const up = draw({ kind: 'bars' }, { isUpward: true }).bars
  expect(down).toHaveLength(6)
  const tops = (bars: typeof down) => bars.slice(0, 3).map(({ y }) => y)
  expect(tops(down)).toEqual(tops(down).toSorted((a, b) => a - b))
  expect(tops(up)).toEqual(tops(up).toSorted((a, b) => b - a))
  const wide = draw({}, { gap: 0.5 }).bars[0]?.width ?? 0
  expect(wide).toBeGreaterThan(draw({}, { gap: 3 }).bars[0]?.width ?? Number.POSITIVE_INFINITY)
})

test('KL25 a round chart has its legend beside it, and shares on its slices where they are asked for', () => {
  const round = { kind: 'pie', series: [{ name: 'Fish', values: [1, 3, 4] }] } as const
  expect(draw(round).texts).toEqual([])
  const { texts } = draw(round, { legend: 'right', labels: 'shares' })
  expect(texts.toSorted()).toEqual(['13%', '38%', '50%', 'East', 'North', 'South'].toSorted())
})

test('KL25 an axis has as many steps as its letters have room for', () => {
  const ticks = (px: number) =>
    draw({ kind: 'bars', stacking: 'share' }, { px }).texts.filter((text) => text.endsWith('%'))
  expect(ticks(16)).toHaveLength(11)
  expect(ticks(48).length).toBeLessThan(8)
  expect([ticks(48)[0], ticks(48).at(-1)]).toEqual(['0%', '100%'])
})

const points: Partial<Chart> = {
  kind: 'scatter',
  categories: [],
  series: [{ name: 'Fish', values: [1, 2, 3, 4], at: [1, 2, 3, 4], sizes: [16, 4, 0] }],
}

const widths = (isWidth?: boolean) =>
  draw(points, { bubbles: { scale: 1, ...(isWidth && { isWidth }) } }).bars.map(
    ({ width }) => width,
  )

test('KL82 bubbles cover as much as their sizes say, the largest a quarter of the plot; none is none', () => {
  const { plan } = draw(points, { bubbles: { scale: 1 } })
  const largest = Math.min(plan.plot.width, plan.plot.height) / 4
  const plain = draw(points).bars[3]?.width ?? 0
  // One that came since has no size.
  expect(widths()).toEqual([largest, largest / 2, plain])
  expect(widths(true)).toEqual([largest, largest / 4, plain])
})
