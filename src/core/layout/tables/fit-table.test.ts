import { expect, test } from 'vitest'

import { fixedMetrics } from '../../../../test/fixtures/fixed-metrics.ts'
import { measureWork } from '../../../../test/fixtures/measure-work.ts'
import type { Slide } from '../../deck/slide.ts'
import type { SlideTable } from '../../deck/slide-table.ts'
import { modern } from '../../theme/modern.ts'
import type { TableBox } from '../boxes.ts'
import { chooseLayout } from '../choose-layout.ts'
import { layoutSlide } from '../layout-slide.ts'
import { pxPerPt } from '../stage.ts'

const plain: Slide = { id: 'a', title: 'Reef', content: [], notes: '' }

function layTable(table: SlideTable, fields: Partial<Slide> = {}): TableBox {
  const layout = layoutSlide(
    { slide: { ...plain, table, ...fields }, theme: modern, place: 1 },
    fixedMetrics,
  )
  const box = layout.boxes.find(({ kind }) => kind === 'table')
  if (box?.kind !== 'table') throw new Error('There is a table')
  return box
}

const rows = (count: number, cell = 'Wall') => Array.from({ length: count }, () => [cell, cell])

test('TB2 a table is set at 20 pt and steps down while it does not fit, to 10 pt', () => {
  const sizes = [3, 14, 20, 60].map((count) => layTable({ rows: rows(count) }).cells[0]?.sizePt)
  expect(sizes[0]).toBe(20)
  expect(sizes[3]).toBe(10)
  expect(sizes).toEqual(sizes.toSorted((one, other) => Number(other) - Number(one)))
  const chosen = { textStyles: { content: { fontSize: 'h5' as const } } }
  expect(layTable({ rows: rows(2) }, chosen).cells[0]?.sizePt).toBe(27)
})

test('TB2 rows have air where there is room for it, and none that would take a size away', () => {
  const airOf = (count: number): number => {
    const { padding, cells } = layTable({ rows: rows(count) })
    return padding.y / ((cells[0]?.sizePt ?? 0) * pxPerPt)
  }
  expect(airOf(4)).toBeCloseTo(0.8, 1)
  expect(airOf(60)).toBeCloseTo(0.32, 1)
  expect(layTable({ rows: rows(60) }).overflows).toBe(true)
})

test('TB2 columns fill the width and follow what they hold', () => {
  const { columns, width } = layTable({
    rows: [
      ['No', 'A long remark about the state of the reef'],
      ['1', 'Good'],
    ],
  })
  expect(columns.reduce((sum, column) => sum + column.width, 0)).toBeCloseTo(width)
  expect(Number(columns[1]?.width)).toBeGreaterThan(Number(columns[0]?.width))
})

test('TB2 columns of figures stand by their last digits, under a name that does, too', () => {
  const { cells } = layTable({
    hasHeader: true,
    rows: [
      ['Site', 'Depth', 'Change'],
      ['Wall', '1,240 m', '+4 %'],
      ['Bay', '8', '−12 %'],
    ],
  })
  expect(cells.map(({ align }) => align)).toEqual(
    Array.from({ length: 3 }, () => ['start', 'end', 'end']).flat(),
  )
})

test('TB2 figures and the words of the next column stand apart where there is room', () => {
  const { cells } = layTable({ rows: [['Reef', '150', '800m €', 'Good']] })
  const [figures, following] = [cells[1], cells[2]].map((cell) => cell?.lines[0])
  const end = Number(figures?.x) + Number(figures?.width)
  const em = 20 * pxPerPt
  expect(Number(following?.x) - end).toBeGreaterThan(1.9 * em)
})

test('TB2 the row of names is bold, on the accent, in a colour that can be read', () => {
  const { cells, header } = layTable({ hasHeader: true, rows: rows(2) })
  expect(cells.map(({ font }) => font.weight)).toEqual([700, 700, 400, 400])
  expect(header.fill).toBe(modern.accent)
})

test('TB4 rows that do not fit are counted', () => {
  const table = layTable({ rows: rows(60) })
  expect(table.hiddenRows).toBeGreaterThan(10)
  expect(table.overflows).toBe(true)
  expect(layTable({ rows: rows(5) })).toMatchObject({ hiddenRows: 0, overflows: false })
})

test('TB4 one cell with far too much text is cut, and said to overflow', () => {
  const table = layTable({ rows: [['word '.repeat(3000)]] })
  expect(table.rows).toHaveLength(1)
  expect(table.overflows).toBe(true)
})

test('TB4 a table of a spreadsheet is laid out at once, and said to overflow', async () => {
  const cells = Array.from({ length: 3000 }, () => Array(200).fill('12'))
  const { result: table, ms } = await measureWork(() => layTable({ rows: cells }))
  expect(table.overflows).toBe(true)
  expect(table.columns).toHaveLength(40)
  expect(ms).toBeLessThan(2000)
})

test('TB5 right to left the first column is the right one', () => {
  const { columns, cells } = layTable({ rows: [['שונית', 'חוף']] }, { title: 'שונית' })
  expect(Number(columns[0]?.x)).toBeGreaterThan(Number(columns[1]?.x))
  const [line] = cells[0]?.lines ?? []
  expect(Number(line?.x)).toBeGreaterThan(Number(cells[0]?.x) + 50)
})

test('TB3 text keeps the top of the frame that it shares with a table', () => {
  const slide = { ...plain, content: ['Point'], table: { rows: rows(3) } }
  const { boxes } = layoutSlide({ slide, theme: modern, place: 1 }, fixedMetrics)
  const without = layoutSlide(
    { slide: { ...plain, content: ['Point'] }, theme: modern, place: 1 },
    fixedMetrics,
  )
  const contentOf = (all: typeof boxes) =>
    all.find((box) => box.kind === 'text' && box.role === 'content')
  expect(contentOf(boxes)?.y).toBe(contentOf(without.boxes)?.y)
})

test('LY18 a table, or several pictures, choose the layout', () => {
  const table = { rows: rows(2) }
  const pictures = { imageUrl: 'asset:1', morePictures: [{ imageUrl: 'asset:2' }] }
  expect(chooseLayout({ ...plain, table }, 0)).toBe('title-only')
  expect(chooseLayout({ ...plain, table, content: ['30 %'] }, 1)).toBe('points')
  expect(chooseLayout({ ...plain, table, imageUrl: 'asset:1' }, 1)).toBe('points')
  expect(chooseLayout({ ...plain, ...pictures }, 1)).toBe('title-only')
  expect(chooseLayout({ ...plain, ...pictures, title: '' }, 1)).toBe('picture-full')
  expect(chooseLayout({ ...plain, ...pictures, content: ['x'] }, 1)).toBe('points')
})
