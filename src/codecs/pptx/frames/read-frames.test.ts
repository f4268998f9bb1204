import { expect, test } from 'vitest'

import { frame, paragraph } from '../../../../test/fixtures/files/pack-pptx.ts'
import {
  readPacked,
  readPackedSlide as readOne,
  titleShape as title,
} from '../../../../test/fixtures/files/read-packed-pptx.ts'

const cell = (text: string) => `<a:tc><a:txBody>${paragraph(text)}</a:txBody></a:tc>`
const table = (rows: string[][], properties = '') =>
  frame(
    `<a:tbl><a:tblPr ${properties}/>${rows.map((row) => `<a:tr>${row.map(cell).join('')}</a:tr>`).join('')}</a:tbl>`,
  )

test('PX9 the first table is the table of the slide, others are there as text', async () => {
  const { deck, losses } = await readPacked({
    slides: [
      {
        shapes:
          title('T') +
          table(
            [
              ['Year', 'Ships'],
              ['1850', ''],
            ],
            'firstRow="1"',
          ) +
          table([
            ['a', 'b'],
            ['', ''],
          ]),
      },
    ],
  })
  expect(deck.slides[0]).toMatchObject({
    table: {
      rows: [
        ['Year', 'Ships'],
        ['1850', ''],
      ],
      hasHeader: true,
    },
    content: ['a | b'],
  })
  expect(losses).toEqual([{ kind: 'table-as-text', slide: 1, count: 1 }])
})

const series = (name: string, values: number[]) =>
  `<c:ser><c:tx><c:strRef><c:strCache><c:pt idx="0"><c:v>${name}</c:v></c:pt></c:strCache></c:strRef></c:tx><c:cat><c:strRef><c:strCache><c:pt idx="0"><c:v>Q1</c:v></c:pt><c:pt idx="1"><c:v>Q2</c:v></c:pt></c:strCache></c:strRef></c:cat><c:val><c:numRef><c:numCache><c:formatCode>0%</c:formatCode>${values.map((value, idx) => `<c:pt idx="${idx}"><c:v>${value}</c:v></c:pt>`).join('')}</c:numCache></c:numRef></c:val></c:ser>`

test('PX9 a chart is a chart, with its figures in full; what is lost of it is told', async () => {
  const { deck, losses } = await readPacked({
    slides: [
      {
        shapes: title('T') + frame('<c:chart r:id="c1"/>') + frame('<c:chart r:id="c2"/>'),
        relations: { c1: ['chart', '../charts/chart1.xml'], c2: ['chart', '../charts/none.xml'] },
      },
    ],
    parts: {
      'ppt/charts/chart1.xml': `<c:chartSpace><c:chart><c:title><c:tx><c:rich>${paragraph('Sales')}</c:rich></c:tx></c:title><c:plotArea><c:barChart>${series('North', [0.1, 0.25])}</c:barChart><c:lineChart>${series('South', [0.3])}</c:lineChart></c:plotArea></c:chart></c:chartSpace>`,
    },
  })
  expect(deck.slides[0]).toMatchObject({
    content: ['Sales'],
    table: {
      rows: [
        ['', 'North', 'South'],
        ['Q1', '0.1', '0.3'],
        ['Q2', '0.25', ''],
      ],
      hasHeader: true,
      show: 'columns',
      format: '0%',
    },
  })
  expect(losses).toEqual([
    { kind: 'chart-kinds', slide: 1, count: 1 },
    { kind: 'chart-unreadable', slide: 1, count: 1 },
  ])
})

const chartPart = (plot: string) =>
  `<c:chartSpace><c:chart><c:plotArea>${plot}</c:plotArea></c:chart></c:chartSpace>`

test.each([
  ['<c:barDir val="bar"/><c:grouping val="clustered"/>', 'barChart', 'bars', []],
  ['<c:barDir val="col"/><c:grouping val="stacked"/>', 'barChart', 'stacked', []],
  ['<c:grouping val="percentStacked"/>', 'barChart', 'stacked', ['chart-stacking']],
  ['', 'bar3DChart', 'columns', ['chart-depth']],
  ['', 'radarChart', 'line', ['chart-kind']],
  ['<c:grouping val="stacked"/>', 'areaChart', 'area', ['chart-stacking']],
  ['', 'doughnutChart', 'doughnut', []],
  ['', 'surfaceChart', undefined, ['chart-as-table']],
] as const)('PX9 %s of a %s is %s', async (inside, kind, show, kinds) => {
  const { deck, losses } = await readPacked({
    slides: [
      {
        shapes: title('T') + frame('<c:chart r:id="c1"/>'),
        relations: { c1: ['chart', '../charts/chart1.xml'] },
      },
    ],
    parts: {
      'ppt/charts/chart1.xml': chartPart(
        `<c:${kind}>${inside}${series('North', [0.1, 0.25])}</c:${kind}>`,
      ),
    },
  })
  expect(deck.slides[0]?.table?.show).toBe(show)
  expect(losses.map((loss) => loss.kind)).toEqual(kinds)
})

test('PX9 further charts of a slide have slides of their own', async () => {
  const { deck, losses } = await readPacked({
    slides: [
      {
        shapes: title('T') + frame('<c:chart r:id="c1"/>') + frame('<c:chart r:id="c1"/>'),
        relations: { c1: ['chart', '../charts/chart1.xml'] },
      },
      { shapes: title('Next') },
    ],
    parts: {
      'ppt/charts/chart1.xml': chartPart(
        `<c:pieChart>${series('North', [0.1, 0.25])}</c:pieChart>`,
      ),
    },
  })
  expect(deck.slides.map((slide) => [slide.title, slide.table?.show])).toEqual([
    ['T', 'pie'],
    ['T', 'pie'],
    ['Next', undefined],
  ])
  expect(losses).toEqual([{ kind: 'chart-own-slide', slide: 1, count: 1 }])
})

test('PX9 the words of a diagram hang together as they do in it', async () => {
  const point = (id: string, text: string) =>
    `<dgm:pt modelId="${id}"><dgm:t>${paragraph(text)}</dgm:t></dgm:pt>`
  const link = (from: string, to: string, order: number) =>
    `<dgm:cxn srcId="${from}" destId="${to}" srcOrd="${order}"/>`
  const slide = await readOne(
    title('T') + frame('<dgm:relIds r:dm="d1"/>'),
    { relations: { d1: ['diagramData', '../diagrams/data1.xml'] } },
    {
      parts: {
        'ppt/diagrams/data1.xml': `<dgm:dataModel><dgm:ptLst><dgm:pt modelId="0" type="doc"/>${point('2', 'Second')}${point('1', 'First')}${point('3', 'Below')}<dgm:pt modelId="4" type="pres"/></dgm:ptLst><dgm:cxnLst>${link('0', '2', 1)}${link('0', '1', 0)}${link('1', '3', 0)}${link('3', '1', 0)}</dgm:cxnLst></dgm:dataModel>`,
      },
    },
  )
  expect(slide.content).toEqual(['First', '\tBelow', 'Second'])
})
