import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'

import { placedLimits, type PlacedSlide, placedSlideSchema } from '#core/deck/placed.ts'
import { layoutSlide } from '#core/layout/layout-slide.ts'
import { roughMetrics } from '#core/layout/rough-metrics.ts'
import { loadPlaced } from '#core/placed/load-placed.ts'
import { findTheme } from '#core/theme/themes.ts'

import { hasCorpus, listCorpus, readCorpusFile } from '../../../../test/corpus/corpus.ts'
import { measureWork } from '../../../../test/fixtures/measure-work.ts'
import {
  frame,
  packPptx,
  type PackedPptx,
  paragraph,
  shape,
  xfrm,
} from '../../../../test/fixtures/files/pack-pptx.ts'
import type { ReadLoss } from '../../loss.ts'
import { readPptx } from '../read-pptx.ts'

beforeAll(async () => {
  await loadPlaced()
})

const black = '<a:solidFill><a:srgbClr val="000000"/></a:solidFill>'
const drawn = (properties: string) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="5" name="s"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${xfrm([10, 10, 20, 20])}${properties}</p:spPr></p:sp>`
const cell = `<a:tc><a:txBody><a:bodyPr/>${paragraph('x')}</a:txBody></a:tc>`
const table = (rows: number, columns: number) =>
  frame(
    `<a:tbl><a:tblGrid>${'<a:gridCol w="9525"/>'.repeat(columns)}</a:tblGrid>${`<a:tr h="9525">${cell.repeat(columns)}</a:tr>`.repeat(rows)}</a:tbl>`,
  )
const stops = Array.from(
  { length: 400 },
  (_, at) => `<a:gs pos="${at * 250}"><a:srgbClr val="00FF00"/></a:gs>`,
).join('')
const path =
  '<a:path w="9" h="9"><a:moveTo><a:pt x="0" y="0"/></a:moveTo><a:lnTo><a:pt x="9" y="9"/></a:lnTo></a:path>'

const shapesOf = ({ elements }: PlacedSlide) =>
  elements.filter((element) => element.kind === 'shape')

/** What asks for more than a slide may have, and how much of it there is. */
const greedy: [string, string, (placed: PlacedSlide) => number, most: number][] = [
  [
    'cells',
    table(100, 100),
    ({ elements }) => elements.flatMap((one) => (one.kind === 'table' ? one.cells : [])).length,
    placedLimits.cells,
  ],
  [
    'paragraphs',
    shape(paragraph('x').repeat(6_000)),
    (placed) => Math.max(...shapesOf(placed).map(({ text }) => text?.paragraphs.length ?? 0)),
    placedLimits.paragraphs,
  ],
  [
    'runs that look alike nowhere',
    shape(
      `<a:p>${Array.from({ length: 9_000 }, (_, at) => `<a:r><a:rPr sz="${at + 100}"/><a:t>x</a:t></a:r>`).join('')}</a:p>`,
    ),
    (placed) => Math.max(...shapesOf(placed).map(({ text }) => text?.looks.length ?? 0)),
    placedLimits.runs,
  ],
  [
    'stops of a gradient',
    drawn(`<a:gradFill><a:gsLst>${stops}</a:gsLst><a:lin ang="0"/></a:gradFill>`),
    (placed) => {
      const [fill] = shapesOf(placed).map((one) => one.fill)
      return fill?.kind === 'linear' ? fill.stops.length : 0
    },
    placedLimits.stops,
  ],
  [
    'paths',
    drawn(`<a:custGeom><a:pathLst>${path.repeat(900)}</a:pathLst></a:custGeom>${black}`),
    (placed) => {
      const [geometry] = shapesOf(placed).map((one) => one.geometry)
      return geometry && 'paths' in geometry ? geometry.paths.length : 0
    },
    placedLimits.paths,
  ],
]

const read = (pack: PackedPptx) =>
  measureWork(() => readPptx(packPptx(pack), { fileName: 'x.pptx', withLook: true }))

test.each(greedy)(
  'KL9 of more %s than a slide may have the rest is left out, and told',
  async (_, shapes, count, most) => {
    const { result, ms } = await read({ slides: [{ shapes }] })
    const slide = result.ok ? result.value.deck.slides[0] : undefined
    if (!slide?.placed) throw new Error('It keeps its look')
    expect(count(slide.placed)).toBe(most)
    expect(result.ok && result.value.losses).toContainEqual({
      kind: 'kept-cut',
      slide: 1,
      count: 1,
    })
    expect(v.safeParse(placedSlideSchema, slide.placed).success).toBe(true)
    expect(ms).toBeLessThan(5_000)
    const painted = await measureWork(() =>
      Promise.resolve(layoutSlide({ slide, theme: findTheme('modern'), place: 0 }, roughMetrics)),
    )
    expect(painted.result.isKept).toBe(true)
    expect(painted.ms).toBeLessThan(5_000)
  },
)

const custom = (guides: string, steps: string) =>
  drawn(
    `<a:custGeom><a:gdLst>${guides}</a:gdLst><a:pathLst><a:path w="9525" h="9525">${steps}</a:path></a:pathLst></a:custGeom>${black}`,
  )
const lineTo = (x: string) => `<a:lnTo><a:pt x="${x}" y="0"/></a:lnTo>`
const start = '<a:moveTo><a:pt x="0" y="0"/></a:moveTo>'

const listKept = (
  result: Awaited<ReturnType<typeof readPptx>>,
): { losses: ReadLoss[]; outline: string } => {
  if (!result.ok) throw new Error(result.error)
  const [one] = shapesOf(result.value.deck.slides[0]?.placed ?? { ...blank })
  return {
    losses: result.value.losses.filter(({ kind }) => kind.startsWith('kept-')),
    outline: one?.geometry && 'paths' in one.geometry ? (one.geometry.paths[0]?.d ?? '') : '',
  }
}
const blank: PlacedSlide = {
  look: 'kept',
  size: { width: 1, height: 1 },
  background: { kind: 'solid', colour: '#FFFFFF' },
  backdrop: [],
  elements: [],
  points: 0,
}

test('KL9 guides and steps of a path end at their limits, and that is told; up to them nothing is lost', async () => {
  const guides = (amount: number) =>
    Array.from({ length: amount }, (_, at) => `<a:gd name="g${at}" fmla="val 5000000"/>`).join('')
  const most = placedLimits.guides
  const cut = { kind: 'kept-cut', slide: 1, count: 1 }
  const full = await read({
    slides: [{ shapes: custom(guides(most), start + lineTo(`g${most - 1}`)) }],
  })
  const within = listKept(full.result)
  expect(within.losses).toEqual([])
  const over = await read({
    slides: [{ shapes: custom(guides(most + 1), start + lineTo(`g${most}`)) }],
  })
  const beyond = listKept(over.result)
  expect(beyond.losses).toEqual([cut])
  expect(within.outline).not.toBe(beyond.outline)
  expect(beyond.outline).toMatch(/L0 0$/)
  const steps = await read({
    slides: [{ shapes: custom('', start + lineTo('9').repeat(placedLimits.pathCommands)) }],
  })
  expect(listKept(steps.result).losses).toEqual([cut])
})

test('KL9 what is out of reach, or in groups too deep, is left out and counted', async () => {
  const far = drawn(black).replace(/x="\d+"/, 'x="99999999999999"')
  const group = '<p:grpSp><p:nvGrpSpPr/><p:grpSpPr/>'
  const deep = `${group.repeat(100)}${drawn(black)}${'</p:grpSp>'.repeat(100)}`
  const { result } = await read({ slides: [{ shapes: far + far + deep }] })
  expect(listKept(result).losses).toEqual([{ kind: 'kept-element', slide: 1, count: 3 }])
})

test('KL9 of more points than a chart may have the rest is left out', async () => {
  const points = Array.from(
    { length: 60_000 },
    (_, at) => `<c:pt idx="${at}"><c:v>${at}</c:v></c:pt>`,
  )
  const series = `<c:ser><c:val><c:numRef><c:numCache><c:ptCount val="60000"/>${points.join('')}</c:numCache></c:numRef></c:val></c:ser>`
  const { result, ms } = await read({
    slides: [
      {
        shapes: frame('<c:chart r:id="c1"/>'),
        relations: { c1: ['chart', '../charts/chart1.xml'] },
      },
    ],
    parts: {
      'ppt/charts/chart1.xml': `<c:chartSpace><c:chart><c:plotArea><c:barChart>${series}</c:barChart></c:plotArea></c:chart></c:chartSpace>`,
    },
  })
  const [slide] = result.ok ? result.value.deck.slides : []
  const [chart] = slide?.placed?.elements ?? []
  expect(chart?.kind === 'chart' && chart.table.rows.length).toBeLessThanOrEqual(2_001)
  expect(result.ok && result.value.losses.map(({ kind }) => kind)).toContain('chart-cut')
  expect(v.safeParse(placedSlideSchema, slide?.placed).success).toBe(true)
  expect(ms).toBeLessThan(5_000)
})

test('KL9 lengths that are no numbers, and far too large ones, are painted nowhere', async () => {
  const at = (place: string) =>
    `<p:sp><p:nvSpPr><p:cNvPr id="5" name="s"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm rot="NaN"><a:off ${place}/><a:ext cx="1e400" cy="-5"/></a:xfrm><a:ln w="9e99">${black}</a:ln>${black}</p:spPr></p:sp>`
  const shapes = ['x="NaN" y="0"', 'x="-1e999" y="1"', 'x="" y=""', 'x="0x10" y="1,5"']
    .map(at)
    .join('')
  const { result } = await read({ slides: [{ shapes }] })
  const placed = result.ok ? result.value.deck.slides[0]?.placed : undefined
  expect(placed && v.safeParse(placedSlideSchema, placed).success).toBe(true)
})

/** All of them take minutes: every fourth, but in the full run. */
const listSome = <T>(all: readonly T[]): T[] =>
  all.filter((_, at) => process.env['LECTERN_FULL'] || at % 4 === 0)

const readWithLook = async (name: string) => {
  const bytes = readCorpusFile(name)
  return measureWork(() => readPptx(bytes, { fileName: name, withLook: true }))
}

test.skipIf(!hasCorpus)(
  'KL9 no real file is refused for its look, and none takes long',
  async () => {
    const slow: string[] = []
    for (const [name] of listSome(listCorpus('pptx'))) {
      const plain = await readPptx(readCorpusFile(name), { fileName: name })
      const { result, ms } = await readWithLook(name)
      expect.soft(result.ok, name).toBe(plain.ok)
      if (ms > 10_000) slow.push(name)
    }
    expect(slow).toEqual([])
  },
)

const hostile = [
  'backslash',
  'bomb_media',
  'bomb_slide',
  'deep',
  'laughs',
  'reordered',
  'xss',
  'xxe',
]

test.skipIf(!hasCorpus).each(hostile)(
  'KL9 the hostile file %s is no trouble with its look, either',
  async (name) => {
    const { result, ms } = await readWithLook(`hostile/${name}.pptx`)
    expect(result.ok).toBe(!name.startsWith('bomb'))
    expect(ms).toBeLessThan(3_000)
  },
)
