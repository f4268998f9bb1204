import { beforeAll, expect, test } from 'vitest'

import { makeRandomChart, type RandomChart } from '../../../test/fixtures/decks/random-charts.ts'
import { loadTestMetrics } from '../../../test/fixtures/slide-metrics.ts'
import type { ChartLabel, ChartMark, Rect, ShapeBox } from '../layout/boxes.ts'
import type { TextMetrics } from '../layout/text-metrics.ts'
import type { Chart } from './chart.ts'
import { type ChartLook, inkOf } from './chart-sheet.ts'
import { drawChart } from './draw-chart.ts'

let metrics: TextMetrics
beforeAll(async () => {
  metrics = await loadTestMetrics(['المبيعات', '売上高'])
}, 60_000)

const makeLook = (rtl = false): ChartLook => ({
  colours: ['#2563EB', '#64748B', '#10B981', '#EF4444', '#8B5CF6', '#0EA5E9'],
  text: '#1F2937',
  muted: '#6B7280',
  line: '#E5E7EB',
  ground: '#FFFFFF',
  font: { family: 'Arimo', weight: 400, italic: false },
  rtl,
  metrics,
})

const draw = (chart: Chart, rect: Rect, rtl = false) => drawChart(chart, rect, makeLook(rtl))

const labelsOf = (marks: readonly ChartMark[]): ChartLabel[] =>
  marks.filter((mark) => mark.kind === 'label')

const meet = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width - 0.5 &&
  b.x < a.x + a.width - 0.5 &&
  a.y < b.y + b.height - 0.5 &&
  b.y < a.y + a.height - 0.5

const within = (a: Rect, b: Rect): boolean =>
  a.x >= b.x - 1 &&
  a.y >= b.y - 1 &&
  a.x + a.width <= b.x + b.width + 1 &&
  a.y + a.height <= b.y + b.height + 1

function findFaults({ chart, rect, rtl }: RandomChart): string[] {
  const { marks } = draw(chart, rect, rtl)
  const boxes = labelsOf(marks).map((label) => Object.assign(inkOf(label), { text: label.text }))
  const faults: string[] = []
  for (const [at, box] of boxes.entries()) {
    if (!within(box, rect)) faults.push(`${chart.kind}: ${box.text} leaves the chart`)
    for (const other of boxes.slice(at + 1))
      if (meet(box, other)) faults.push(`${chart.kind}: ${box.text} meets ${other.text}`)
  }
  const shapes = marks.filter((mark) => mark.kind === 'shape')
  if (shapes.length === 0 || JSON.stringify(marks).includes('null'))
    faults.push(`${chart.kind}: is not drawn`)
  if (!shapes.every((shape) => within(extentOf(shape), grow(rect, 4))))
    faults.push(`${chart.kind}: is drawn outside of its frame`)
  return faults
}

/** Where its outline goes, without the handles of its curves. */
function extentOf({ path, ...shape }: ShapeBox): Rect {
  const points = path?.flatMap((command) => (command.op === 'close' ? [] : [command.to])) ?? []
  if (points.length === 0) return shape
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

const grow = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

const mostSeeds = process.env['LECTERN_FULL'] ? 3000 : 600

test(`CA1 of ${mostSeeds} charts no label meets another or leaves the chart`, () => {
  const faults: string[] = []
  for (let seed = 1; seed <= mostSeeds; seed++)
    for (const fault of findFaults(makeRandomChart(seed))) faults.push(`${seed} ${fault}`)
  expect(faults.slice(0, 20)).toEqual([])
})

test('CA2 the same chart is drawn the same', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const { chart, rect, rtl } = makeRandomChart(seed)
    expect(draw(chart, rect, rtl)).toEqual(draw(structuredClone(chart), { ...rect }, rtl))
  }
})

const rect = { x: 64, y: 200, width: 1152, height: 464 }
const quarters: Chart = {
  kind: 'columns',
  categories: ['Q1', 'Q2', 'Q3', 'Q4'],
  series: [{ name: 'Sales', values: [12, 30, -4, null] }],
  format: 'General',
  decimal: '.',
  leftOut: 0,
}
const told = (chart: Chart, rtl = false) =>
  labelsOf(draw(chart, rect, rtl).marks).map(({ text }) => text)

test('CA3 few figures stand at their bars, without an axis; of many there is one', () => {
  expect(told(quarters)).toEqual(['12', '30', '−4', 'Q1', 'Q2', 'Q3', 'Q4'])
  expect(draw(quarters, rect).plan).toMatchObject({ values: 'labels', names: 'none', lit: 1 })
  const values = Array.from({ length: 40 }, (_, at) => at)
  const many = { ...quarters, categories: values.map(String), series: [{ name: '', values }] }
  expect(draw(many, rect).plan.values).toBe('axis')
})

test('CA4 the largest of one series stands out, the others have a calmer colour', () => {
  const { marks } = draw(quarters, rect)
  const fills = marks.flatMap((mark) =>
    mark.kind === 'shape' && mark.shape === 'rect' && mark.fill.kind === 'solid'
      ? [mark.fill.colour]
      : [],
  )
  expect(fills).toEqual(['#64748B', '#2563EB', '#64748B'])
})

test('CA5 bars begin at nought, and the scale ends where that of Office does', () => {
  const scaleOf = (kind: Chart['kind'], values: number[]) => {
    const { plan } = draw({ ...quarters, kind, series: [{ name: '', values }] }, rect)
    return [plan.scale?.min, plan.scale?.max, plan.scale?.step]
  }
  expect(scaleOf('columns', [95.4, 99])).toEqual([0, 120, 20])
  expect(scaleOf('line', [95, 99])).toEqual([94.5, 99.5, 0.5])
  expect(scaleOf('line', [2, 9])).toEqual([0, 10, 1])
  expect(scaleOf('columns', [-3, 9])).toEqual([-4, 10, 2])
})

test('CA6 several lines are named at their ends; pies of few slices around them, rings in a list', () => {
  const series = ['Apples', 'Pears'].map((name, at) => ({ name, values: [1 + at, 2, 3, 4 + at] }))
  expect(draw({ ...quarters, kind: 'line', series }, rect).plan.names).toBe('ends')
  expect(draw({ ...quarters, series }, rect).plan.names).toBe('legend')
  const parts = { ...quarters, series: [{ name: '', values: [1, 1, 2, null] }] }
  expect(told({ ...parts, kind: 'pie' })).toEqual(['Q1 25%', 'Q2 25%', 'Q3 50%'])
  expect(told({ ...parts, kind: 'doughnut' })).toEqual(['Q1', '25%', 'Q2', '25%', 'Q3', '50%'])
})

test('CA9 axes and figures are large enough to be read', () => {
  const values = Array.from({ length: 40 }, (_, at) => at)
  const many = { ...quarters, categories: values.map(String), series: [{ name: '', values }] }
  const { marks, plan } = draw(many, rect)
  expect(plan).toMatchObject({ values: 'axis', tickPx: 24 })
  expect(labelsOf(marks).filter(({ sizePx }) => sizePx === 24).length).toBeGreaterThan(2)
  const narrow = { ...rect, width: 240 }
  const long = { ...quarters, series: [{ name: '', values: [123456, 234567, 345678, 456789] }] }
  expect(draw(long, narrow).plan.values).toBe('axis')
  for (const { sizePx } of labelsOf(draw(quarters, narrow).marks))
    expect(sizePx).toBeGreaterThanOrEqual(18)
})

test('CA9 few points of a scatter are large, many small', () => {
  const radiusOf = (count: number) => {
    const values = Array.from({ length: count }, (_, at) => at)
    const scatter: Chart = {
      ...quarters,
      kind: 'scatter',
      series: [{ name: '', values, at: values }],
    }
    const { marks } = draw(scatter, rect)
    const dot = marks.find((mark) => mark.kind === 'shape' && mark.shape === 'ellipse')
    return dot?.kind === 'shape' ? dot.width / 2 : 0
  }
  expect(radiusOf(3)).toBeGreaterThanOrEqual(12)
  expect(radiusOf(200)).toBeLessThan(8)
})

test('CA7 right to left the first category stands on the right', () => {
  const find = (rtl: boolean) =>
    labelsOf(draw(quarters, rect, rtl).marks).find(({ text }) => text === 'Q1')?.x ?? 0
  expect(find(false)).toBeLessThan(640)
  expect(find(true)).toBeGreaterThan(640)
})
