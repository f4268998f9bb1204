import { beforeAll, expect, test } from 'vitest'

import { listPaintedWords } from '../../../test/fixtures/decks/list-painted-words.ts'
import { keptSlide, placedTable } from '../../../test/fixtures/decks/placed-slide.ts'
import type { PlacedChart, PlacedTable } from '../deck/placed.ts'
import type { SlideTable } from '../deck/slide-table.ts'
import type { Slide } from '../deck/slide.ts'
import { loadPlaced } from '../placed/load-placed.ts'
import { sayCell } from '../placed/edit/find-placed-table.ts'
import { removeElements } from '../placed/edit/order-elements.ts'
import { insertColumn, insertRow, removeColumn, removeRow, setTable } from './edit-table.ts'
import { setLook, withLook } from './style/set-look.ts'

beforeAll(async () => {
  await loadPlaced()
})

const rows = [
  ['Reef', 'Depth'],
  ['Wall', '12 m'],
  ['Shelf', '30 m'],
]
const table: SlideTable = { hasHeader: true, rows }
const kept = (): Slide =>
  keptSlide({ content: [], table }, {}, [
    placedTable([['Another'], ['that says']], { y: 500 }),
    placedTable(rows),
  ])

function edit(slide: Slide, edited: SlideTable | null): Slide {
  const view = { deck: { title: '', slides: [slide] }, current: 0 }
  const [changed] = setTable(view, slide.id, edited).deck.slides
  if (!changed) throw new Error('It is still there')
  return changed
}

const another = ['Another', 'that says']
const say = (slide: Slide) => listPaintedWords(slide).slice(another.length)
const standing = ({ placed }: Slide): PlacedTable => {
  const element = placed?.elements[1]
  if (element?.kind !== 'table') throw new Error('A table stands there')
  return element
}

test('KL42 a cell that is edited says so where the table stands, in the look that it has', () => {
  const edited = edit(kept(), { ...table, rows: rows.with(1, ['Wall', '**14** m']) })
  expect(edited.placed?.look).toBe('kept')
  expect(say(edited)).toEqual(['Reef', 'Depth', 'Wall', '14 m', 'Shelf', '30 m'])
  expect(listPaintedWords(edited).slice(0, 2)).toEqual(another)
})

test.each([
  [
    'a row in the middle',
    (at: SlideTable) => ({ ...at, rows: insertRow(at, 2).rows.with(2, ['Cave', '8 m']) }),
    ['Reef', 'Depth', 'Wall', '12 m', 'Cave', '8 m', 'Shelf', '30 m'],
  ],
  ['a row less', (at: SlideTable) => removeRow(at, 1), ['Reef', 'Depth', 'Shelf', '30 m']],
  [
    'a column at the front',
    (at: SlideTable) => ({
      ...at,
      rows: insertColumn(at, 0).rows.map(([, ...cells], row) => [`${row}.`].concat(cells)),
    }),
    ['0.', 'Reef', 'Depth', '1.', 'Wall', '12 m', '2.', 'Shelf', '30 m'],
  ],
  ['a column less', (at: SlideTable) => removeColumn(at, 0), ['Depth', '12 m', '30 m']],
])('KL42 so does %s', (_, change, words) => {
  const edited = edit(kept(), change(table))
  expect(edited.placed?.look).toBe('kept')
  expect(say(edited)).toEqual(words)
  const { columns, width, height, rows: heights } = standing(edited)
  expect(columns.reduce((sum, one) => sum + one, 0)).toBeCloseTo(width)
  expect(heights.reduce((sum, one) => sum + one, 0)).toBeCloseTo(height)
})

test('KL42 a new row looks as the one before it, and not as the names of the columns', () => {
  const fill = { kind: 'solid', colour: '#112233' } as const
  const dark = placedTable(rows)
  const cells = dark.cells.map((cell) => (cell.row === 0 ? { ...cell, fill } : cell))
  const slide = keptSlide({ content: [], table }, {}, [placedTable([['x']]), { ...dark, cells }])
  const edited = edit(slide, { ...table, rows: insertRow(table, 1).rows.with(1, ['Cave', '8 m']) })
  expect(say(edited).length).toBe(7)
  expect(standing(edited).cells.filter((cell) => cell.fill)).toHaveLength(2)
})

test('KL42 joined cells reach over a row that comes between them, and stand apart once one of them is written in', () => {
  const words = [
    ['Reef', 'Depth'],
    ['Wall', ''],
    ['Shelf', ''],
  ]
  const joined = placedTable(words)
  const cells = joined.cells.flatMap((cell) => {
    if (cell.column === 0 || cell.row === 0) return [cell]
    return cell.row === 1 ? [{ ...cell, rowSpan: 2 }] : []
  })
  const slide = keptSlide({ content: [], table: { rows: words } }, {}, [
    placedTable([['x']]),
    { ...joined, cells },
  ])
  const longer = edit(slide, { rows: words.toSpliced(2, 0, ['Cave', '']) })
  expect(standing(longer).cells.find(({ rowSpan }) => rowSpan)?.rowSpan).toBe(3)
  const shorter = edit(slide, { rows: words.toSpliced(1, 1) })
  expect(standing(shorter).cells).toHaveLength(4)
  expect(standing(shorter).cells.some(({ rowSpan }) => rowSpan)).toBe(false)
  const parted = edit(slide, { rows: words.with(2, ['Shelf', '30 m']) })
  expect(standing(parted).cells.some(({ rowSpan }) => rowSpan)).toBe(false)
  expect(listPaintedWords(parted).slice(1)).toEqual(['Reef', 'Depth', 'Wall', 'Shelf', '30 m'])
})

test('KL42 columns that stand from right to left follow by their words', () => {
  const turned = placedTable(rows.map((row) => row.toReversed()))
  const slide = keptSlide({ content: [], table }, {}, [placedTable([['x']]), turned])
  const edited = edit(slide, { ...table, rows: rows.with(1, ['Wall', '14 m']) })
  const row = standing(edited).cells.filter((cell) => cell.row === 1)
  expect(row.toSorted((one, other) => one.column - other.column).map(sayCell)).toEqual([
    '14 m',
    'Wall',
  ])
})

test('KL42 the look that is brought back says what was written meanwhile', () => {
  const edited = edit(withLook(kept(), 'restyled'), {
    ...table,
    rows: rows.with(1, ['Pit', '9 m']),
  })
  expect(edited.placed?.look).toBe('restyled')
  const view = { deck: { title: '', slides: [edited] }, current: 0 }
  const [back] = setLook(view, ['s1'], 'kept').deck.slides
  expect(back && say(back)).toEqual(['Reef', 'Depth', 'Pit', '9 m', 'Shelf', '30 m'])
})

test('KL42 a table that is taken away is gone from where it stood, and one that is deleted there is gone', () => {
  const taken = edit(kept(), null)
  expect(taken.placed?.look).toBe('kept')
  expect(listPaintedWords(taken)).toEqual(another)
  expect(removeElements(kept(), [1]).table).toBeUndefined()
  expect(removeElements(kept(), [0]).table).toBe(table)
})

test('KL42 a table that stands nowhere, or becomes a chart, is composed', () => {
  const without = keptSlide({ content: [], table }, {}, [placedTable([['Another']])])
  expect(edit(without, { rows: [['x']] }).placed?.look).toBe('restyled')
  expect(edit(kept(), { ...table, show: 'columns' }).placed?.look).toBe('restyled')
})

const chart: PlacedChart = {
  kind: 'chart',
  x: 100,
  y: 100,
  width: 600,
  height: 400,
  table: { ...table, show: 'columns' },
  colours: ['#336699'],
  ink: '#000000',
  face: 'Arial',
}

test('KL42 figures of a chart are drawn as they are now, and what cannot be drawn is composed', () => {
  const figures: SlideTable = { ...table, show: 'columns' }
  const slide = keptSlide({ content: [], table: figures }, {}, [chart])
  const edited = edit(slide, { ...figures, rows: rows.with(2, ['Trench', '90 m']) })
  expect(edited.placed).toMatchObject({ look: 'kept', elements: [{ table: edited.table }] })
  expect(listPaintedWords(edited)).toContain('Trench')
  const wordless = edit(slide, { ...figures, rows: [['a'], ['b']] })
  expect(wordless.placed?.look).toBe('restyled')
})

test('KL81 figures of a chart that stands there as a table are followed, until it is to be another chart', () => {
  const figures: SlideTable = { ...table, show: 'line' }
  const slide = keptSlide({ content: [], table: figures }, {}, [placedTable(rows)])
  const edited = edit(slide, { ...figures, rows: rows.with(2, ['Trench', '90 m']) })
  expect(edited.placed?.look).toBe('kept')
  expect(listPaintedWords(edited)).toContain('Trench')
  expect(edit(slide, { ...figures, show: 'columns' }).placed?.look).toBe('restyled')
})
