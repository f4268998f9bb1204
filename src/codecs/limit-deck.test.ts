import { expect, test } from 'vitest'

import { layoutSlide } from '#core/layout/layout-slide.ts'
import { roughMetrics } from '#core/layout/rough-metrics.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'
import type { Deck } from '#core/deck/deck.ts'
import type { Slide } from '#core/deck/slide.ts'

import { measureWork } from '../../test/fixtures/measure-work.ts'
import { limitDeck } from './limit-deck.ts'

const slide: Slide = { id: 'a', title: 'Title', content: ['Point'], notes: 'Notes' }

const limit = (change: Partial<Slide>) => {
  const read = { deck: { title: 'Deck', slides: [slide, { ...slide, ...change }] } }
  const limited = limitDeck({ ...read, pictures: new Map(), losses: [] })
  return { slide: limited.deck.slides[1] ?? slide, losses: limited.losses }
}

const told = [{ kind: 'text-left-out', slide: 2 }]

test('RG6 what a slide can hold stays as it is', () => {
  const read = { deck: { title: 'Deck', slides: [slide] }, pictures: new Map(), losses: [] }
  expect(limitDeck(read)).toBe(read)
  const full = { content: ['x'.repeat(9_999), 'y'], notes: 'z'.repeat(100_000) }
  expect(limit(full)).toEqual({ slide: { ...slide, ...full }, losses: [] })
})

test('RG6 of a longer text the end is left out, and told of', () => {
  const cut = limit({ title: 'x'.repeat(1_001), notes: 'x'.repeat(100_001) })
  expect(cut.losses).toEqual(told)
  expect([cut.slide.title.length, cut.slide.notes.length]).toEqual([1_000, 100_000])
  expect(cut.slide.content).toEqual(['Point'])
})

test('RG6 no character is cut in two', () => {
  expect(limit({ title: `${'x'.repeat(999)}😀` }).slide.title).toBe('x'.repeat(999))
})

test('RG6 of many points the first are taken', () => {
  const many = limit({ content: Array.from({ length: 300_000 }, (_, at) => `${at}`) })
  expect(many.losses).toEqual(told)
  expect(many.slide.content).toHaveLength(500)
  const long = limit({ content: ['x'.repeat(6_000), 'y'.repeat(6_000), 'z'] })
  expect(long.slide.content).toEqual(['x'.repeat(6_000), 'y'.repeat(4_000)])
})

test.each([
  ['rows', Array.from({ length: 50_000 }, () => ['a', 'b'])],
  ['columns', Array.from({ length: 50 }, () => Array.from({ length: 50_000 }, () => 'a'))],
  ['rows without a cell', Array.from({ length: 50_000 }, () => [])],
])('RG6 a table of too many %s ends earlier', (_, rows) => {
  const { slide: limited, losses } = limit({ table: { rows, hasHeader: true } })
  expect(losses).toEqual(told)
  expect(limited.table?.rows.flat()).toHaveLength(2_000)
  expect(limited.table?.hasHeader).toBe(true)
})

test('RG6 a table has a hundred columns at most', () => {
  const wide = Array.from({ length: 101 }, (_, at) => `${at}`)
  const { slide: limited, losses } = limit({ table: { rows: [['a'], wide] } })
  expect(losses).toEqual(told)
  expect(limited.table?.rows).toEqual([['a'], wide.slice(0, 100)])
})

test('RG6 what is said of a picture ends, too', () => {
  const said = 'x'.repeat(200_000)
  const { slide: limited, losses } = limit({
    imageUrl: 'file:a',
    imageAlt: said,
    imageCredit: { title: said, creator: 'Ana' },
    morePictures: [{ imageUrl: 'file:b', imageAlt: said }],
  })
  expect(losses).toEqual(told)
  expect(limited).toMatchObject({
    imageAlt: 'x'.repeat(10_000),
    imageCredit: { title: 'x'.repeat(10_000), creator: '' },
    morePictures: [{ imageUrl: 'file:b', imageAlt: 'x'.repeat(100_000) }],
  })
})

test('RG6 more pictures than a hundred are left out', () => {
  const morePictures = Array.from({ length: 150 }, (_, at) => ({ imageUrl: `file:${at}` }))
  const { slide: limited, losses } = limit({ imageUrl: 'file:first', morePictures })
  expect(losses).toEqual([{ kind: 'pictures-left-out', slide: 2, count: 51 }])
  expect(limited.morePictures).toHaveLength(99)
})

test('RG6 whatever a file holds, its slides can be laid out', async () => {
  const word = 'x'.repeat(2_000_000)
  const content = Array.from({ length: 300_000 }, () => 'point')
  const rows = Array.from({ length: 50_000 }, () => ['cell'])
  for (const change of [{ title: word }, { content: [word] }, { content }, { table: { rows } }]) {
    const limited = limit(change).slide
    const theme = findDeckTheme({})
    const { result, ms } = await measureWork(() =>
      layoutSlide({ slide: limited, theme, place: 1 }, roughMetrics),
    )
    expect(result.overflows).toBe(true)
    // Without limits these take half a minute, or more of the stack than there is.
    expect(ms).toBeLessThan(8_000)
  }
})

const limitLook = (look: Partial<Deck>) => {
  const deck = { title: 'Deck', slides: [slide], ...look }
  return limitDeck({ deck, pictures: new Map(), losses: [] })
}

const makePronunciations = (length: number) =>
  Array.from({ length }, (_, at) => ({ written: `${at}`, said: 'a' }))

test('RG7 what a deck can hold stays as it is', () => {
  const full = {
    title: 'x'.repeat(1_000),
    theme: 'y'.repeat(100),
    pronunciations: makePronunciations(1_000),
  }
  expect(limitLook(full)).toMatchObject({ deck: full, losses: [] })
})

test('RG7 of a longer title and a longer list the end is left out, a theme of such a name whole', () => {
  const { deck, losses } = limitLook({
    title: 'x'.repeat(5_000_000),
    theme: 'y'.repeat(5_000_000),
    pronunciations: makePronunciations(1_000_000),
  })
  expect(deck).toEqual({
    title: 'x'.repeat(1_000),
    slides: [slide],
    pronunciations: makePronunciations(1_000),
  })
  expect(losses).toEqual([
    { kind: 'title-left-out' },
    { kind: 'theme' },
    { kind: 'pronunciations-left-out' },
  ])
})
