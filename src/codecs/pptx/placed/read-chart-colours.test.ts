import { beforeAll, expect, test } from 'vitest'

import { loadCharts } from '#core/chart/load-charts.ts'
import { roughMetrics } from '#core/layout/rough-metrics.ts'
import { drawPlacedChart, layOutChart } from '#core/placed/lay-out-chart.ts'

import { frame, paragraph } from '../../../../test/fixtures/files/pack-pptx.ts'
import { readKeptSlide, theme } from '../../../../test/fixtures/files/read-kept-pptx.ts'

beforeAll(async () => {
  await loadCharts()
})

const fill = (colour: string) => `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`
const painted = (paint: string) => `<c:spPr>${paint}</c:spPr>`
const point = (at: number, paint: string) => `<c:dPt><c:idx val="${at}"/>${painted(paint)}</c:dPt>`
const series = (look: string, values: readonly number[] = [1, 2, 3]) =>
  `<c:ser>${look}<c:val><c:numLit><c:ptCount val="${values.length}"/>${values.map((one, at) => `<c:pt idx="${at}"><c:v>${one}</c:v></c:pt>`).join('')}</c:numLit></c:val></c:ser>`

async function readChart(plot: string) {
  const { placed } = await readKeptSlide('', {
    slides: [
      {
        shapes: frame('<c:chart r:id="c1"/>'),
        relations: { c1: ['chart', '../charts/chart1.xml'] },
      },
    ],
    parts: {
      'ppt/theme/theme1.xml': theme,
      'ppt/charts/chart1.xml': `<c:chartSpace><c:chart><c:plotArea>${plot}</c:plotArea></c:chart></c:chartSpace>`,
    },
  })
  const [chart] = placed.elements
  if (chart?.kind !== 'chart') throw new Error('It is no chart')
  return chart
}

const scale = { scale: 1, x: 0, y: 0 }
const listFills = (chart: Parameters<typeof drawPlacedChart>[0]) =>
  drawPlacedChart(chart, scale, roughMetrics)?.marks.flatMap((mark) =>
    mark.kind === 'shape' && mark.fill.kind === 'solid' ? [mark.fill.colour] : [],
  ) ?? []

test('KL55 series have their own colours, else those of the theme, and bars that differ theirs', async () => {
  const chart = await readChart(
    `<c:barChart>${series(painted(fill('FF00FF')) + point(1, fill('00AA00')) + point(2, fill('FF00FF')))}${series('')}${series(painted('<a:noFill/>'))}</c:barChart>`,
  )
  expect(chart.colours).toEqual(['#FF00FF', '#336699', '#FFFFFF00'])
  expect(chart.shows?.points).toEqual([{ series: 0, at: 1, colour: '#00AA00' }])
  const fills = listFills(chart)
  expect(fills.filter((one) => one === '#FF00FF')).toHaveLength(2)
  expect(fills.filter((one) => one === '#00AA00')).toHaveLength(1)
})

test('KL55 lines have the colour of their stroke, and slices each its own', async () => {
  const line = await readChart(
    `<c:lineChart>${series(painted(`<a:ln>${fill('FF00FF')}</a:ln>`))}</c:lineChart>`,
  )
  expect(line.colours[0]).toBe('#FF00FF')
  const slices = series(point(0, fill('111111')) + point(2, fill('222222')))
  const pie = await readChart(`<c:pieChart>${slices}</c:pieChart>`)
  expect(pie.colours).toEqual(['#111111', '#336699', '#222222'])
})

test('KL55 bars of one series vary where their file says so', async () => {
  const chart = await readChart(
    `<c:barChart><c:varyColors val="1"/>${series(point(0, fill('111111')))}</c:barChart>`,
  )
  expect(chart.shows?.points).toEqual([{ series: 0, at: 0, colour: '#111111' }])
})

const ended = (ends: string) =>
  readChart(
    `<c:barChart>${series('', [3, 8, 40])}</c:barChart><c:valAx><c:scaling>${ends}</c:scaling></c:valAx>`,
  )

test('KL56 an axis ends where its file says, and what reaches beyond is cut off there', async () => {
  const chart = await ended('<c:max val="10"/><c:min val="2"/>')
  expect(chart.shows).toMatchObject({ min: 2, max: 10 })
  const drawn = drawPlacedChart(chart, scale, roughMetrics)
  expect(drawn?.plan.scale).toMatchObject({ min: 2, max: 10 })
  const { y = 0, height = 0 } = drawn?.plan.plot ?? {}
  const bars = drawn?.marks.flatMap((mark) =>
    mark.kind === 'shape' && mark.fill.kind === 'solid' && mark.fill.colour === '#336699'
      ? [mark]
      : [],
  )
  expect(bars).toHaveLength(3)
  for (const bar of bars ?? []) {
    expect(bar.y).toBeGreaterThanOrEqual(y - 0.01)
    expect(bar.y + bar.height).toBeLessThanOrEqual(y + height + 0.01)
  }
})

test('KL56 one end alone is kept, and ends that are no axis are not', async () => {
  expect((await ended('<c:max val="100"/>')).shows).toMatchObject({ max: 100 })
  const turned = (await ended('<c:max val="1"/><c:min val="9"/>')).shows
  expect(turned).not.toHaveProperty('min')
  expect(turned).not.toHaveProperty('max')
  const { shows } = await ended('<c:min val="1e400"/>')
  expect(shows).not.toHaveProperty('min')
})

const named = (text: string, more = '') =>
  `<c:title><c:tx><c:rich>${paragraph(text)}</c:rich></c:tx></c:title>${more}`

const readTitled = (group: string, beside = '') =>
  readChart(
    `<c:barChart>${group}${series('')}</c:barChart><c:catAx>${named('Year')}</c:catAx><c:valAx>${named('Ships &amp; boats', beside)}</c:valAx>`,
  )

test.each(['col', 'bar'])(
  'KL57 axes say what they are called, at the side from below: %s',
  async (direction) => {
    const chart = await readTitled(`<c:barDir val="${direction}"/>`)
    expect(chart.shows?.titles).toEqual({ names: 'Year', values: 'Ships & boats' })
    const standing = { ...scale, findPicture: () => null }
    const said = layOutChart(chart, standing, roughMetrics).flatMap((box) =>
      box.kind === 'letters' ? [{ text: box.paragraphs[0]?.text, box }] : [],
    )
    const find = (text: string) => said.find((one) => one.text === text)?.box
    const [beside, below] =
      direction === 'bar'
        ? [find('Year'), find('Ships & boats')]
        : [find('Ships & boats'), find('Year')]
    expect(beside?.turn?.degrees).toBe(270)
    expect(below).toBeDefined()
    expect(below).not.toHaveProperty('turn')
    const plot = drawPlacedChart(chart, scale, roughMetrics)?.plan.plot
    expect(beside?.turn?.x ?? Infinity).toBeLessThan(plot?.x ?? 0)
    expect(below?.y ?? 0).toBeGreaterThan((plot?.y ?? 0) + (plot?.height ?? 0))
  },
)

test('KL57 an axis that is not there says nothing', async () => {
  const chart = await readTitled('', '<c:delete val="1"/>')
  expect(chart.shows?.titles).toEqual({ names: 'Year' })
})
