import { expect, test } from 'vitest'

import type { Deck } from '#core/deck/deck.ts'
import type { Slide } from '#core/deck/slide.ts'
import type { DeckDocument } from '#ports/document.ts'

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
