import { expect, test } from 'vitest'

import type { Deck } from '#core/deck/deck.ts'
import type { Slide } from '#core/deck/slide.ts'
import type { DeckDocument } from '#ports/storage/document.ts'

import { keptSlide, placedShape } from '../../../test/fixtures/decks/placed-slide.ts'
import { yjsDocumentFormat } from './yjs-document-format.ts'

const plain: Slide = { id: 'a', title: 'Reef', content: [], notes: '' }
const table = {
  hasHeader: true,
  rows: [
    ['Site', 'Depth'],
    ['Wall', '30 m'],
  ],
}
const makeDeck = (fields: Partial<Slide>): Deck => ({
  title: 'Reefs',
  slides: [{ ...plain, ...fields }],
})

/** As two tabs that found the same deck. */
const openTwice = (deck: Deck) =>
  [yjsDocumentFormat.seed(deck), yjsDocumentFormat.seed(deck)] as const

function sync(one: DeckDocument, other: DeckDocument): void {
  const forOther = one.encodeSince(other.encodeVector())
  const forOne = other.encodeSince(one.encodeVector())
  if (!forOther || !forOne) throw new Error('A vector can be read')
  other.merge(forOther)
  one.merge(forOne)
  expect(other.read()).toEqual(one.read())
}

function typeCell(document: DeckDocument, row: number, column: number, text: string): void {
  const rows = (document.read().slides[0]?.table?.rows ?? []).map((cells, at) =>
    at === row ? cells.with(column, text) : cells,
  )
  document.write(makeDeck({ table: { ...table, rows } }))
}

test('TB6 two who type in different cells, also of one row, both keep their words', () => {
  const [one, other] = openTwice(makeDeck({ table }))
  typeCell(one, 1, 0, 'Outer wall')
  typeCell(other, 1, 1, '300 m')
  typeCell(other, 0, 1, 'Depth today')
  sync(one, other)
  expect(one.read().slides[0]?.table).toEqual({
    hasHeader: true,
    rows: [
      ['Site', 'Depth today'],
      ['Outer wall', '300 m'],
    ],
  })
})

test('TB6 a table that one takes away is gone, also while the other types in it', () => {
  const [one, other] = openTwice(makeDeck({ table }))
  one.write(makeDeck({}))
  typeCell(other, 1, 0, 'Bay')
  sync(one, other)
  expect(one.read().slides[0]).not.toHaveProperty('table')
})

test('MP4 pictures, colours and being hidden go from tab to tab', () => {
  const [one, other] = openTwice(makeDeck({}))
  const contents = {
    imageUrl: 'asset:1',
    morePictures: [{ imageUrl: 'asset:2', imageAlt: 'Second' }],
    hidden: true as const,
  }
  one.write({ ...makeDeck(contents), palette: { background: '#102030' } })
  other.write({ ...other.read(), palette: { accent: '#B00020' }, fonts: { title: 'Tinos' } })
  sync(one, other)
  expect(other.read()).toMatchObject({
    palette: { background: '#102030', accent: '#B00020' },
    fonts: { title: 'Tinos' },
    slides: [contents],
  })
})

const [one, two, three] = [10, 20, 30].map((x) => placedShape({ x, y: 0, width: x, height: 9 }))
const over = [one, two, three].flatMap((shape) => shape ?? [])

type Elements = NonNullable<Slide['over']>
const readOver = (document: DeckDocument): Elements => document.read().slides[0]?.over ?? []
const changeOver = (document: DeckDocument, change: (elements: Elements) => Elements): void =>
  document.write(makeDeck({ over: change(readOver(document)) }))
const moveDown = (at: number) => (elements: Elements) =>
  elements.map((element, index) =>
    index === at ? Object.assign({ ...element }, { y: 99 }) : element,
  )

test('KL23 two who change different elements over one slide both keep their change', () => {
  const [mine, theirs] = openTwice(makeDeck({ over }))
  changeOver(mine, moveDown(0))
  changeOver(theirs, moveDown(2))
  changeOver(theirs, (elements) => [...elements, placedShape({ x: 40 })])
  changeOver(mine, (elements) => elements.toReversed())
  sync(mine, theirs)
  expect(readOver(mine).map(({ x, y }) => [x, y])).toEqual([
    [30, 99],
    [20, 0],
    [10, 99],
    [40, 100],
  ])
})

test('KL23 the first elements that two put over a slide are both there', () => {
  const [mine, theirs] = openTwice(makeDeck({}))
  changeOver(mine, () => over.slice(0, 1))
  changeOver(theirs, () => over.slice(1, 2))
  sync(mine, theirs)
  expect(
    readOver(mine)
      .map(({ x }) => x)
      .toSorted((a, b) => a - b),
  ).toEqual([10, 20])
})

test('KL23 an element that one deletes is gone, also while the other moves it', () => {
  const [mine, theirs] = openTwice(makeDeck({ over }))
  changeOver(mine, (elements) => elements.slice(1))
  changeOver(theirs, moveDown(0))
  sync(mine, theirs)
  expect(readOver(mine)).toEqual(over.slice(1))
  mine.write(makeDeck({}))
  expect(mine.read().slides[0]).not.toHaveProperty('over')
})

test('KL23 so it is with those of a slide that keeps its look', () => {
  const kept = keptSlide()
  const deck: Deck = { title: 'Reefs', slides: [kept] }
  const [mine, theirs] = openTwice(deck)
  const changePlaced = (document: DeckDocument, change: (elements: Elements) => Elements) => {
    const [slide] = document.read().slides
    if (!slide?.placed) throw new Error('The slide keeps its look')
    const placed = { ...slide.placed, elements: change(slide.placed.elements) }
    document.write({ ...deck, slides: [{ ...slide, placed }] })
  }
  expect(mine.read()).toEqual(deck)
  changePlaced(mine, moveDown(0))
  changePlaced(theirs, moveDown(1))
  sync(mine, theirs)
  expect(mine.read().slides[0]?.placed?.elements.map(({ y }) => y)).toEqual([99, 99])
  mine.write({ ...deck, slides: [{ ...kept, placed: { ...kept.placed!, look: 'restyled' } }] })
  sync(mine, theirs)
  expect(theirs.read().slides[0]?.placed).toMatchObject({
    look: 'restyled',
    elements: [{ y: 20 }, {}],
  })
})
