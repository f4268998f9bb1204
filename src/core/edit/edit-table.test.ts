import { expect, test } from 'vitest'

import {
  joinCells,
  listRows,
  type SlideTable,
  splitCells,
  writeTabbed,
} from '../deck/slide-table.ts'
import type { DeckView } from './deck-view.ts'
import {
  insertColumn,
  insertRow,
  newTable,
  putCells,
  readPastedCells,
  removeColumn,
  removeRow,
  setTable,
  showTableAs,
} from './edit-table.ts'

const table: SlideTable = { hasHeader: true, rows: [['Site', 'Depth'], ['Wall']] }
const slide = { id: 'a', title: 'Reef', content: [], notes: '' }
const view: DeckView = { current: 0, deck: { title: 'Reefs', slides: [slide] } }

test('TB1 rows of different length are made equal when a table is set', () => {
  expect(setTable(view, 'a', table).deck.slides[0]?.table).toEqual({
    hasHeader: true,
    rows: [
      ['Site', 'Depth'],
      ['Wall', ''],
    ],
  })
})

test('CD1 a table that becomes a chart is read as the language of its deck writes figures', () => {
  expect(showTableAs(table, 'pie', 'de')).toEqual({ ...table, show: 'pie', decimal: ',' })
  expect(showTableAs(table, 'pie', 'en')).toEqual({ ...table, show: 'pie' })
  expect(showTableAs(table, 'pie', 'und')).toEqual({ ...table, show: 'pie' })
  expect(showTableAs({ ...table, format: '0%' }, 'pie', 'de')).not.toHaveProperty('decimal')
  expect(showTableAs({ ...table, show: 'pie' }, 'table', 'en')).toEqual(table)
})

test('CD4 what is said of a chart goes with it, and without words it is told from the figures', () => {
  const told = setTable(view, 'a', { ...table, show: 'bars' }, ' It grows ')
  expect(told.deck.slides[0]).toMatchObject({ chartAlt: 'It grows' })
  expect(setTable(told, 'a', table).deck.slides[0]).not.toHaveProperty('chartAlt')
  expect(setTable(told, 'a', null).deck.slides[0]).toEqual(slide)
})

test('TB7 a table without any words is none', () => {
  expect(setTable(view, 'a', newTable)).toBe(view)
  const tabled = setTable(view, 'a', table)
  expect(setTable(tabled, 'a', null).deck.slides[0]).toEqual(slide)
  expect(setTable(tabled, 'a', { rows: [[' ', '']] }).deck.slides[0]).toEqual(slide)
})

test('TB1 rows and columns come and go where they are asked for', () => {
  expect(insertRow(table, 1).rows).toEqual([['Site', 'Depth'], ['', ''], ['Wall']])
  expect(insertColumn(table, 1).rows).toEqual([
    ['Site', '', 'Depth'],
    ['Wall', '', ''],
  ])
  expect(removeRow(table, 0).rows).toEqual([['Wall']])
  expect(removeColumn(table, 0).rows).toEqual([['Depth'], ['']])
})

test('TB7 pasted cells are put in from where they are pasted, and the table grows', () => {
  const cells = readPastedCells('30 m\tgood\r\n5 m\tfair\r\n')
  expect(cells).toEqual([
    ['30 m', 'good'],
    ['5 m', 'fair'],
  ])
  expect(putCells(table, { row: 1, column: 1 }, cells ?? []).rows).toEqual([
    ['Site', 'Depth', ''],
    ['Wall', '30 m', 'good'],
    ['', '5 m', 'fair'],
  ])
  expect(readPastedCells('one cell')).toBeNull()
})

test('TB6 a row is one text, and comes back as its cells', () => {
  for (const row of [['a', ''], ['one\ntwo', 'x'], ['']])
    expect(splitCells(joinCells(row))).toEqual(row)
  expect(splitCells(joinCells(['a\tb', 'c']))).toEqual(['a b', 'c'])
})

test('TB1 a table can be written as lines', () => {
  expect(writeTabbed({ rows: [['a\nb', 'c'], ['d']] })).toEqual(['a b\tc', 'd'])
  expect(
    listRows({
      rows: [
        ['a', '', 'c'],
        ['', ''],
      ],
    }),
  ).toEqual(['a | c'])
})
