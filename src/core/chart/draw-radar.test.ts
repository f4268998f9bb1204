import { expect, test } from 'vitest'

import { roughMetrics } from '../layout/rough-metrics.ts'
import type { AskedOfChart, Chart } from './chart.ts'
import { drawChart } from './draw-chart.ts'

const rect = { x: 100, y: 50, width: 800, height: 500 }
const middle = [500, 300] as const

const chart: Chart = {
  kind: 'line',
  categories: ['North', 'East', 'South', 'West'],
  series: [{ name: 'Fish', values: [10, 5, 2, 4] }],
  format: 'General',
  decimal: '.',
  leftOut: 0,
}

function draw(own: Partial<Chart> = {}, more: Partial<AskedOfChart> = {}) {
  const { marks, plan } = drawChart({ ...chart, ...own }, rect, {
    colours: ['#111111', '#222222'],
    text: '#000000',
    muted: '#000000',
    line: '#808080',
    ground: '#FFFFFF',
    font: { family: 'Carlito', weight: 400, italic: false },
    rtl: false,
    metrics: roughMetrics,
    asked: { px: 20, gap: 1.5, middle: 300, radar: 'lines', ...more },
  })
  const shapes = marks.flatMap((mark) => (mark.kind === 'shape' ? [mark] : []))
  const inColour = (colour: string) =>
    shapes.filter(
      ({ stroke, fill }) =>
        stroke?.colour === colour || (fill.kind === 'solid' && fill.colour === colour),
    )
  const said = marks.flatMap((mark) => (mark.kind === 'label' ? [mark] : []))
  return { plan, said, inColour, texts: said.map(({ text }) => text) }
}

const pointsOf = (shape: ReturnType<ReturnType<typeof draw>['inColour']>[number] | undefined) =>
  (shape?.path ?? []).flatMap((command) => (command.op === 'close' ? [] : [command.to]))

test('KL79 a radar is a closed line around its middle, each value along the spoke of its category', () => {
  const { inColour, plan } = draw({}, { min: 0, max: 10 })
  const [web, ...others] = inColour('#111111')
  expect(others).toEqual([])
  expect(web?.path?.at(-1)).toEqual({ op: 'close' })
  const radius = plan.plot.width / 2
  const wanted = [
    [middle[0], middle[1] - radius],
    [middle[0] + radius / 2, middle[1]],
    [middle[0], middle[1] + 0.2 * radius],
    [middle[0] - 0.4 * radius, middle[1]],
  ]
  pointsOf(web).forEach(([x, y], at) => {
    expect(x).toBeCloseTo(wanted[at]?.[0] ?? 0)
    expect(y).toBeCloseTo(wanted[at]?.[1] ?? 0)
  })
})

test('KL79 it has a ring for each step of its values, spokes where its file has a rule, and all names', () => {
  const { inColour, texts, said, plan } = draw({}, { min: 0, max: 10, hasRule: true })
  const steps = (plan.scale?.ticks.length ?? 0) - 1
  expect(steps).toBeGreaterThan(1)
  expect(inColour('#808080')).toHaveLength(steps + 4)
  expect(texts).toEqual(expect.arrayContaining(['North', 'East', 'South', 'West', '0', '10']))
  const [east, west] = ['East', 'West'].map((name) => said.find(({ text }) => text === name))
  expect(east?.x).toBeGreaterThan(plan.plot.x + plan.plot.width)
  expect((west?.x ?? 0) + (west?.width ?? 0)).toBeLessThan(plan.plot.x)
  for (const label of said) {
    expect(label.x).toBeGreaterThanOrEqual(rect.x)
    expect(label.x + label.width).toBeLessThanOrEqual(rect.x + rect.width)
    expect(label.baseline).toBeLessThanOrEqual(rect.y + rect.height)
  }
  expect(draw({}, { hidesLines: true }).inColour('#808080')).toEqual([])
  expect(draw({}, { hidesAxis: true, hidesNames: true }).texts).toEqual([])
})

test('KL79 it is filled or has dots as its file says, and a gap where a value is missing', () => {
  expect(draw({}, { radar: 'markers' }).inColour('#111111')).toHaveLength(1 + 4)
  const [filled, ...more] = draw({}, { radar: 'filled' }).inColour('#111111')
  expect(more).toEqual([])
  expect(filled?.stroke).toBeUndefined()
  const series = [{ name: 'Fish', values: [10, null, 2, 4] }]
  const [open] = draw({ series }).inColour('#111111')
  expect(pointsOf(open)).toHaveLength(3)
  expect(open?.path?.some(({ op }) => op === 'close')).toBe(false)
  // From the last category on to the first.
  expect(pointsOf(open).at(-1)?.[0]).toBeCloseTo(middle[0])
})
