import { expect, test } from 'vitest'

import { readDate } from './read-date.ts'
import { readForm } from './read-form.ts'
import { readInnerFigure, readLeadingFigure, readNumber } from './read-figure.ts'
import { readLabel } from './read-label.ts'

const cut = (text: string, range: readonly [number, number] | null | undefined): string | null =>
  range ? text.slice(...range) : null

test.each([
  ['2.25 billion cups are drunk every day', '2.25', 'billion', 'cups are drunk every day'],
  ['600 GW were added in 2024 alone', '600', 'GW', 'were added in 2024 alone'],
  ['60 % of the harvest', '60', '%', 'of the harvest'],
  ['$100 billion is the yearly value', '$100', 'billion', 'is the yearly value'],
  ['70 countries grow it', '70', 'countries', 'grow it'],
  ['1 in 4 people cannot read', '1 in 4', 'people', 'cannot read'],
  ['about 40 of them are left', 'about 40', null, 'of them are left'],
  ['4000万人 一日に乗る人の数', '4000', '万人', '一日に乗る人の数'],
  ['12,4 Millionen Euro Umsatz', '12,4', 'Millionen Euro', 'Umsatz'],
])('FO1 a point that begins with its number: %s', (text, figure, unit, rest) => {
  const read = readLeadingFigure(text)
  expect(cut(text, read?.figure)).toBe(figure)
  expect(cut(text, read?.unit)).toBe(unit)
  expect(cut(text, read?.text)).toBe(rest)
})

test.each(['5G networks are fast', 'Coffee is drunk everywhere', '3D printers', ''])(
  'FO1 no number is at the head of: %s',
  (text) => {
    expect(readLeadingFigure(text)?.text ?? null).toBeNull()
  },
)

test('FO2 a number with its unit is quoted from within a sentence, which stays whole', () => {
  const text = 'E-bikes brought in 22.4 million euros, up 34 percent'
  const read = readInnerFigure(text)
  expect([cut(text, read?.figure), cut(text, read?.unit), cut(text, read?.text)]).toEqual([
    '22.4',
    'million euros',
    text,
  ])
  expect(readInnerFigure('In 2024 all was well')).toBeNull()
})

test.each([
  'Das Haupthaus öffnet auch sonntags von 10 bis 18 Uhr',
  'La sala abre de 10 hasta las 18',
  'De zaal is open van 10 tot 18 uur',
])('FO2 from when until when counts nothing: %s', (text) => {
  const read = readInnerFigure(text)
  expect(cut(text, read?.unit) ?? '').not.toMatch(/bis|hasta|tot|Uhr/)
})

test.each([
  ['1652: Pasqua Rosée opens', '1652', 1652],
  ['In June 1967 the first one opened', 'June 1967', 1967 + 5 / 12],
  ['17 November: we meet', '17 November', null],
  ['Q3 2026 – launch', 'Q3 2026', 2026],
  ['Week 2: build', 'Week 2', null],
  ['1872年: 新橋と横浜の間に', '1872年', 1872],
  ['1964年10月: 新幹線', '1964年10月', 1964],
  ['3. Oktober 1990: Einheit', '3. Oktober 1990', 1990 + 9 / 12],
])('FO3 a point that begins with its date: %s', (text, date, year) => {
  const read = readDate(text)
  expect(cut(text, read?.date)).toBe(date)
  expect(read?.year ?? null).toEqual(year === null ? null : expect.closeTo(year, 1))
})

test('FO4 the colon of East Asia ends a label, too', () => {
  const text = '強み：信頼されるブランド'
  const read = readLabel(text)
  expect(read && [text.slice(...read.label), text.slice(...read.text)]).toEqual([
    '強み',
    '信頼されるブランド',
  ])
})

test('FO4 a label is short, and neither a time nor an address', () => {
  const text = 'Insurance: Lloyd’s began as a coffeehouse'
  const read = readLabel(text)
  expect([cut(text, read?.label), cut(text, read?.text)]).toEqual([
    'Insurance',
    'Lloyd’s began as a coffeehouse',
  ])
  for (const other of [
    'At 10: 30 we begin',
    'https://example.com',
    'A sentence that goes on for much too long: and on',
    'No label at all',
  ])
    expect(readLabel(other)?.label ?? null, other).toBeNull()
})

test('FO5 every word of every point is shown by the form that reads it', () => {
  const content = ['Field: 57 % of it', 'Field: cheap', 'Roof: 43 % of it', 'Roof: near']
  const read = readForm('comparison', { content })
  if (read?.form !== 'comparison') throw new Error('not read')
  const [field, roof] = read.sides
  expect([field.name?.text, field.figure?.quantity?.text, field.figure?.text?.text]).toEqual([
    'Field',
    '57 %',
    'of it',
  ])
  expect(field.rows.map(({ text }) => text)).toEqual(['cheap'])
  expect(roof.name?.text).toBe('Roof')
  // Three sides are not two.
  expect(readForm('comparison', { content: [...content, 'Wall: new'] })).toBeNull()
})

test('FO5 a form that has no room for all points is not read', () => {
  const many = Array.from({ length: 9 }, (_, at) => `${1990 + at}: it`)
  expect(readForm('timeline', { content: many })).toBeNull()
  expect(readForm('cover', { content: ['a', 'b', 'c', 'd'] })).toBeNull()
})

test('numbers are read in both ways of writing them', () => {
  expect(['57', '1,000', '1.000', '12,5', '3.14', '1.234.567'].map(readNumber)).toEqual([
    57, 1000, 1000, 12.5, 3.14, 1_234_567,
  ])
})
