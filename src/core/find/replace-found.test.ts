import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { arbitraryDeck } from '../../../test/fixtures/decks/arbitrary-deck.ts'
import { listTexts } from '../deck/texts/slide-texts.ts'
import type { Slide } from '../deck/slide.ts'
import type { DeckView } from '../edit/deck-view.ts'
import { excerptText } from './excerpt-text.ts'
import { findInDeck, nameMatch } from './find-in-deck.ts'
import type { Query } from './find-text.ts'
import { replaceFound } from './replace-found.ts'

const tide: Slide = {
  id: 'tide',
  title: 'The tide',
  content: ['Nothing here', '\t\tTide in', 'Tide by tide'],
  table: { hasHeader: true, rows: [['Port', 'Tide'], [], ['Brest', 'low tide']] },
  notes: 'First the moon.\nThen the tide.',
  imageAlt: 'A tide',
}
const calm: Slide = { id: 'calm', title: 'Calm', content: [], notes: '' }
const view: DeckView = { deck: { title: 'Tides', slides: [tide, calm] }, current: 1 }

const ask = (sought: string): Query => ({ sought, matchCase: false, wholeWords: false })
const replace = (from: DeckView, sought: string, text: string, leftOut: readonly string[] = []) =>
  replaceFound(from, { query: ask(sought), text, leftOut: new Set(leftOut) })

test('FR6 titles, points, tables and notes are searched, in the order of reading', () => {
  const places = findInDeck(view.deck, ask('tide')).map(({ field, group, at, start }) => [
    field,
    group,
    at,
    start,
  ])
  expect(places).toEqual([
    ['title', 0, 0, 4],
    ['content', 0, 1, 2],
    ['content', 0, 2, 0],
    ['content', 0, 2, 8],
    ['table', 0, 1, 0],
    ['table', 2, 1, 4],
    ['notes', 0, 0, 25],
  ])
})

test('FR6 an excerpt is one line of whole words around what was found', () => {
  const long = { ...calm, notes: `${'far off '.repeat(30)}\nthe tide ${'goes on '.repeat(30)}` }
  const [match] = findInDeck({ title: '', slides: [long] }, ask('tide'))
  expect(match && excerptText(match)).toEqual({
    before: '…far off far off far off the ',
    found: 'tide',
    after: ' goes on goes on goes on goes on goes on goes on goes on goes…',
  })
})

test('FR7 what is not left out is replaced by the very text; levels and everything else stay', () => {
  const [title] = findInDeck(view.deck, ask('tide'))
  const replaced = replace(view, 'tide', '$& wave', title ? [nameMatch(title)] : [])
  expect(replaced.current).toBe(1)
  expect(replaced.deck.slides).toEqual([
    {
      ...tide,
      content: ['Nothing here', '\t\t$& wave in', '$& wave by $& wave'],
      table: { hasHeader: true, rows: [['Port', '$& wave'], [''], ['Brest', 'low $& wave']] },
      notes: 'First the moon.\nThen the $& wave.',
    },
    calm,
  ])
})

test('FR5 a point keeps its level whatever comes to stand at its beginning', () => {
  const levels = { ...calm, content: ['\tTide\tout'] }
  const points = (text: string) =>
    replace({ deck: { title: '', slides: [levels] }, current: 0 }, 'tide', text).deck.slides[0]
      ?.content
  expect(points('')).toEqual(['\tout'])
  expect(points('\t\tIn')).toEqual(['\tIn\tout'])
})

test('EM10 words are found across marks, and what replaces them looks as they did', () => {
  const marked: Slide = {
    ...calm,
    content: [
      '\tThe **high t**ide comes',
      '[low tide](https://tide.example)',
      String.raw`\*tide\*`,
    ],
  }
  const from: DeckView = { deck: { title: '', slides: [marked] }, current: 0 }
  const found = findInDeck(from.deck, ask('tide'))
  expect(found.map(({ text, start, end }) => text.slice(start, end))).toEqual([
    'tide',
    'tide',
    'tide',
  ])
  expect(found[0]?.text).toBe('\tThe high tide comes')
  expect(replace(from, 'tide', 'sea').deck.slides[0]?.content).toEqual([
    '\tThe **high sea** comes',
    '[low sea](https://tide.example)',
    String.raw`\*sea\*`,
  ])
  expect(replace(from, 'comes', '**goes**').deck.slides[0]?.content[0]).toBe(
    String.raw`	The **high t**ide \*\*goes\*\*`,
  )
})

test('FR7 what has no match is the very same', () => {
  const replaced = replace(view, 'brest', 'Dover').deck
  expect(replaced.slides[1]).toBe(calm)
  expect(replaced.slides[0]?.content).toBe(tide.content)
  expect(replaced.slides[0]?.table).not.toBe(tide.table)
  expect(replace(view, 'ebb', 'flow')).toBe(view)
})

const sought = fc.string({ unit: fc.constantFrom('a', 'b', '😀', ' '), minLength: 1, maxLength: 3 })
const deckView = arbitraryDeck.map((deck): DeckView => ({ deck, current: 0 }))

test('FR7 replaced by itself nothing changes', () => {
  fc.assert(
    fc.property(deckView, sought, (before, same) => {
      const query = { ...ask(same), matchCase: true }
      expect(replaceFound(before, { query, text: same, leftOut: new Set() })).toBe(before)
    }),
  )
})

test('FR7 nothing is left to find after all of it became something else, and no more is changed', () => {
  fc.assert(
    fc.property(deckView, sought, (before, some) => {
      const matches = findInDeck(before.deck, ask(some))
      const after = replace(before, some, '#')
      expect(findInDeck(after.deck, ask(some))).toEqual([])
      const count = ({ deck }: DeckView) =>
        deck.slides
          .flatMap((slide) => listTexts(slide, 'seen', 'heard'))
          .join('')
          .split('#').length
      expect(count(after) - count(before)).toBe(matches.length)
      if (matches.length === 0) expect(after).toBe(before)
    }),
  )
})

test('FR7 with every match left out nothing changes', () => {
  fc.assert(
    fc.property(deckView, sought, (before, some) => {
      const names = findInDeck(before.deck, ask(some)).map(nameMatch)
      expect(new Set(names).size).toBe(names.length)
      expect(replace(before, some, '#', names)).toBe(before)
    }),
  )
})
