import { expect, test } from 'vitest'

import { readChartOfTable } from './chart-of-table.ts'
import { formatForStep, formatNumber } from './format-number.ts'
import { readCell } from './read-cell.ts'

test.each([
  ['1,234.5', '.', 1234.5],
  ['1.234,5', ',', 1234.5],
  ['1.234', '.', 1.234],
  ['1.234', ',', 1234],
  ['1,234', '.', 1234],
  ['1,234', ',', 1.234],
  ['12,5', '.', 12.5],
  ['12.5', ',', 12.5],
  ['1.234.567', '.', 1_234_567],
  ["1'234.50", '.', 1234.5],
  ['1 234 567,8', ',', 1_234_567.8],
  ['−4 %', '.', -4],
  ['(12)', '.', -12],
  ['$-3', '.', -3],
  ['$3.5 bn', '.', 3.5],
  ['USD 12', '.', 12],
  ['8 km²', '.', 8],
  ['.5', '.', 0.5],
  ['0.30000000000000004', '.', 0.30000000000000004],
  ['1e-7', '.', 1e-7],
  ['١٢٫٥', '.', 12.5],
] as const)('CD1 %s with the decimal sign %s is %d', (text, decimal, value) => {
  expect(readCell(text, decimal)?.value).toBe(value)
})

test.each(['', 'Berlin', '3 of 12', 'Q1 2024', '2024-05-01', '12:30', '(12', '1,2,3.4.5'])(
  'CD1 %j is no figure',
  (text) => {
    expect(readCell(text, '.')).toBeNull()
  },
)

test.each([
  [1234.5, 'General', '.', '1234.5'],
  [0.1 + 0.2, 'General', '.', '0.3'],
  [1234.5, '#,##0.00', '.', '1,234.50'],
  [1234.5, '#,##0.00', ',', '1.234,50'],
  [0.126, '0%', '.', '13%'],
  [-0.126, '0.0%', '.', '−12.6%'],
  [12, '"$"0.0" m"', '.', '$12.0 m'],
  [1_234_567, '#,##0.0,,"M"', '.', '1.2M'],
  [-5, '0;(0)', '.', '(5)'],
  [5, '_($* #,##0_);_($* (#,##0)', '.', '$5'],
  [3, '[$€-407] 0', '.', '€ 3'],
  [3, '[Red]0', '.', '3'],
  [2.5, '0.##', '.', '2.5'],
  [1.005, '0.00', '.', '1.01'],
  [-0.001, '0.0', '.', '0.0'],
  [7, '@', '.', '7'],
] as const)('CD2 %d as %s with %s is %s', (value, code, decimal, written) => {
  expect(formatNumber(value, code, decimal)).toBe(written)
})

test('CD2 an axis has as many decimals as its step', () => {
  expect(formatForStep(0.5, '"$"0.000')).toBe('"$"#,##0.0')
  expect(formatForStep(100, 'General')).toBe('#,##0')
  expect(formatForStep(0.05, '0.00%')).toBe('0%')
  expect(formatForStep(0.005, '0%')).toBe('0.0%')
  // A sign that is only written makes no share of it.
  expect(formatForStep(5, '0.0" %"')).toBe('#,##0" %"')
})

const rows = [
  ['', 'Apples', 'Pears'],
  ['2023', '1.200 t', '800 t'],
  ['2024', '1.350,5 t', 'n/a'],
]

test('CD3 the first column names categories, the first row the series; what is no figure is a gap', () => {
  const chart = readChartOfTable({ rows, hasHeader: true, show: 'columns', decimal: ',' })
  expect(chart).toEqual({
    kind: 'columns',
    categories: ['2023', '2024'],
    series: [
      { name: 'Apples', values: [1200, 1350.5] },
      { name: 'Pears', values: [800, null] },
    ],
    format: '#,##0.0" t"',
    decimal: ',',
    leftOut: 0,
  })
})

test('CD3 a row of names is known for one, whether or not anybody said so', () => {
  const chart = readChartOfTable({
    rows: [
      ['', 'Sales'],
      ['Q1', '3'],
    ],
    show: 'line',
  })
  expect(chart?.series).toEqual([{ name: 'Sales', values: [3] }])
  const bare = readChartOfTable({
    rows: [
      ['Q1', '3'],
      ['Q2', '4'],
    ],
    show: 'line',
  })
  expect(bare).toMatchObject({ categories: ['Q1', 'Q2'], series: [{ name: '', values: [3, 4] }] })
})

test('CD3 units that differ are multiplied out', () => {
  const chart = readChartOfTable({
    rows: [
      ['A', '2.5 million'],
      ['B', '300k'],
    ],
    show: 'bars',
  })
  expect(chart?.series[0]?.values).toEqual([2_500_000, 300_000])
  expect(chart?.format).toBe('General')
})

test('CD3 of a scatter the first column says where its points stand', () => {
  const chart = readChartOfTable({
    rows: [
      ['1.5', '3'],
      ['2', '4'],
    ],
    show: 'scatter',
  })
  expect(chart?.series).toEqual([{ name: '', at: [1.5, 2], values: [3, 4] }])
})

test('CD3 a table without a figure is no chart, and a pie has no parts below nought', () => {
  expect(readChartOfTable({ rows: [['a', 'b']], show: 'columns' })).toBeNull()
  expect(readChartOfTable({ rows: [['a', '1']] })).toBeNull()
  expect(
    readChartOfTable({
      rows: [
        ['a', '1'],
        ['b', '-1'],
      ],
      show: 'pie',
    })?.kind,
  ).toBe('columns')
})
