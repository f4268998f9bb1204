import type { Chart } from '#core/chart/chart.ts'
import { countCategories } from '#core/chart/chart.ts'
import { general } from '#core/chart/format-number.ts'

import { document, element, escapeXml, namespaces } from '../element.ts'
import { createPackageParts } from '../package-parts.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const sheetTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml.'

/** A, B … Z, AA: the name of a column of a sheet. */
export const nameColumn = (index: number): string =>
  (index < 26 ? '' : nameColumn(Math.floor(index / 26) - 1)) +
  String.fromCodePoint(65 + (index % 26))

type Cell = string | number | null

/** The sheet behind a chart, which opens when somebody presses Edit Data. */
export function writeWorkbook(chart: Chart): Uint8Array<ArrayBuffer> {
  const parts = createPackageParts()
  const rows = listSheetRows(chart).map((cells, row) =>
    element(
      'row',
      { r: row + 1 },
      ...cells.map((content, column) => writeCell(content, column, row + 1)),
    ),
  )
  parts.add(
    'xl/workbook.xml',
    `${sheetTypes}sheet.main+xml`,
    document(
      'workbook',
      { xmlns: main, 'xmlns:r': namespaces['xmlns:r'] },
      element('sheets', {}, element('sheet', { name: 'Sheet1', sheetId: 1, 'r:id': 'rId1' })),
    ),
  )
  parts.add(
    'xl/worksheets/sheet1.xml',
    `${sheetTypes}worksheet+xml`,
    document('worksheet', { xmlns: main }, element('sheetData', {}, ...rows)),
  )
  parts.add('xl/styles.xml', `${sheetTypes}styles+xml`, writeStyles(chart.format))
  parts.relate('xl/workbook.xml', [
    { id: 'rId1', type: 'worksheet', target: 'worksheets/sheet1.xml' },
    { id: 'rId2', type: 'styles', target: 'styles.xml' },
  ])
  parts.relate('', [{ id: 'rId1', type: 'officeDocument', target: 'xl/workbook.xml' }])
  return parts.pack()
}

const nameRow = (name: string | undefined): Cell[] => [name ?? '']

/** Where a value stands, the value, and how large its point is, where that is said. */
export const countPointColumns = ({ series }: Chart): number =>
  series.some(({ sizes }) => sizes) ? 3 : 2

/** Categories down, series across; a scatter has a column of places before each series. */
function listSheetRows(chart: Chart): Cell[][] {
  const { kind, categories, series } = chart
  const down = Array.from({ length: countCategories(chart) }, (_, row) => row)
  if (kind === 'scatter')
    return [
      series.flatMap(({ name, sizes }) => ['x', name, ...(sizes ? ['size'] : [])]),
      ...down.map((row) =>
        series.flatMap(({ at = [], values, sizes }) => [
          at[row] ?? null,
          values[row] ?? null,
          ...(sizes ? [sizes[row] ?? null] : []),
        ]),
      ),
    ]
  return [
    ['', ...series.map(({ name }) => name)],
    ...down.map((row): Cell[] =>
      nameRow(categories[row]).concat(series.map(({ values }) => values[row] ?? null)),
    ),
  ]
}

function writeCell(content: Cell, column: number, row: number): string {
  if (content === null || content === '') return ''
  const r = `${nameColumn(column)}${row}`
  if (typeof content === 'number')
    return element('c', { r, s: column > 0 ? 1 : undefined }, element('v', {}, String(content)))
  const text = `<t xml:space="preserve">${escapeXml(content)}</t>`
  return element('c', { r, t: 'inlineStr' }, element('is', {}, text))
}

/** The number that formats of one's own begin with. */
const ownFormat = 164

const listOf = (name: string, ...items: string[]) =>
  element(name, { count: items.length }, ...items)
const pattern = (patternType: string) =>
  element('fill', {}, element('patternFill', { patternType }))

/** Without the style called Normal readers warn. */
function writeStyles(code: string): string {
  const isOwn = code !== general
  return document(
    'styleSheet',
    { xmlns: main },
    isOwn ? listOf('numFmts', element('numFmt', { numFmtId: ownFormat, formatCode: code })) : '',
    listOf(
      'fonts',
      element('font', {}, element('sz', { val: 11 }), element('name', { val: 'Calibri' })),
    ),
    listOf('fills', pattern('none'), pattern('gray125')),
    listOf('borders', element('border', {})),
    listOf('cellStyleXfs', element('xf', {})),
    listOf(
      'cellXfs',
      element('xf', { xfId: 0 }),
      element('xf', { xfId: 0, numFmtId: isOwn ? ownFormat : 0, applyNumberFormat: 1 }),
    ),
    listOf('cellStyles', element('cellStyle', { name: 'Normal', xfId: 0, builtinId: 0 })),
  )
}
