import { expect, test } from 'vitest'

import { keepLook } from '#codecs/keep-look.ts'

import {
  frame,
  type PackedSlide,
  packPptx,
  paragraph,
  picture,
  png,
  shape,
} from '../../../../test/fixtures/files/pack-pptx.ts'
import { readKeptSlide, theme } from '../../../../test/fixtures/files/read-kept-pptx.ts'
import { readPptx } from '../read-pptx.ts'

const newChart = '<cx:chart r:id="c1"/>'
const framed = (content: string) =>
  frame(content)
    .replace('uri="u"', 'uri="http://schemas.microsoft.com/office/drawing/2014/chartex"')
    .replace('name="z"', 'name="z" descr="Profit by region"')
const offered = (fallback: string) =>
  `<mc:AlternateContent><mc:Choice Requires="cx1">${framed(newChart)}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`

const figures =
  '<cx:chartSpace><cx:chartData><cx:data id="0"><cx:strDim type="cat"><cx:lvl ptCount="2"><cx:pt idx="0">North</cx:pt><cx:pt idx="1">South</cx:pt></cx:lvl></cx:strDim><cx:numDim type="size"><cx:lvl ptCount="2" formatCode="0%"><cx:pt idx="0">0.5</cx:pt><cx:pt idx="1">0.25</cx:pt></cx:lvl></cx:numDim></cx:data></cx:chartData><cx:chart><cx:plotArea><cx:plotAreaRegion><cx:series layoutId="treemap"><cx:tx><cx:txData><cx:v>Profit</cx:v></cx:txData></cx:tx><cx:dataId val="0"/></cx:series></cx:plotAreaRegion></cx:plotArea></cx:chart></cx:chartSpace>'

const parts = {
  'ppt/theme/theme1.xml': theme,
  'ppt/media/a.png': png,
  'ppt/charts/chartEx1.xml': figures,
}
const ofChart: PackedSlide['relations'] = {
  i1: ['image', '../media/a.png'],
  c1: ['chartEx', '../charts/chartEx1.xml'],
}

async function readWithLosses(shapes: string, relations: PackedSlide['relations'] = {}) {
  const bytes = packPptx({ slides: [{ shapes, relations }], parts })
  const read = await readPptx(bytes, { fileName: 'x.pptx', withLook: true })
  if (!read.ok) throw new Error(read.error)
  const [slide] = read.value.deck.slides
  return { slide, elements: slide?.placed?.elements ?? [], losses: read.value.losses }
}

test('KL51 a chart of a newer kind is the picture that its file has for other programs', async () => {
  const { slide, elements, losses } = await readWithLosses(
    offered(picture('i1', { alt: 'Profit by region' })),
    ofChart,
  )
  expect(elements).toMatchObject([{ kind: 'picture', alt: 'Profit by region' }])
  expect(slide?.imageUrl).toBeDefined()
  expect(losses).toEqual([{ kind: 'chart-as-picture', slide: 1, count: 1 }])
})

test('KL51 without such a picture its figures are a table, and so are those of a surface', async () => {
  const sorry = shape(paragraph('This chart is not available'), { at: [0, 0, 50, 50] })
  const { slide, elements, losses } = await readWithLosses(offered(sorry), ofChart)
  expect(slide?.table?.rows).toEqual([
    ['', 'Profit'],
    ['North', '0.5'],
    ['South', '0.25'],
  ])
  const [table] = elements
  if (table?.kind !== 'table') throw new Error('It is no table')
  expect(table.alt).toBe('Profit by region')
  const said = table.cells.map(({ text }) => text?.paragraphs[0]?.text ?? '')
  expect(said).toEqual(['', 'Profit', 'North', '50%', 'South', '25%'])
  expect(losses.map(({ kind }) => kind).toSorted()).toEqual(['chart-as-table', 'kept-chart'])
})

test('KL51 a chart that is a table has its title above it, and ends at the foot of its frame', async () => {
  const points = Array.from({ length: 90 }, (_, at) => `<c:pt idx="${at}"><c:v>${at}</c:v></c:pt>`)
  const { placed } = await readKeptSlide('', {
    slides: [
      {
        shapes: frame('<c:chart r:id="c1"/>', [10, 40, 80, 50]),
        relations: { c1: ['chart', '../charts/chart1.xml'] },
      },
    ],
    parts: {
      'ppt/theme/theme1.xml': theme,
      'ppt/charts/chart1.xml': `<c:chartSpace><c:chart><c:title><c:tx><c:rich>${paragraph('Terrain')}</c:rich></c:tx></c:title><c:plotArea><c:surfaceChart><c:ser><c:val><c:numRef><c:numCache>${points.join('')}</c:numCache></c:numRef></c:val></c:ser></c:surfaceChart></c:plotArea></c:chart></c:chartSpace>`,
    },
  })
  const [title, table] = placed.elements
  expect(title).toMatchObject({ kind: 'shape', text: { paragraphs: [{ text: 'Terrain' }] } })
  if (table?.kind !== 'table') throw new Error('It is no table')
  expect(table.rows.length).toBeGreaterThan(10)
  expect(table.y + table.height).toBeLessThanOrEqual(0.9 * placed.size.height + 0.1)
})

test('KL81 so are those of shares, which restyling draws as lines', async () => {
  const chart = frame('<c:chart r:id="c1"/>', [10, 40, 80, 50])
  const bytes = packPptx({
    slides: [{ shapes: chart, relations: { c1: ['chart', '../charts/chart1.xml'] } }],
    parts: {
      'ppt/theme/theme1.xml': theme,
      'ppt/charts/chart1.xml': `<c:chartSpace><c:chart><c:plotArea><c:stockChart>${['High', 'Low'].map((name, at) => `<c:ser><c:tx><c:v>${name}</c:v></c:tx><c:val><c:numLit><c:pt idx="0"><c:v>${9 - at}</c:v></c:pt></c:numLit></c:val></c:ser>`).join('')}</c:stockChart></c:plotArea></c:chart></c:chartSpace>`,
    },
  })
  const read = await readPptx(bytes, { fileName: 'x.pptx', withLook: true })
  if (!read.ok) throw new Error(read.error)
  const [slide] = read.value.deck.slides
  expect(slide?.placed?.elements).toMatchObject([
    { kind: 'table', rows: [expect.anything(), expect.anything()] },
  ])
  expect(slide?.table?.show).toBe('line')
  const told = (losses: readonly { kind: string }[]) => losses.map(({ kind }) => kind).toSorted()
  expect(told(read.value.losses)).toEqual(['chart-kind', 'kept-chart'])
  expect(told(keepLook(read.value).losses)).toEqual(['kept-chart'])
})

test('KL52 a picture that nobody can show is a grey plate with what it shows in words', async () => {
  const { elements, losses } = await readWithLosses(
    picture('i2', { at: [10, 10, 30, 30], alt: 'The harbour' }) +
      picture('i2', { at: [50, 10, 30, 30], alt: 'IMG_2041.emf' }),
  )
  expect(elements).toMatchObject([
    {
      kind: 'shape',
      x: 128,
      width: 384,
      alt: 'The harbour',
      fill: { kind: 'solid' },
      text: { paragraphs: [{ text: 'The harbour' }], fit: 'shrink' },
    },
    { kind: 'shape', fill: { kind: 'solid' } },
  ])
  expect(elements[1]).not.toHaveProperty('text')
  expect(losses).toEqual([{ kind: 'picture-absent', slide: 1, count: 2 }])
})
