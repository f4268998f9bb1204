import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { ownTypeface } from '../../../../test/fixtures/decks/arbitrary-deck.ts'
import { fail, ok } from '../../result.ts'
import type { Deck } from '../deck.ts'
import type { Slide } from '../slide.ts'
import { cutStoredDeck, readStoredDeck, writeStoredDeck } from './stored-deck.ts'

const deck: Deck = {
  title: 'Gardens',
  slides: [
    {
      id: 's1',
      title: 'Moss',
      content: ['Slow', ''],
      notes: 'Listen...',
      imageUrl: 'asset:abc',
      textStyles: { title: { fontSize: 'h2', textColor: '#112233' }, content: {} },
      imageStyle: { shape: 'star', borderWidth: 3 },
      imageEffects: { rotation: -90 },
    },
    { id: 's2', title: '', content: [], notes: '' },
  ],
}

const withFields = (fields: Partial<Slide>): Slide[] =>
  deck.slides.map((slide) => ({ ...slide, ...fields }))

/** As a string, since an object literal with `__proto__` would set the prototype. */
const hostile = `{
  "version": 1, "minReader": 1, "__proto__": { "deck": null },
  "deck": {
    "title": "Gardens", "__proto__": { "polluted": true }, "constructor": { "prototype": {} },
    "slides": [{
      "id": "s1", "title": "", "content": [], "notes": "",
      "__proto__": { "imageUrl": "javascript:x" }, "onclick": "x",
      "textStyles": { "title": { "__proto__": { "polluted": true }, "fontSize": "h3" } }
    }]
  }
}`

const whole = (read: Deck) => ok({ deck: read, leftOut: [] })

test('MG1 a stored deck says its version and who may read it', () => {
  expect(writeStoredDeck(deck)).toEqual({ version: 10, minReader: 1, deck })
})

test.each<[string, Partial<Deck>]>([
  ['pictures', { slides: withFields({ morePictures: [{ imageUrl: 'asset:b' }] }) }],
  ['a table', { slides: withFields({ table: { rows: [['1']] } }) }],
  ['a hidden slide', { slides: withFields({ hidden: true }) }],
  ['colours', { palette: { background: '#112233' } }],
])('MG1 a deck with %s is kept from readers that would let go of them', (_, later) => {
  expect(writeStoredDeck({ ...deck, ...later })).toMatchObject({ version: 10, minReader: 2 })
})

test.each<[string, Partial<Deck>]>([
  ['deck', { talk: { language: 'de' } }],
  ['slide', { slides: withFields({ language: 'de' }) }],
])('MG1 a %s whose author set its language is kept from readers that do not know it', (_, set) => {
  expect(writeStoredDeck({ ...deck, ...set })).toMatchObject({ version: 10, minReader: 6 })
})

test('MG1 a deck with a logo is kept from readers that would let go of it', () => {
  const logo = { imageUrl: 'asset:abc', imageAspect: 2, inks: ['#112233'] }
  expect(writeStoredDeck({ ...deck, logo })).toMatchObject({ minReader: 8 })
  expect(readStoredDeck(writeStoredDeck({ ...deck, logo }))).toEqual(whole({ ...deck, logo }))
})

test('MG1 UF7 a deck with a typeface of its own is kept from readers that would let go of it', () => {
  const own = { ...deck, typefaces: { title: ownTypeface } }
  expect(writeStoredDeck(own)).toMatchObject({ minReader: 10 })
  expect(readStoredDeck(writeStoredDeck(own))).toEqual(whole(own))
})

test('MG1 a deck whose author chose a form is kept from readers that do not know it', () => {
  const chosen: Deck = { ...deck, slides: withFields({ layout: 'figures' }) }
  expect(writeStoredDeck(chosen)).toMatchObject({ version: 10, minReader: 3 })
})

test('MG1 a deck with a chart is kept from readers that would show its table', () => {
  const table = { rows: [['2024', '12']] }
  const asChart: Deck = { ...deck, slides: withFields({ table: { ...table, show: 'columns' } }) }
  expect(writeStoredDeck(asChart)).toMatchObject({ minReader: 4 })
  const asTable: Deck = { ...deck, slides: withFields({ table }) }
  expect(writeStoredDeck(asTable)).toMatchObject({ minReader: 2 })
})

test('MG1 a deck that keeps its look is kept from readers that would restyle it', () => {
  const placed: Slide['placed'] = {
    look: 'kept',
    size: { width: 960, height: 720 },
    background: { kind: 'solid', colour: '#FFFFFF' },
    backdrop: [],
    elements: [],
    points: 0,
  }
  const kept: Deck = { ...deck, slides: withFields({ placed }) }
  expect(writeStoredDeck(kept)).toMatchObject({ minReader: 6 })
  expect(readStoredDeck(writeStoredDeck(kept))).toEqual(whole(kept))
})

test('MG1 KL21 a deck with something over a form is kept from readers that would let go of it', () => {
  const over: Slide['over'] = [{ kind: 'shape', x: 0, y: 0, width: 90, height: 60 }]
  const arranged: Deck = { ...deck, slides: withFields({ over }) }
  expect(writeStoredDeck(arranged)).toMatchObject({ minReader: 9 })
  expect(readStoredDeck(writeStoredDeck(arranged))).toEqual(whole(arranged))
})

test('MG2 layouts are read under the names they had', () => {
  const slides = [
    ['title-slide', 'cover'],
    ['title-and-bullets', 'points'],
    ['picture-left', 'picture-side'],
    ['quote', 'quote'],
  ] as const
  for (const [before, now] of slides) {
    const stored = { ...deck, slides: [{ ...deck.slides[0], layout: before }] }
    const read = readStoredDeck({ version: 2, minReader: 1, deck: stored })
    expect(read.ok && read.value.deck.slides[0]?.layout).toBe(now)
  }
})

test('MG2 a deck of the first version opens as it was', () => {
  expect(readStoredDeck({ version: 1, minReader: 1, deck })).toEqual(whole(deck))
})

test('MG3 a deck for newer readers is left alone', () => {
  const newer = { version: 11, minReader: 11, deck: 'in a shape not known here' }
  expect(readStoredDeck(newer)).toEqual(fail({ code: 'newer-version' }))
})

test('MG4 unknown fields of a newer version fall away', () => {
  const newer = { version: 11, minReader: 1, deck: { ...deck, mood: 'calm' } }
  expect(readStoredDeck(newer)).toEqual(whole(deck))
})

test('MG6 only known fields survive, and no prototype is touched', () => {
  const read = readStoredDeck(JSON.parse(hostile))
  expect(read).toEqual(
    whole({
      title: 'Gardens',
      slides: [
        { id: 's1', title: '', content: [], notes: '', textStyles: { title: { fontSize: 'h3' } } },
      ],
    }),
  )
  const found = read.ok ? read.value.deck : null
  const bodies = found ? [found, found.slides[0], found.slides[0]?.textStyles] : []
  for (const body of bodies) {
    expect(Object.getPrototypeOf(body)).toBe(Object.prototype)
    expect(Object.keys(body ?? {})).not.toContain('__proto__')
  }
  expect({}).not.toHaveProperty('polluted')
})

test('MG5 whatever is on disk, reading answers', () => {
  const anything = fc.anything({ withNullPrototype: true, withMap: true, withTypedArray: true })
  const nearlyADeck = fc.record({
    version: fc.constantFrom<unknown>(1, 2, '1', undefined),
    minReader: fc.constantFrom<unknown>(1, 2, null),
    deck: fc.oneof(
      anything,
      fc.record({
        title: fc.oneof(fc.string(), anything),
        slides: fc.array(
          fc.record({ id: anything, title: fc.string(), content: anything, notes: fc.string() }),
        ),
      }),
    ),
  })
  fc.assert(
    fc.property(fc.oneof(anything, nearlyADeck), (value) => {
      expect(readStoredDeck(value)).toHaveProperty('ok')
    }),
    { numRuns: 1000 },
  )
  expect({}).not.toHaveProperty('polluted')
})

test('MG5 every part of a deck that goes missing or wrong is noticed', () => {
  const spoil = (change: object) =>
    readStoredDeck({ ...writeStoredDeck(deck), deck: { ...deck, ...change } })
  const [first] = deck.slides
  for (const change of [
    { title: 7 },
    { slides: [] },
    { slides: {} },
    { slides: [{ ...first, id: '' }] },
    { slides: [{ ...first, content: [1] }] },
    { slides: [{ ...first, imageStyle: { borderWidth: 21 } }] },
  ])
    expect(spoil(change)).toEqual(fail({ code: 'damaged' }))
})

test('MG7 what is written reads back equal, also through JSON', () => {
  expect(readStoredDeck(writeStoredDeck(deck))).toEqual(whole(deck))
  expect(readStoredDeck(JSON.parse(JSON.stringify(writeStoredDeck(deck))))).toEqual(whole(deck))
})

test('DK5 repeated slide ids are told apart when a deck is read', () => {
  const [slide] = deck.slides as [Deck['slides'][number]]
  const read = readStoredDeck(writeStoredDeck({ title: 'Twice', slides: [slide, slide] }))
  expect(read).toEqual(whole({ title: 'Twice', slides: [slide, { ...slide, id: 's1-2' }] }))
})

test('RC6 what of a stored deck has no room is named, the rest of it is read', () => {
  const pronunciations = Array.from({ length: 1_001 }, (_, at) => ({
    written: `w${at}`,
    said: 's',
  }))
  const stored = { ...deck, title: 'x'.repeat(1_001), pronunciations }
  expect(readStoredDeck(writeStoredDeck(stored))).toEqual(
    ok({
      deck: { ...deck, title: 'x'.repeat(1_000), pronunciations: pronunciations.slice(0, 1_000) },
      leftOut: ['title', 'pronunciations'],
    }),
  )
})

test('RC6 what has no room is not even checked, but known to have been there', () => {
  const said = { written: 'w', said: 's' }
  const pronunciations = [...Array.from({ length: 1_001 }, () => said), 'no pronunciation']
  // A character of two halves stands where it is cut.
  const title = `${'x'.repeat(1_000)}\u{1F600}`
  const stored = { version: 10, minReader: 1, deck: { ...deck, title, pronunciations } }
  const read = {
    deck: { ...deck, title: 'x'.repeat(1_000), pronunciations: pronunciations.slice(0, 1_000) },
    leftOut: ['title', 'pronunciations'],
  }
  expect(readStoredDeck(stored)).toEqual(ok(read))
  const cut = cutStoredDeck(stored)
  expect(JSON.stringify(cut).length).toBeLessThan(JSON.stringify(stored).length)
  expect(readStoredDeck(cut)).toEqual(ok(read))
  expect(cutStoredDeck(cut), 'nothing is left to cut').toBe(cut)
})

test.each([undefined, null, 'scrambled', { deck: null }, { deck: { pronunciations: 1e6 } }])(
  'MG5 nothing is cut of what is no deck: %j',
  (stored) => {
    expect(cutStoredDeck(stored)).toBe(stored)
  },
)
