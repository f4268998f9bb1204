import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  applyRandomEdit,
  arbitraryDeck,
  arbitraryEdit,
  countRuns,
  type RandomEdit,
} from '../../../test/fixtures/decks/arbitrary-deck.ts'
import { placedShape, placedTable } from '../../../test/fixtures/decks/placed-slide.ts'
import type { Deck } from '../deck/deck.ts'
import type { PlacedElement, PlacedShape } from '../deck/placed.ts'
import { rebaseDeck } from './rebase-deck.ts'
import { rebaseList } from './rebase-list.ts'
import { rebaseOrder } from './rebase-order.ts'
import { rebaseText } from './rebase-text.ts'

const edits = fc.array(arbitraryEdit(), { maxLength: 8, size: 'max' })
const applyAll = (deck: Deck, all: readonly RandomEdit[]) => all.reduce(applyRandomEdit, deck)

describe('a deck', () => {
  it('is untouched when they changed nothing', () => {
    fc.assert(
      fc.property(arbitraryDeck, edits, (base, all) => {
        const mine = applyAll(base, all)
        expect(rebaseDeck(base, mine, structuredClone(base))).toEqual(mine)
      }),
      countRuns(100),
    )
  })

  it('becomes theirs when I changed nothing', () => {
    fc.assert(
      fc.property(arbitraryDeck, edits, (base, all) => {
        const theirs = applyAll(base, all)
        expect(rebaseDeck(base, structuredClone(base), theirs)).toEqual(theirs)
      }),
      countRuns(100),
    )
  })

  it('holds what they typed, whatever I did', () => {
    const typing = arbitraryEdit([
      'typeTitle',
      'typeNotes',
      'typeBullet',
      'addBullet',
      'renameDeck',
    ])
    fc.assert(
      fc.property(arbitraryDeck, edits, typing, (base, all, edit) => {
        const mark = '\u{f0000}'
        const theirs = applyRandomEdit(base, { ...edit, text: mark })
        const rebased = JSON.stringify(rebaseDeck(base, applyAll(base, all), theirs))
        expect(rebased.split(mark)).toHaveLength(2)
      }),
      countRuns(200),
    )
  })

  it('never ends without a slide', () => {
    fc.assert(
      fc.property(arbitraryDeck, arbitraryDeck, arbitraryDeck, (base, mine, theirs) => {
        expect(rebaseDeck(base, mine, theirs).slides.length).toBeGreaterThan(0)
      }),
      countRuns(100),
    )
  })

  it('keeps the fields of a style that only one side changed', () => {
    const slide = { id: 'a', title: '', content: [], notes: '' }
    const make = (imageStyle: object): Deck => ({ title: '', slides: [{ ...slide, imageStyle }] })
    const rebased = rebaseDeck(
      make({ shape: 'star', borderWidth: 1, size: 'full' }),
      make({ shape: 'star', borderWidth: 9 }),
      make({ shape: 'heart', borderWidth: 1, size: 'full' }),
    )
    expect(rebased).toEqual(make({ shape: 'heart', borderWidth: 9 }))
  })
})

describe('elements that stand where somebody placed them', () => {
  const over = [10, 20, 30].map((x) => placedShape({ x, y: 0, width: 90, height: x }))
  const make = (elements: PlacedElement[]): Deck => ({
    title: '',
    slides: [{ id: 'a', title: '', content: [], notes: '', over: elements }],
  })
  const [one, two, three] = over as [PlacedElement, PlacedElement, PlacedElement]

  it('KL23 keeps what each side changed, of the same one, too', () => {
    const fill = { kind: 'solid', colour: '#FF0000' } as const
    const mine = [{ ...one, y: 5 }, two, { ...three, y: 7 }]
    const theirs = [one, { ...two, y: 6 }, { ...placedShape(three as PlacedShape), fill }]
    expect(rebaseDeck(make(over), make(mine), make(theirs))).toEqual(
      make([{ ...one, y: 5 }, { ...two, y: 6 }, { ...three, y: 7, fill } as PlacedShape]),
    )
  })

  it('KL47 keeps the cells of a table, and the figures of a chart, that each side changed', () => {
    const rows = [
      ['Wall', '12'],
      ['Shelf', '30'],
    ]
    const chart = (figures: string[][]): PlacedElement => ({
      kind: 'chart',
      x: 0,
      y: 0,
      width: 400,
      height: 300,
      table: { rows: figures, show: 'columns' },
      colours: ['#336699'],
      ink: '#000000',
      face: 'Arial',
    })
    for (const place of [placedTable, chart]) {
      const mine = rows.with(0, ['Wall', '14'])
      const theirs = rows.with(1, ['Cave', '30'])
      expect(rebaseDeck(make([place(rows)]), make([place(mine)]), make([place(theirs)]))).toEqual(
        make([
          place([
            ['Wall', '14'],
            ['Cave', '30'],
          ]),
        ]),
      )
    }
  })

  it('KL23 keeps what either side added, and the order of both; what either deleted is gone', () => {
    const added = placedShape({ x: 40 })
    const other = placedShape({ x: 50 })
    const rebased = rebaseDeck(
      make(over),
      make([three, one, added]),
      make([one, two, other, three]),
    )
    expect(rebased.slides[0]?.over?.map(({ x }) => x)).toEqual([30, 10, 40, 50])
  })
})

describe('a text', () => {
  it.each([
    ['one two', 'one 1 two', 'one two 2', 'one 1 two 2'],
    ['one two', 'one two 1', '2 one two', '2 one two 1'],
    ['Deck mine', 'Deck', 'Deck mine theirs', 'Deck theirs'],
    ['Deck mine', 'Deck', 'Deck mi-theirs-ne', 'Deck-theirs-'],
    ['Deck one other', 'Deck one', 'Deck other', 'Deck'],
    ['abc', 'aXc', 'aYc', 'aXYc'],
    ['abcdef', 'adef', 'abcf', 'af'],
    ['😀', '😁', '😀!', '😁!'],
  ])('%s, mine %s, theirs %s: %s', (base, mine, theirs, expected) => {
    expect(rebaseText(base, mine, theirs)).toBe(expected)
  })
})

describe('a list', () => {
  it.each([
    [['a', 'b'], ['a'], ['a', 'b', 'c'], ['a', 'c']],
    [['a', 'b'], ['a'], ['a', 'b2'], ['a', '2']],
    [
      ['a', 'b'],
      ['a', 'x', 'b'],
      ['a2', 'b'],
      ['a2', 'x', 'b'],
    ],
    [['a', 'b'], ['a', 'b1'], ['a'], ['a']],
    [['a'], [], ['a'], []],
  ])('%j, mine %j, theirs %j: %j', (base, mine, theirs, expected) => {
    expect(rebaseList(base, mine, theirs)).toEqual(expected)
  })
})

describe('an order', () => {
  it.each([
    ['abcd', 'bacd', 'abdc', 'bdac'],
    ['abc', 'acb', 'abxc', 'acbx'],
    ['abc', 'cba', 'xabc', 'xcba'],
    ['abc', 'abc', 'cab', 'cab'],
  ])('%s, mine %s, theirs %s: %s', (base, mine, theirs, expected) => {
    expect(rebaseOrder(base.split(''), mine.split(''), theirs.split('')).join('')).toBe(expected)
  })
})
