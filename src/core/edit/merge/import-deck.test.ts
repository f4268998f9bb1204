import { beforeAll, expect, test } from 'vitest'

import { listPaintedWords } from '../../../../test/fixtures/decks/list-painted-words.ts'
import { keptSlide, placedShape, placedText } from '../../../../test/fixtures/decks/placed-slide.ts'
import type { Deck } from '../../deck/deck.ts'
import { defaultImportConflict, type ImportConflictOptions } from '../../deck/import-conflict.ts'
import type { Slide } from '../../deck/slide.ts'
import { loadPlaced } from '../../placed/load-placed.ts'
import type { DeckView } from '../deck-view.ts'
import { setLook } from '../style/set-look.ts'
import { importDeck } from './import-deck.ts'

beforeAll(async () => {
  await loadPlaced()
})

const slide = (id: string, extra: Partial<Slide> = {}): Slide => ({
  id,
  title: `Title ${id}`,
  content: [`Bullet ${id}`],
  notes: `Notes ${id}`,
  ...extra,
})

const view: DeckView = { current: 1, deck: { title: 'Mine', slides: [slide('a'), slide('b')] } }
const file: Deck = { title: 'Theirs', slides: [slide('a'), slide('y'), slide('z')] }

function importWith(
  options: Partial<ImportConflictOptions>,
  { into = view, from = file }: { into?: DeckView; from?: Deck } = {},
): DeckView {
  let count = 0
  return importDeck(into, from, { ...defaultImportConflict, ...options }, () => `new-${++count}`)
}

const deckOf = (only: Slide): Deck => ({ title: 'One', slides: [only] })
const titles = (result: DeckView) => result.deck.slides.map(({ title }) => title)
const ids = (result: DeckView) => result.deck.slides.map(({ id }) => id)

test('IM1 the defaults merge and combine', () => {
  expect(defaultImportConflict).toEqual({
    action: 'merge',
    slideHandling: 'mergeContent',
    titleHandling: 'combine',
  })
})

test('IM2 replace takes the imported deck and starts at its first slide', () => {
  const result = importWith({ action: 'replace', titleHandling: 'keepExisting' })
  expect(result.current).toBe(0)
  expect(result.deck.title).toBe('Theirs')
  expect(titles(result)).toEqual(['Title a', 'Title y', 'Title z'])
})

test('IM3 merge pairs by position and keeps what is longer', () => {
  const longer = importWith({ slideHandling: 'keepExisting' })
  expect(titles(longer)).toEqual(['Title a', 'Title b', 'Title z'])
  const shorter = importWith(
    { slideHandling: 'keepImported' },
    { from: { title: 'One', slides: [slide('x')] } },
  )
  expect(titles(shorter)).toEqual(['Title x', 'Title b'])
})

test('IM3 merge stays on the slide the user is on', () => {
  expect(importWith({}).current).toBe(1)
})

test('IM4 merged content is joined with separators', () => {
  expect(importWith({}).deck.slides[1]).toEqual({
    id: 'b',
    title: 'Title b + Title y',
    content: ['Bullet b', '---', 'Bullet y'],
    notes: 'Notes b\n\n--- Imported Notes ---\n\nNotes y',
  })
})

test('IM4 with nothing on one side there is no separator', () => {
  const empty = slide('e', { content: [], notes: ' ' })
  const full = slide('f')
  for (const [existing, imported] of [
    [empty, full],
    [full, empty],
  ] as const) {
    const [merged] = importWith(
      {},
      { into: { current: 0, deck: deckOf(existing) }, from: deckOf(imported) },
    ).deck.slides
    expect(merged).toMatchObject({ content: ['Bullet f'], notes: 'Notes f' })
  }
})

test('IM4 the existing picture stays, with its own style', () => {
  const mine = slide('a', { imageUrl: 'asset:mine', textStyles: { title: { fontSize: 'h2' } } })
  const theirs = slide('x', {
    imageUrl: 'asset:theirs',
    imageStyle: { shape: 'heart' },
    textStyles: { title: { fontSize: 'h5' } },
  })
  const merge = (existing: Slide) =>
    importWith(
      {},
      {
        into: { current: 0, deck: { title: 'Mine', slides: [existing] } },
        from: { title: 'Theirs', slides: [theirs] },
      },
    ).deck.slides[0]
  const kept = merge(mine)
  expect(kept).toMatchObject({ imageUrl: 'asset:mine', textStyles: { title: { fontSize: 'h2' } } })
  expect(kept).not.toHaveProperty('imageStyle')
  const taken = merge(slide('a'))
  expect(taken).toMatchObject({ imageUrl: 'asset:theirs', imageStyle: { shape: 'heart' } })
  expect(taken).not.toHaveProperty('textStyles')
})

test('IM5 a pair can keep either slide whole', () => {
  expect(importWith({ slideHandling: 'keepExisting' }).deck.slides[1]).toBe(view.deck.slides[1])
  expect(importWith({ slideHandling: 'keepImported' }).deck.slides[1]).toEqual(
    slide('y', { id: 'b' }),
  )
})

test('IM6 append marks what came in and shows the first of it', () => {
  const result = importWith({ action: 'append' })
  expect(titles(result)).toEqual([
    'Title a',
    'Title b',
    'Title a (Imported)',
    'Title y (Imported)',
    'Title z (Imported)',
  ])
  expect(result.current).toBe(2)
  expect(result.deck.slides.slice(0, 2)).toEqual(view.deck.slides)
})

test('IM6 append gives no title to a slide that has none', () => {
  const from = { title: 'Theirs', slides: [slide('y', { title: '' })] }
  expect(titles(importWith({ action: 'append' }, { from })).at(-1)).toBe('')
})

test.each([
  ['keepExisting', 'Mine'],
  ['keepImported', 'Theirs'],
  ['combine', 'Mine + Theirs'],
] as const)('IM7 %s gives the title %s', (titleHandling, expected) => {
  expect(importWith({ action: 'merge', titleHandling }).deck.title).toBe(expected)
  expect(importWith({ action: 'append', titleHandling }).deck.title).toBe(expected)
})

test('IM7 equal or empty titles are not joined', () => {
  expect(importWith({}, { from: { ...file, title: 'Mine' } }).deck.title).toBe('Mine')
  expect(importWith({}, { from: { ...file, title: ' ' } }).deck.title).toBe('Mine')
  const untitled = { ...view, deck: { ...view.deck, title: '' } }
  expect(importWith({}, { into: untitled }).deck.title).toBe('Theirs')
  expect(titles(importWith({}))[0]).toBe('Title a')
})

test('IM8 imported-slide-N stays the id of an imported slide, unless a slide of the deck has it', () => {
  const deckWith = (...named: string[]): Deck => ({
    title: 'T',
    slides: named.map((id) => slide(id)),
  })
  let count = 0
  const take = (into: DeckView, imported: Deck, action: ImportConflictOptions['action']) =>
    importDeck(into, imported, { ...defaultImportConflict, action }, () => `new-${++count}`)
  const once = take(
    { deck: deckWith('a'), current: 0 },
    deckWith('imported-slide-1', 'b'),
    'append',
  )
  expect(ids(once)).toEqual(['a', 'imported-slide-1', 'new-1'])
  const twice = take(once, deckWith('imported-slide-1', 'imported-slide-2'), 'append')
  expect(ids(twice)).toEqual(['a', 'imported-slide-1', 'new-1', 'new-2', 'imported-slide-2'])
  expect(ids(take(once, deckWith('imported-slide-1', 'imported-slide-3'), 'replace'))).toEqual([
    'new-3',
    'imported-slide-3',
  ])
})

test('IM8 other imported slides get new ids, existing ones keep theirs', () => {
  expect(ids(importWith({ action: 'replace' }))).toEqual(['new-1', 'new-2', 'new-3'])
  expect(ids(importWith({ action: 'merge' }))).toEqual(['a', 'b', 'new-3'])
  expect(ids(importWith({ action: 'append' }))).toEqual(['a', 'b', 'new-1', 'new-2', 'new-3'])
})

test('KL45 the look that is brought back to a merged slide says what both said', () => {
  const mine = keptSlide({ id: 'k', title: 'Mine', content: ['One'] })
  const parted = placedShape({
    text: placedText([{ part: { field: 'title', range: [0, 4] }, runs: [[4, 0]] }]),
  })
  const elements = [parted, ...(mine.placed?.elements.slice(1) ?? [])]
  const kept = { ...mine, ...(mine.placed && { placed: { ...mine.placed, elements } }) }
  const merged = importWith(
    {},
    {
      into: { current: 0, deck: deckOf(kept) },
      from: deckOf(slide('x', { title: 'Theirs', content: ['Two'] })),
    },
  )
  expect(merged.deck.slides[0]?.placed?.look).toBe('restyled')
  const [back] = setLook(merged, ['k'], 'kept').deck.slides
  expect(back && listPaintedWords(back)).toEqual(['Mine + Theirs', 'One', '---', 'Two'])
})
