import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { findText, type Query } from './find-text.ts'

const find = (text: string, sought: string, options: Partial<Query> = {}) =>
  findText(text, { sought, matchCase: false, wholeWords: false, ...options }).map(
    ({ start, end }) => text.slice(start, end),
  )

test('FR1 case does not matter, in any script, unless it is asked for', () => {
  expect(find('Tide, TIDE, tide', 'tide')).toEqual(['Tide', 'TIDE', 'tide'])
  expect(find('Tide, TIDE, tide', 'TIDE', { matchCase: true })).toEqual(['TIDE'])
  expect(find('Приливы и ПРИЛИВЫ', 'приливы')).toEqual(['Приливы', 'ПРИЛИВЫ'])
  expect(find('ΟΔΟΣ, οδός, οδος', 'οδος')).toEqual(['ΟΔΟΣ', 'οδος'])
  expect(find('Straße, STRASSE, STRAẞE', 'strasse')).toEqual(['Straße', 'STRASSE', 'STRAẞE'])
  expect(find('Straße, STRASSE, STRAẞE', 'straße')).toEqual(['Straße', 'STRASSE', 'STRAẞE'])
})

test('FR1 places are those of the text itself where folding makes it longer', () => {
  const text = 'ßß İstanbul ﬁsh'
  expect(findText(text, { sought: 'FISH', matchCase: false, wholeWords: false })).toEqual([
    { start: text.indexOf('ﬁsh'), end: text.length },
  ])
})

test('FR1 every letter is found by its other case', () => {
  for (let code = 0; code <= 0x1_ff_ff; code++) {
    const letter = String.fromCodePoint(code)
    // Turkish alone pairs them otherwise.
    if (letter === 'ı' || letter === 'İ' || !/[\p{Lu}\p{Ll}\p{Lt}]/u.test(letter)) continue
    for (const other of [letter.toUpperCase(), letter.toLowerCase()])
      expect(find(`-${other}-`, letter), `${letter} in ${other}`).toEqual([other])
  }
  expect(find('ılık', 'i')).toEqual([])
})

test('FR2 whole characters are found, however they are put together', () => {
  expect(find('cafe\u0301', 'café')).toEqual(['cafe\u0301'])
  expect(find('café', 'cafe\u0301', { matchCase: true })).toEqual(['café'])
  expect(find('cafe\u0301', 'cafe')).toEqual([])
  expect(find('👩‍🚀 👩', '👩')).toEqual(['👩'])
  expect(find('Maße', 's')).toEqual([])
})

test('FR3 whole words, also where no space parts them', () => {
  expect(find('port, ports, import, PORT', 'port', { wholeWords: true })).toEqual(['port', 'PORT'])
  expect(find('naïve naï', 'naï', { wholeWords: true })).toEqual(['naï'])
  expect(find('我喜欢东京', '东京', { wholeWords: true })).toEqual(['东京'])
  expect(find('C++ and C', 'C++', { wholeWords: true })).toEqual(['C++'])
})

test('FR4 what is sought is text, and no pattern', () => {
  expect(find('a.c abc (x)* \\d', 'a.c')).toEqual(['a.c'])
  expect(find('a.c abc (x)* \\d', '(X)*')).toEqual(['(x)*'])
  expect(find('a.c abc (x)* \\d', '\\d')).toEqual(['\\d'])
  expect(find('anything', '')).toEqual([])
})

test('FR5 the level of a point is no part of its words', () => {
  expect(find('\t\tTide\tout', '\t')).toEqual(['\t'])
  expect(findText('\t\tTide', { sought: 'tide', matchCase: false, wholeWords: false })).toEqual([
    { start: 2, end: 6 },
  ])
})

test('FR5 IC1 neither is its icon', () => {
  expect(find('\t:anchor: The anchor', 'anchor')).toEqual(['anchor'])
  expect(find(':anchor: The hook', 'anchor')).toEqual([])
})

test('FR1 matches stand one after the other, and each is what was sought', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'A', 'ß', 's', 'S', 'é', 'e\u0301', '😀', ' ', '\t'),
    maxLength: 20,
  })
  fc.assert(
    fc.property(text, text, fc.boolean(), fc.boolean(), (where, sought, matchCase, wholeWords) => {
      const query = { sought, matchCase, wholeWords }
      let last = 0
      for (const { start, end } of findText(where, query)) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        last = end
        const found = where.slice(start, end)
        if (matchCase) expect(found.normalize()).toBe(sought.normalize())
        else expect(found.normalize().toUpperCase()).toBe(sought.normalize().toUpperCase())
      }
    }),
  )
})
