import { describe, expect, test } from 'vitest'

import type { PlacedShape } from '#core/deck/placed.ts'
import { findPlacedTable } from '#core/placed/edit/find-placed-table.ts'

import {
  at,
  type PackedOdp,
  p,
  packOdp,
  page,
  style,
  textBox,
} from '../../../../test/fixtures/files/pack-odp.ts'
import { readKept } from '../../../../test/fixtures/files/read-kept-odp.ts'
import { readOdp } from '../read-odp.ts'

const readShapes = async (shapes: string, pack: Partial<PackedOdp> = {}): Promise<PlacedShape[]> =>
  (await readKept({ pages: page(shapes), ...pack })).placed.elements.filter(
    (element) => element.kind === 'shape',
  )

async function readShape(shapes: string, pack: Partial<PackedOdp> = {}): Promise<PlacedShape> {
  const [shape] = await readShapes(shapes, pack)
  if (!shape) throw new Error('Nothing stands there')
  return shape
}

/** Filled and without a line. */
const plain = style('gr1', 'graphic', {
  graphic: 'draw:fill="solid" draw:fill-color="#336699" draw:stroke="none"',
})
const rect = (attributes = at([0, 0, 2.54, 5.08])) =>
  `<draw:rect draw:style-name="gr1" ${attributes}/>`

test('OD4 whoever does not ask for the look pays nothing for it', async () => {
  const read = await readOdp(packOdp({ pages: page(rect()), automatic: plain }), {
    fileName: 'x.odp',
  })
  expect(read.ok && read.value.deck.slides[0]?.placed).toBeUndefined()
})

describe('OD5 each property comes from the nearest style that says it', () => {
  test('automatic styles, those they stand on, then what is so anyway', async () => {
    const shape = await readShape(
      `<draw:rect draw:style-name="gr1" ${at([1, 1, 4, 2])}>${p('Tide')}</draw:rect>`,
      {
        automatic: style('gr1', 'graphic', { parent: 'base', graphic: 'draw:opacity="50%"' }),
        styles:
          style('base', 'graphic', {
            parent: 'root',
            graphic: 'draw:fill="solid" draw:fill-color="#aa0000"',
            text: 'fo:font-weight="bold"',
          }) +
          style('root', 'graphic', {
            graphic: 'draw:stroke="solid" svg:stroke-width="0.1cm" svg:stroke-color="#00ff00"',
            text: 'fo:font-size="20pt"',
          }) +
          '<style:default-style style:family="graphic"><style:text-properties fo:color="#123456" fo:font-size="9pt"/></style:default-style>',
      },
    )
    expect(shape.fill).toEqual({ kind: 'solid', colour: '#AA000080' })
    expect(shape.line).toEqual({ colour: '#00FF00', width: 3.78 })
    expect(shape.text?.looks).toEqual([
      { face: 'Liberation Sans', size: 26.667, colour: '#123456', bold: true },
    ])
  })

  test('styles that stand on each other in a circle end where they began', async () => {
    const shape = await readShape(
      `<draw:rect draw:style-name="one" ${at([0, 0, 2, 2])}>${p('Round')}</draw:rect>`,
      {
        automatic:
          style('one', 'graphic', { parent: 'two', graphic: 'draw:fill="none"' }) +
          style('two', 'graphic', { parent: 'one', text: 'fo:font-size="30pt"' }),
      },
    )
    expect(shape.text?.looks[0]?.size).toBe(40)
  })

  test('each level of an outline has the style that is called by its number', async () => {
    const outline = (inside: string) =>
      `<text:list><text:list-item>${inside}</text:list-item></text:list>`
    const { placed, content } = await readKept({
      pages: page(
        textBox(
          [1, 1, 20, 10],
          'presentation:class="outline" presentation:style-name="pr1"',
          outline(p('Ebb') + outline(p('Low water'))),
        ),
      ),
      automatic: style('pr1', 'presentation', { parent: 'Talk-outline1' }),
      styles:
        style('Talk-outline1', 'presentation', { text: 'fo:font-size="24pt"' }) +
        style('Talk-outline2', 'presentation', {
          parent: 'Talk-outline1',
          text: 'fo:font-size="50%"',
        }),
    })
    expect(content).toEqual(['Ebb', '\tLow water'])
    const [shape] = placed.elements
    const text = shape?.kind === 'shape' ? shape.text : undefined
    expect(text?.paragraphs.map(({ level = 0, part }) => [level, part])).toEqual([
      [0, { field: 'content', index: 0 }],
      [1, { field: 'content', index: 1 }],
    ])
    expect(text?.looks.map(({ size }) => size)).toEqual([32, 16])
  })
})

describe('OD6 words are kept once, with looks as ranges', () => {
  test('the title and its points are named; runs, marks and spaces are as their styles say', async () => {
    const { title, content, placed } = await readKept({
      pages: page(
        textBox([1, 1, 20, 3], 'presentation:class="title"', p('Spring'), p('tides')) +
          textBox(
            [1, 5, 20, 10],
            'draw:style-name="gr2"',
            `<text:list text:style-name="L1"><text:list-item>${p('The <text:span text:style-name="T1">moon</text:span> <text:a xlink:href="https://example.org/m">pulls</text:a>', 'P1')}</text:list-item></text:list>`,
          ),
      ),
      automatic:
        style('T1', 'text', { text: 'fo:color="#ff0000" style:text-position="super 58%"' }) +
        style('P1', 'paragraph', {
          paragraph:
            'fo:text-align="end" fo:margin-top="0.5cm" fo:line-height="80%" style:font-independent-line-spacing="true"',
        }) +
        style('gr2', 'graphic', {
          graphic:
            'fo:padding-left="1cm" draw:textarea-vertical-align="bottom" draw:auto-grow-height="true"',
        }) +
        '<text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="a" style:num-suffix=")" text:start-value="3"><style:list-level-properties text:space-before="0.5cm" text:min-label-width="1cm"/><style:text-properties fo:color="#00aa00" fo:font-size="75%"/></text:list-level-style-number></text:list-style>',
    })
    expect([title, content]).toEqual(['Spring tides', ['The moon [pulls](https://example.org/m)']])
    const [head, body] = placed.elements.flatMap((one) =>
      one.kind === 'shape' && one.text ? [one.text] : [],
    )
    expect(head?.paragraphs.map(({ part, text }) => [part, text])).toEqual([
      [{ field: 'title', range: [0, 6] }, undefined],
      [{ field: 'title', range: [7, 12] }, undefined],
    ])
    expect(body).toMatchObject({ anchor: 'bottom', fit: 'grow' })
    expect(body?.insets.map(Math.round)).toEqual([38, 5, 9, 5])
    expect(body?.looks.map(({ colour, raise, link }) => [colour, raise, link])).toEqual([
      ['#000000', undefined, undefined],
      ['#FF0000', 0.33, undefined],
      ['#000000', undefined, 'https://example.org/m'],
    ])
    const [point] = body?.paragraphs ?? []
    expect(point).toMatchObject({
      part: { field: 'content', index: 0 },
      runs: [
        [4, 0],
        [8, 1],
        [9, 0],
        [14, 2],
      ],
      align: 'right',
      left: 56.693,
      indent: -37.795,
      before: { px: 18.898 },
      pitch: { share: 0.8 },
      mark: { number: { style: 'alphaLcParenR', from: 3 }, colour: '#00AA00', scale: 0.75 },
    })
    expect(point?.text).toBeUndefined()
  })

  test('of two spaces between paragraphs the larger one counts, unless the file adds them up', async () => {
    const pack = {
      pages: page(textBox([0, 0, 9, 9], '', p('One', 'P1'), p('Two', 'P1'))),
      automatic: style('P1', 'paragraph', {
        paragraph: 'fo:margin-top="30pt" fo:margin-bottom="12pt"',
      }),
    }
    const spaces = async (more: Partial<PackedOdp>) =>
      (await readShape('', { ...pack, ...more })).text?.paragraphs.map(({ before }) => before)
    expect(await spaces({})).toEqual([{ px: 40 }, { px: 24 }])
    expect(await spaces({ settings: { ParagraphSummation: 'true' } })).toEqual([
      { px: 40 },
      { px: 40 },
    ])
  })

  test('letters without a colour of their own are white on what is dark', async () => {
    const box = (fill: string) =>
      readShape(`<draw:rect draw:style-name="gr1" ${at([0, 0, 5, 5])}>${p('Seen')}</draw:rect>`, {
        automatic: style('gr1', 'graphic', {
          graphic: `draw:fill="solid" draw:fill-color="${fill}" draw:stroke="none"`,
          text: 'style:use-window-font-color="true"',
        }),
      })
    expect((await box('#000044')).text?.looks[0]?.colour).toBe('#FFFFFF')
    expect((await box('#FFFFCC')).text?.looks[0]?.colour).toBe('#000000')
  })
})

describe('OD7 shapes stand where they stood, drawn as they were', () => {
  test('turned ones are told by their transform', async () => {
    const shape = await readShape(
      rect(
        `svg:width="2.54cm" svg:height="5.08cm" draw:transform="rotate (1.5707963267949) translate (2.54cm 7.62cm)"`,
      ),
      { automatic: plain },
    )
    // A quarter turn to the left about the corner at (96, 288): its middle lies at (192, 240).
    expect(shape).toMatchObject({ x: 144, y: 144, width: 96, height: 192, turn: 270 })
  })

  test('formulas draw what no name says; mirrored, they are drawn so', async () => {
    const custom = (mirror: string) =>
      `<draw:custom-shape draw:style-name="gr1" ${at([0, 0, 2.54, 2.54])}><draw:enhanced-geometry ${mirror} svg:viewBox="0 0 200 100" draw:type="non-primitive" draw:modifiers="50" draw:text-areas="0 0 ?f1 bottom" draw:enhanced-path="M ?f0 0 L ?f1 height 0 100 Z N"><draw:equation draw:name="f0" draw:formula="$0 * 2"/><draw:equation draw:name="f1" draw:formula="if(?f0 - 1, right, left) - min(0, 5)"/></draw:enhanced-geometry></draw:custom-shape>`
    const [straight, mirrored] = await Promise.all(
      ['', 'draw:mirror-horizontal="true"'].map((mirror) =>
        readShape(custom(mirror), { automatic: plain }),
      ),
    )
    expect(straight?.geometry).toEqual({
      paths: [{ d: 'M48 0L96 96L0 96Z' }],
      room: [0, 0, 96, 96],
    })
    expect(mirrored?.geometry).toMatchObject({ paths: [{ d: 'M48 0L0 96L96 96Z' }] })
  })

  test('shapes of PowerPoint keep their names and what was moved of them', async () => {
    const shape = await readShape(
      `<draw:custom-shape draw:style-name="gr1" ${at([0, 0, 5, 5])}><draw:enhanced-geometry draw:type="ooxml-roundRect" draw:modifiers="20000" draw:enhanced-path="M 0 0 Z N"/></draw:custom-shape>`,
      { automatic: plain },
    )
    expect(shape.geometry).toEqual({ preset: 'roundRect', adjust: { adj: 20000 } })
  })

  test('formulas that lead in a circle, or nowhere, are 0', async () => {
    const { placed, losses } = await readKept({
      pages: page(
        `<draw:custom-shape draw:style-name="gr1" ${at([0, 0, 2.54, 2.54])}><draw:enhanced-geometry svg:viewBox="0 0 100 100" draw:type="x" draw:enhanced-path="M ?a 0 L ?none 50 100 100 Z N"><draw:equation draw:name="a" draw:formula="?b+1"/><draw:equation draw:name="b" draw:formula="?a*2"/></draw:enhanced-geometry></draw:custom-shape>` +
          `<draw:custom-shape draw:style-name="gr1" ${at([0, 0, 2, 2])}><draw:enhanced-geometry draw:type="who-knows"/></draw:custom-shape>`,
      ),
      automatic: plain,
    })
    const [shape] = placed.elements
    expect(shape).toMatchObject({ geometry: { paths: [{ d: 'M0.96 0L0 48L96 96Z' }] } })
    expect(losses).toContainEqual({ kind: 'kept-outline', slide: 1, count: 1 })
  })

  test('paths, polygons, lines, connectors and pieces of ellipses', async () => {
    const shapes = await readShapes(
      `<draw:path draw:style-name="gr1" ${at([0, 0, 2.54, 2.54])} svg:viewBox="0 0 10 10" svg:d="m0 0h10v10l-10-10z"/>` +
        `<draw:polygon draw:style-name="gr1" ${at([0, 0, 2.54, 2.54])} svg:viewBox="0 0 10 10" draw:points="0,0 10,5 0,10"/>` +
        `<draw:line draw:style-name="gr2" svg:x1="5cm" svg:y1="1cm" svg:x2="1cm" svg:y2="2cm"/>` +
        `<draw:connector draw:style-name="gr2" svg:x1="0cm" svg:y1="0cm" svg:x2="2.54cm" svg:y2="2.54cm" svg:d="M0 0h1270v2540h1270" svg:viewBox="0 0 2541 2541"/>` +
        `<draw:ellipse draw:style-name="gr1" ${at([0, 0, 2.54, 2.54])} draw:kind="section" draw:start-angle="0" draw:end-angle="90"/>`,
      {
        automatic:
          plain +
          style('gr2', 'graphic', {
            graphic:
              'draw:stroke="dash" draw:stroke-dash="Dots" svg:stroke-width="0.05cm" svg:stroke-color="#112233" draw:marker-end="Arrow_20_line" draw:marker-end-width="0.2cm"',
          }),
        styles:
          '<draw:stroke-dash draw:name="Dots" draw:dots1="1" draw:dots1-length="200%" draw:distance="0.1cm"/><draw:marker draw:name="Arrow_20_line" svg:viewBox="0 0 20 30" svg:d="M10 0l-10 30h20z"/>',
      },
    )
    expect(shapes[0]?.geometry).toEqual({ paths: [{ d: 'M0 0L96 0L96 96L0 0Z' }] })
    expect(shapes[1]?.geometry).toEqual({ paths: [{ d: 'M0 0L96 48L0 96Z' }] })
    expect(shapes[2]).toMatchObject({
      geometry: { preset: 'line' },
      flipH: true,
      line: { colour: '#112233', dash: [3.78, 3.78], tail: { type: 'arrow' } },
    })
    expect(shapes[2]?.fill).toBeUndefined()
    expect(shapes[3]?.geometry).toEqual({
      paths: [{ d: 'M0 0L48 0L48 96L96 96', fill: 'none' }],
    })
    const [pie] =
      shapes[4]?.geometry && 'paths' in shapes[4].geometry ? shapes[4].geometry.paths : []
    expect(pie?.d).toMatch(/^M96 48C.* 48 0L48 48Z$/)
  })

  test('all of a group are moved together', async () => {
    const shapes = await readShapes(
      `<draw:g>${rect()}<draw:g>${rect()}</draw:g></draw:g><draw:g>${rect()}</draw:g>${rect()}`,
      { automatic: plain },
    )
    expect(shapes.map(({ group }) => group)).toEqual(['1', '1', '2', undefined])
  })
})

describe('OD8 what lies behind a page comes from its master', () => {
  const masters = `<style:master-page style:name="Default" style:page-layout-name="PM1" draw:style-name="Mdp1">${textBox([0, 0, 5, 2], 'presentation:class="title" presentation:placeholder="true"', p('Click'))}<draw:rect draw:style-name="gr1" ${at([0, 17, 25.4, 2.05])}/>${textBox([1, 17, 9, 1], 'presentation:class="footer"', p('<presentation:footer>&lt;footer&gt;</presentation:footer>'))}${textBox([20, 17, 3, 1], 'presentation:class="page-number"', p('<text:page-number>&lt;number&gt;</text:page-number>'))}</style:master-page>`
  const ofMasters = `<style:page-layout style:name="PM1"><style:page-layout-properties fo:page-width="25.4cm" fo:page-height="14.2875cm"/></style:page-layout><style:style style:name="Mdp1" style:family="drawing-page"><style:drawing-page-properties draw:fill="gradient" draw:fill-gradient-name="Dusk"/></style:style>${plain}`
  const styles =
    '<draw:gradient draw:name="Dusk" draw:style="linear" draw:start-color="#000000" draw:end-color="#ffffff" draw:angle="900" draw:border="20%"/>'
  const declared =
    '<presentation:footer-decl presentation:name="ftr1">Harbour</presentation:footer-decl>'
  const dp = (properties: string) =>
    `<style:style style:name="dp1" style:family="drawing-page"><style:drawing-page-properties ${properties}/></style:style>`
  const own = 'draw:style-name="dp1" presentation:use-footer-name="ftr1"'

  test('ground, drawings and foot, in the size of its page', async () => {
    const { placed } = await readKept({
      pages: page('', own),
      automatic: dp('presentation:display-page-number="false"'),
      masters,
      ofMasters,
      styles,
      declared,
    })
    expect(placed.size).toEqual({ width: 960, height: 540 })
    expect(placed.background).toEqual({
      kind: 'linear',
      angle: 0,
      stops: [
        { at: 0, colour: '#000000' },
        { at: 0.2, colour: '#000000' },
        { at: 1, colour: '#FFFFFF' },
      ],
    })
    expect(placed.backdrop).toHaveLength(2)
    expect(placed.backdrop[1]).toMatchObject({
      role: 'footer',
      text: { paragraphs: [{ text: 'Harbour' }] },
    })
  })

  test('a page may have a ground of its own, and hide what its master draws', async () => {
    const { placed } = await readKept({
      pages: page('', own),
      automatic: dp(
        'draw:fill="solid" draw:fill-color="#ffee00" presentation:background-objects-visible="false"',
      ),
      masters,
      ofMasters,
      styles,
    })
    expect(placed.background).toEqual({ kind: 'solid', colour: '#FFEE00' })
    expect(placed.backdrop).toEqual([])
  })
})

test('KL42 the table of a slide has a cell for each place of the one that stands on it', async () => {
  const cell = (words: string, more = '') =>
    `<table:table-cell ${more}>${p(words)}</table:table-cell>`
  const covered = '<table:covered-table-cell/>'
  const columns = '<table:table-column/>'.repeat(3)
  const { table, placed } = await readKept({
    pages: page(
      `<draw:frame ${at([1, 1, 9, 4])}><table:table>${columns}<table:table-row>${cell('Both', 'table:number-columns-spanned="2"')}${covered}${cell('Third')}</table:table-row></table:table></draw:frame>`,
    ),
  })
  expect(table?.rows).toEqual([['Both', '', 'Third']])
  expect(findPlacedTable({ ...(table && { table }), placed })?.at).toBe(0)
})
