import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { maxBulletLevel, readBullet } from '../../deck/texts/bullet.ts'
import type { DeckView } from '../deck-view.ts'
import { indentBullet } from './indent-bullet.ts'
import { mergeBullets } from './merge-bullets.ts'
import { pasteBullets } from './paste-bullets.ts'
import { readPastedLines } from './read-pasted-lines.ts'
import { splitBullet } from './split-bullet.ts'
import { typeBullet } from './type-bullet.ts'

const viewOf = (...content: string[]): DeckView => ({
  current: 0,
  deck: {
    title: 'Tides',
    slides: [
      { id: 'a', title: 'One', content, notes: 'Say it' },
      { id: 'b', title: 'Two', content: ['other'], notes: '' },
    ],
  },
})
const contentOf = (view: DeckView) => view.deck.slides[0]?.content
const words = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '月', '😀'), maxLength: 8 })
const bullet = fc
  .tuple(fc.nat({ max: maxBulletLevel }), words)
  .map(([level, text]) => '\t'.repeat(level) + text)

test('BE1 typing changes one bullet and keeps its level', () => {
  expect(contentOf(typeBullet(viewOf('x', '\ty'), 'a', 1, 'why'))).toEqual(['x', '\twhy'])
})

test('BE1 typing at the place after the last bullet makes one there, and no further', () => {
  expect(contentOf(typeBullet(viewOf(), 'a', 0, 'new'))).toEqual(['new'])
  const view = viewOf('x')
  expect(typeBullet(view, 'a', 2, 'far')).toBe(view)
})

test('BE1 typing what is there already is refused', () => {
  const view = viewOf('x', '\ty')
  expect(typeBullet(view, 'a', 1, 'y')).toBe(view)
})

test('BE2 splitting leaves what stood before and gives the rest a bullet of the same level', () => {
  expect(
    contentOf(splitBullet(viewOf('\tsun and moon', 'z'), 'a', 0, { start: 3, end: 3 })),
  ).toEqual(['\tsun', '\t and moon', 'z'])
  expect(contentOf(splitBullet(viewOf('x'), 'a', 0, { start: 1, end: 1 }))).toEqual(['x', ''])
})

test('BE2 what is selected goes when a bullet is split', () => {
  const split = splitBullet(viewOf('sun and moon'), 'a', 0, { start: 3, end: 8 })
  expect(contentOf(split)).toEqual(['sun', 'moon'])
})

test('BE3 merging joins a bullet with the next one at the level of the first', () => {
  expect(contentOf(mergeBullets(viewOf('x', '\t\ty', 'z'), 'a', 0))).toEqual(['xy', 'z'])
})

test('BE3 merging the last bullet, or before the first, is refused', () => {
  const view = viewOf('x', 'y')
  expect(mergeBullets(view, 'a', 1)).toBe(view)
  expect(mergeBullets(view, 'a', -1)).toBe(view)
})

test('BE2 BE3 splitting and merging again give what was there', () => {
  fc.assert(
    fc.property(
      fc.array(bullet, { minLength: 1, maxLength: 4 }),
      fc.nat(),
      fc.nat(),
      (all, i, k) => {
        const index = i % all.length
        const at = k % (readBullet(all[index] ?? '').text.length + 1)
        const split = splitBullet(viewOf(...all), 'a', index, { start: at, end: at })
        expect(contentOf(mergeBullets(split, 'a', index))).toEqual(all)
      },
    ),
  )
})

test('BE4 a level is changed by one, and refused at either end', () => {
  expect(contentOf(indentBullet(viewOf('x'), 'a', 0, 1))).toEqual(['\tx'])
  expect(contentOf(indentBullet(viewOf('\tx'), 'a', 0, -1))).toEqual(['x'])
  const flat = viewOf('x')
  expect(indentBullet(flat, 'a', 0, -1)).toBe(flat)
  const deep = viewOf(`${'\t'.repeat(maxBulletLevel)}x`)
  expect(indentBullet(deep, 'a', 0, 1)).toBe(deep)
})

test('BE5 pasted lines lose their marks and empty lines, and deeper lines are deeper bullets', () => {
  expect(readPastedLines('- One\n  - Two\n\n      * Three\r\n  • Four\n1. Five')).toEqual([
    { level: 0, text: 'One' },
    { level: 1, text: 'Two' },
    { level: 2, text: 'Three' },
    { level: 1, text: 'Four' },
    { level: 0, text: 'Five' },
  ])
  expect(readPastedLines('One\n\tTwo\n\t\tThree').map(({ level }) => level)).toEqual([0, 1, 2])
})

test('BE5 a sign that is part of the text is no mark', () => {
  expect(readPastedLines('-5 °C\n2024. A year\n*bold*').map(({ text }) => text)).toEqual([
    '-5 °C',
    '2024. A year',
    '*bold*',
  ])
})

test('BE6 pasted bullets take the place of the selection and keep their distance in level', () => {
  const pasted = [
    { level: 1, text: 'one' },
    { level: 2, text: 'two' },
    { level: 0, text: 'three' },
  ]
  const view = pasteBullets(
    viewOf('x', '\tbefore GONE after', 'z'),
    'a',
    { index: 1, start: 7, end: 11 },
    pasted,
  )
  expect(contentOf(view)).toEqual(['x', '\tbefore one', '\t\ttwo', 'three after', 'z'])
})

test('BE6 pasting into a slide without bullets makes them, and pasting nothing is refused', () => {
  const view = viewOf()
  const nowhere = { index: 0, start: 0, end: 0 }
  expect(contentOf(pasteBullets(view, 'a', nowhere, [{ level: 0, text: 'x' }]))).toEqual(['x'])
  expect(pasteBullets(view, 'a', nowhere, [])).toBe(view)
})

test('BE7 no edit of a bullet loses a word of the others, or touches another slide', () => {
  fc.assert(
    fc.property(
      fc.array(bullet, { minLength: 1, maxLength: 5 }),
      fc.nat(),
      words,
      (all, i, typed) => {
        const view = viewOf(...all)
        const index = i % all.length
        const edits = [
          typeBullet(view, 'a', index, typed),
          splitBullet(view, 'a', index, { start: typed.length, end: typed.length }),
          mergeBullets(view, 'a', index),
          indentBullet(view, 'a', index, 1),
          pasteBullets(view, 'a', { index, start: 0, end: 0 }, [{ level: 0, text: typed }]),
        ]
        for (const edited of edits) {
          const others = all.filter((_, at) => at !== index && at !== index + 1)
          for (const other of others) expect(contentOf(edited)).toContain(other)
          expect(edited.deck.slides[1]).toBe(view.deck.slides[1])
          expect(edited.current).toBe(view.current)
        }
      },
    ),
  )
})
