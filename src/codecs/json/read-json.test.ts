import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { type Deck, deckSchema } from '#core/deck/deck.ts'
import { fail } from '#core/result.ts'

import { measureWork } from '../../../test/fixtures/measure-work.ts'
import { readJson } from './read-json.ts'
import { writeJson } from './write-json.ts'

const read = (file: unknown) => readText(JSON.stringify(file))
const readText = (text: string) => readJson(new TextEncoder().encode(text), { fileName: 'a.json' })

async function readDeck(file: unknown) {
  const result = await read(file)
  if (!result.ok) throw new Error(result.error)
  return result.value
}

test('FI1 what a slide does not say gets its default', async () => {
  const { deck, losses } = await readDeck({ title: 'T', slides: [{}, { content: 'One point' }] })
  expect(deck).toEqual({
    title: 'T',
    slides: [
      {
        id: 'imported-slide-1',
        title: 'Imported Slide 1',
        content: ['Imported content'],
        notes: 'Speaker notes for imported slide 1',
      },
      {
        id: 'imported-slide-2',
        title: 'Imported Slide 2',
        content: ['One point'],
        notes: 'Speaker notes for imported slide 2',
      },
    ],
  })
  expect(losses).toEqual([])
})

test('FI1 a picture on the web is kept as given, one inside is taken out, other addresses are losses', async () => {
  const imageUrls = [
    'https://example.org/a.png',
    'data:image/png;base64,AAEC',
    'data:image/png;base64,AAEC',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'pictures/a.png',
    'asset:abc',
  ]
  const { deck, pictures, losses } = await readDeck({
    title: 'T',
    slides: imageUrls.map((imageUrl) => ({ title: '', imageUrl })),
  })
  expect(deck.slides.map(({ imageUrl }) => imageUrl)).toEqual([
    'https://example.org/a.png',
    'file:inline-1',
    'file:inline-1',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(pictures).toEqual(
    new Map([['file:inline-1', { bytes: Uint8Array.of(0, 1, 2), type: 'image/png' }]]),
  )
  expect(losses).toEqual([
    { kind: 'picture-address', slide: 4, count: 1 },
    { kind: 'picture-address', slide: 5, count: 1 },
    { kind: 'picture-linked', slide: 6, count: 1 },
    { kind: 'picture-absent', slide: 7, count: 1 },
  ])
})

test.each([
  ['no title', { slides: [{}] }, 'not-this-kind'],
  ['an empty title', { title: '', slides: [{}] }, 'not-this-kind'],
  ['a blank title', { title: ' ', slides: [{}] }, 'not-this-kind'],
  ['no slides', { title: 'T' }, 'not-this-kind'],
  ['slides that are no list', { title: 'T', slides: {} }, 'not-this-kind'],
  ['an empty list of slides', { title: 'T', slides: [] }, 'not-this-kind'],
  ['a list', [{ title: 'T' }], 'not-this-kind'],
  ['a number', 4, 'not-this-kind'],
])('FI2 JSON with %s is no presentation', async (_, file, code) => {
  expect(await read(file)).toEqual(fail(code))
})

test('FI2 half a JSON file is damaged, an empty one is blank', async () => {
  expect(await readText('{"title":"T","slides":[{')).toEqual(fail('damaged'))
  expect(await readText(' \n')).toEqual(fail('blank'))
})

test('FI3 what is no text or no known style is left out and told of', async () => {
  const { deck, losses } = await readDeck({
    title: 'T',
    theme: 5,
    slides: [
      { title: 7, content: ['a', 2, { text: 'c' }, { deep: [] }, null], notes: null },
      { title: 'x', content: [], notes: '', layout: 'spiral', textStyles: { title: {} } },
      'slide',
    ],
  })
  expect(deck).toEqual({
    title: 'T',
    slides: [
      {
        id: 'imported-slide-1',
        title: '7',
        content: ['a', '2', 'c'],
        notes: 'Speaker notes for imported slide 1',
      },
      { id: 'imported-slide-2', title: 'x', content: [], notes: '', textStyles: { title: {} } },
      expect.objectContaining({ title: 'Imported Slide 3' }),
    ],
  })
  expect(losses).toEqual([
    { kind: 'points-unreadable', slide: 1, count: 2 },
    { kind: 'look', slide: 2 },
    { kind: 'slide-unreadable', slide: 3 },
  ])
})

test('FI4 whatever JSON holds, a deck comes of it or a code, and no prototype changes', async () => {
  const before = Object.getOwnPropertyNames(Object.prototype)
  const hostile = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}'
  const slide = `${hostile},"title":"a","content":["b"],"textStyles":${hostile}}}`
  const result = await readText(`${hostile},"title":"T","slides":[${slide}]}`)
  expect(result.ok && Object.keys(result.value.deck)).toEqual(['title', 'slides'])
  await fc.assert(
    fc.asyncProperty(fc.json({ maxDepth: 4 }), fc.array(fc.jsonValue()), async (any, slides) => {
      await readText(any)
      const found = await readText(JSON.stringify({ title: 'T', slides }))
      if (found.ok) v.parse(deckSchema, found.value.deck)
    }),
    { numRuns: 500 },
  )
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
})

test('FI5 what is written as JSON reads back the same', async () => {
  const deck: Deck = {
    title: 'T',
    theme: 'paper',
    slides: [
      {
        id: 'a',
        title: 'Café 🎓',
        content: ['One', '\tTwo', ''],
        notes: '',
        layout: 'two-columns',
        imageUrl: 'https://example.org/a.png',
        imageStyle: { shape: 'circle' },
        textStyles: { title: { textColor: '#ff0000' } },
      },
    ],
  }
  const { bytes } = writeJson({ deck, pictures: new Map() })
  const result = await readText(new TextDecoder().decode(bytes))
  expect(result.ok && result.value.deck).toEqual(deck)
})

test('FI6 too many slides are refused before any of them is looked at', async () => {
  const text = `{"title":"T","slides":[${'0,'.repeat(1_000_000)}0]}`
  const { result, ms } = await measureWork(() => readText(text))
  expect(result).toEqual(fail('too-large'))
  // Each looked at, they take a minute.
  expect(ms).toBeLessThan(10_000)
})

test('FI6 of a million pronunciations, points, rows or pictures few are looked at', async () => {
  const million = (item: unknown) =>
    `[${`${JSON.stringify(item)},`.repeat(999_999)}${JSON.stringify(item)}]`
  const texts = [
    `{"title":"T","slides":[{}],"pronunciations":${million(0)}}`,
    `{"title":"T","slides":[{"content":${million({})}}]}`,
    `{"title":"T","slides":[{"table":{"rows":${million(0)}}}]}`,
    `{"title":"T","slides":[{"morePictures":${million(0)}}]}`,
  ]
  for (const text of texts) {
    const { result, ms } = await measureWork(() => readText(text))
    expect(result).toMatchObject({ ok: true, value: { losses: [expect.anything()] } })
    // With each that is wrong written down they take two to three seconds.
    expect(ms).toBeLessThan(1_500)
  }
})

test('FI1 an id that is longer than any is not kept', async () => {
  const { deck } = await readDeck({ title: 'T', slides: [{ id: 'x'.repeat(201), title: 'A' }] })
  expect(deck.slides[0]?.id).toBe('imported-slide-1')
})
