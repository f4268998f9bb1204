import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { readPptx } from '#codecs/pptx/read-pptx.ts'
import { loadCharts } from '#core/chart/load-charts.ts'
import type { PlacedChart } from '#core/deck/placed.ts'
import { loadPlaced } from '#core/placed/load-placed.ts'

import { everythingTheme } from '../../../../test/fixtures/decks/everything-placed.ts'
import { keptSlide } from '../../../../test/fixtures/decks/placed-slide.ts'
import { openWrittenPptx } from '../../../../test/fixtures/files/open-written-pptx.ts'
import { fixedMetrics } from '../../../../test/fixtures/fixed-metrics.ts'
import { findValidator, validatePptx } from '../../../../test/judges/validate-pptx.ts'
import { writePptx } from '../write-pptx.ts'

const python = await findValidator()
const folder = await mkdtemp(join(tmpdir(), 'lectern-charts-'))

beforeAll(async () => {
  await loadCharts()
  await loadPlaced()
})

afterAll(() => rm(folder, { recursive: true }))

type Shows = NonNullable<PlacedChart['shows']>

const chartOf = (
  show: 'line' | 'scatter',
  rows: string[][],
  shows: Partial<Shows>,
): PlacedChart => ({
  kind: 'chart',
  x: 100,
  y: 100,
  width: 640,
  height: 480,
  table: { rows, hasHeader: true, show },
  colours: ['#C00000', '#00C000', '#A5A5A5', '#FFC000', '#5B9BD5', '#70AD47'],
  ink: '#111111',
  face: 'Verdana',
  shows: { legend: 'right', hasRule: true, lines: '#A5A5A5', letters: 16, gap: 1.5, ...shows },
})

const web = [
  ['', 'Fish', 'Corals'],
  ['North', '12', '3.5'],
  ['East', '14', '4'],
  ['South', '9', '5'],
]
const points = [
  ['', 'Fish', 'Corals'],
  ['1', '4', '2'],
  ['2', '5', '6'],
]
const sizes = [
  [10, 4],
  [8, 2],
]
const charts: [string, PlacedChart][] = [
  ['a radar', chartOf('line', web, { radar: 'lines' })],
  ['one with dots', chartOf('line', web, { radar: 'markers', labels: 'values' })],
  ['a filled one', chartOf('line', web, { radar: 'filled', hidesNames: true })],
  ['bubbles', chartOf('scatter', points, { bubbles: { sizes, scale: 1 } })],
  [
    'bubbles by width',
    chartOf('scatter', points, { bubbles: { sizes, scale: 0.5, isWidth: true } }),
  ],
]

async function write(chart: PlacedChart) {
  const slide = keptSlide({ title: '', content: [] }, { theme: everythingTheme }, [chart])
  const deck = { title: 'Reefs', slides: [slide] }
  const written = await writePptx({ deck, pictures: new Map() }, { metrics: fixedMetrics })
  if (!written.ok) throw new Error(written.error)
  return written.value.bytes
}

test.each(charts)('KL80 %s is written as such, and read as it was', async (_, chart) => {
  const bytes = await write(chart)
  const read = await readPptx(bytes, { fileName: 'talk.pptx', withLook: true })
  if (!read.ok) throw new Error(read.error)
  const [again] = read.value.deck.slides[0]?.placed?.elements ?? []
  expect(again).toMatchObject({
    shows: chart.shows,
    colours: chart.colours,
    table: { show: chart.table.show, rows: [chart.table.rows[0], ...chart.table.rows.slice(1)] },
  })
})

test('KL80 sizes have a column of their own in the sheet behind the chart', async () => {
  const bytes = await write(chartOf('scatter', points, { bubbles: { sizes, scale: 1 } }))
  const xml = openWrittenPptx(bytes).text('ppt/charts/chart1.xml')
  const ranges = [...xml.matchAll(/<c:f>Sheet1!\$([A-Z])\$2:/g)].map(([, column]) => column)
  expect(ranges).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
})

test.skipIf(!python)('KL80 they are valid by the schemas', async () => {
  const paths: string[] = []
  for (const [, chart] of charts) {
    paths.push(join(folder, `${paths.length}.pptx`))
    await writeFile(paths.at(-1) ?? '', await write(chart))
  }
  expect(await validatePptx(python ?? '', paths)).toEqual([])
})
