import { describe, expect, test } from 'vitest'

import { frame, p, page, style } from '../../../../test/fixtures/files/pack-odp.ts'
import { png } from '../../../../test/fixtures/files/pack-pptx.ts'
import { readKept } from '../../../../test/fixtures/files/read-kept-odp.ts'

describe('OD9 pictures, tables and charts stand in their frames', () => {
  test('a picture with its crop; one that is not in the file leaves nothing', async () => {
    const { placed, losses } = await readKept({
      pages: page(
        frame(
          [1, 1, 5, 5],
          'draw:style-name="gr1"',
          '<draw:image xlink:href="Pictures/a.png"/><svg:desc>A buoy</svg:desc>',
        ) + frame([1, 1, 5, 5], '', '<draw:image xlink:href="https://example.org/b.png"/>'),
      ),
      automatic: style('gr1', 'graphic', {
        graphic: 'draw:stroke="none" fo:clip="rect(0cm, 0cm, 0cm, 0.0132291667cm)"',
      }),
      parts: { 'Pictures/a.png': png },
    })
    expect(placed.elements).toHaveLength(1)
    expect(placed.elements[0]).toMatchObject({
      kind: 'picture',
      imageUrl: 'file:Pictures/a.png',
      alt: 'A buoy',
      crop: [0.5, 0, 0, 0],
    })
    expect(losses).toEqual([{ kind: 'picture-absent', slide: 1, count: 1 }])
  })

  test('cells look as their own style, their row and the template say', async () => {
    const { placed } = await readKept({
      pages: page(
        frame(
          [1, 1, 10, 4],
          '',
          `<table:table table:template-name="blue" table:use-first-row-styles="true"><table:table-column table:style-name="co1" table:number-columns-repeated="2"/><table:table-row table:style-name="ro1"><table:table-cell>${p('Port')}</table:table-cell><table:table-cell table:style-name="ce1">${p('Tide')}</table:table-cell></table:table-row><table:table-row table:style-name="ro1"><table:table-cell table:number-columns-spanned="2">${p('Wide')}</table:table-cell><table:covered-table-cell/></table:table-row></table:table>`,
        ),
      ),
      automatic: `<style:style style:name="co1" style:family="table-column"><style:table-column-properties style:column-width="5.08cm"/></style:style><style:style style:name="ro1" style:family="table-row"><style:table-row-properties style:row-height="1.27cm"/></style:style>${style('ce1', 'table-cell', { graphic: 'draw:fill="solid" draw:fill-color="#00ff00"', paragraph: 'fo:border-left="1.5pt solid #ff0000"' })}`,
      styles: `<table:table-template table:name="blue"><table:first-row table:style-name="head"/><table:body table:style-name="body"/></table:table-template>${style('head', 'table-cell', { graphic: 'draw:fill="solid" draw:fill-color="#000080"', text: 'fo:color="#ffffff"' })}${style('body', 'table-cell', { graphic: 'draw:fill="solid" draw:fill-color="#eeeeee"' })}`,
    })
    const [table] = placed.elements
    if (table?.kind !== 'table') throw new Error('No table')
    expect([table.columns, table.rows]).toEqual([
      [192, 192],
      [48, 48],
    ])
    expect(
      table.cells.map(({ fill, columnSpan }) => [
        fill?.kind === 'solid' && fill.colour,
        columnSpan,
      ]),
    ).toEqual([
      ['#000080', undefined],
      ['#00FF00', undefined],
      ['#EEEEEE', 2],
    ])
    expect(table.cells[1]?.borders).toEqual([{ colour: '#FF0000', width: 2 }, null, null, null])
    expect(table.cells[0]?.text?.looks[0]?.colour).toBe('#FFFFFF')
  })

  const cell = (value: string | number) =>
    typeof value === 'number'
      ? `<table:table-cell office:value-type="float" office:value="${value}">${p(String(value))}</table:table-cell>`
      : `<table:table-cell>${p(value)}</table:table-cell>`
  const row = (...values: (string | number)[]) =>
    `<table:table-row>${values.map(cell).join('')}</table:table-row>`
  const chart = `<office:document-content><office:automatic-styles>${style('ch1', 'chart', { graphic: 'draw:fill-color="#004488"' })}<style:style style:name="ch2" style:family="chart"><style:chart-properties chart:vertical="true"/></style:style></office:automatic-styles><office:body><office:chart><chart:chart chart:class="chart:bar"><chart:title>${p('Range')}</chart:title><chart:plot-area chart:style-name="ch2"><chart:axis chart:dimension="x"><chart:categories table:cell-range-address="local-table.$A$2:.$A$3"/></chart:axis><chart:series chart:style-name="ch1" chart:values-cell-range-address="local-table.$B$2:.$B$3" chart:label-cell-address="local-table.$B$1" chart:class="chart:bar"/></chart:plot-area><table:table table:name="local-table"><table:table-header-rows>${row('', 'Metres')}</table:table-header-rows><table:table-rows>${row('Spring', 5.25)}${row('Neap', 2)}</table:table-rows></table:table></chart:chart></office:chart></office:body></office:document-content>`

  test('a chart is drawn from its figures, and they are those of the slide', async () => {
    const { placed, table, losses } = await readKept({
      pages: page(
        frame(
          [1, 1, 10, 8],
          '',
          '<draw:object xlink:href="./Object 1"/><draw:image xlink:href="./ObjectReplacements/Object 1"/>',
        ),
      ),
      parts: { 'Object 1/content.xml': chart },
    })
    const figures = {
      rows: [
        ['', 'Metres'],
        ['Spring', '5.25'],
        ['Neap', '2'],
      ],
      hasHeader: true,
      show: 'bars',
    }
    expect(table).toEqual(figures)
    expect(placed.elements).toMatchObject([
      { kind: 'chart', title: 'Range', colours: ['#004488'], table: figures },
    ])
    expect(losses).toEqual([])
  })

  test('what is embedded and has no picture of itself is told', async () => {
    const { placed, losses } = await readKept({
      pages: page(frame([1, 1, 10, 8], '', '<draw:object xlink:href="./Object 2"/>')),
    })
    expect(placed.elements).toEqual([])
    expect(losses).toContainEqual({ kind: 'kept-object', slide: 1, count: 1 })
  })
})
