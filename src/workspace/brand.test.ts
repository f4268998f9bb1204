import { expect, test } from 'vitest'

import { createMemoryPreferences } from '#adapters/preferences/memory-preferences.ts'
import type { Brand } from '#core/deck/brand/brand.ts'
import { assetUrl } from '#core/deck/pictures/deck-assets.ts'
import type { OwnTypeface } from '#core/deck/brand/own-typeface.ts'
import { encodeBase64 } from '#core/encode-base64.ts'
import { fail, ok } from '#core/result.ts'
import type { OpenDeckState } from '#workspace/deck/open-deck.ts'

import { ownTypeface } from '../../test/fixtures/decks/arbitrary-deck.ts'
import {
  bringBrand,
  dressNewDeck,
  keepBrand,
  readBrand,
  setForNewDecks,
  takeBrandOf,
} from './brand.ts'
import { hashPicture } from './pictures/hash-picture.ts'
import { createStore } from 'zustand/vanilla'

const brand: Brand = {
  theme: 'gallery',
  palette: { accent: '#0A5C36' },
  fonts: { title: 'Gelasio' },
  furniture: { footer: 'Acme', number: true },
}
const deck = {
  title: 'Reefs',
  theme: 'noir',
  slides: [{ id: '1', title: 'Reefs', content: [], notes: '' }],
}
const bytes = new Uint8Array([1, 2, 3])
const written = `data:image/png;base64,${encodeBase64(bytes)}`
const logo = { imageAspect: 2, inks: ['#0A5C36'] }

test('BR4 a brand that was saved dresses new decks, until somebody says otherwise', async () => {
  const preferences = createMemoryPreferences()
  expect(await dressNewDeck(deck, preferences)).toEqual({ deck, pictures: [] })
  keepBrand(preferences, brand)
  expect(readBrand(preferences)).toEqual(brand)
  const dressed = await dressNewDeck(deck, preferences)
  expect(dressed).toEqual({ deck: { ...deck, ...brand }, pictures: [] })
  setForNewDecks(preferences, false)
  expect(await dressNewDeck(deck, preferences)).toEqual({ deck, pictures: [] })
})

test.each(['{', '[]', '{"palette":{"accent":"red"}}', '{"fonts":{"title":"Evil"}}'])(
  'BR5 a brand that cannot be read is none: %s',
  (stored) => {
    const preferences = createMemoryPreferences()
    keepBrand(preferences, brand)
    preferences.write('brand', stored)
    const read = readBrand(preferences)
    expect(read === null || Object.keys(read).length === 0).toBe(true)
  },
)

test('BR6 the logo of a brand outlives the deck it came from, and is stored with every new one', async () => {
  const preferences = createMemoryPreferences()
  const blob = new Blob([bytes], { type: 'image/png' })
  const hash = await hashPicture(blob)
  const own = { ...deck, ...brand, logo: { ...logo, imageUrl: assetUrl(hash) } }
  const state = createStore(() => ({
    deck: own,
    current: 0,
    save: { kind: 'saved' as const },
    canUndo: false,
    canRedo: false,
  }))
  const kept = await takeBrandOf({ state, loadPicture: async () => ok(blob) })
  expect(kept.logo).toEqual({ ...logo, imageUrl: written })

  keepBrand(preferences, kept)
  const dressed = await dressNewDeck(deck, preferences)
  expect(dressed.deck).toEqual({ ...own, title: 'Reefs' })
  expect(dressed.pictures.map((picture) => picture.hash)).toEqual([hash])

  const added: Blob[] = []
  const addPicture = async (one: Blob) => {
    added.push(one)
    return 'asset:again'
  }
  const brought = await bringBrand(kept, { addPicture })
  expect(brought).toEqual({ ...brand, logo: { ...logo, imageUrl: 'asset:again' } })
  expect(await added[0]?.arrayBuffer()).toEqual(bytes.buffer)
})

test.each([
  'asset:abc',
  'https://example.org/sign.png',
  'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=',
  'javascript:alert(1)',
])('BR6 a brand has no logo that is not written out in it: %s', (imageUrl) => {
  const preferences = createMemoryPreferences()
  keepBrand(preferences, { ...brand, logo: { ...logo, imageUrl } })
  expect(readBrand(preferences)).toEqual(brand)
})

const font = new Blob([new Uint8Array([7, 8, 9])], { type: 'font/woff' })
const typeface: OwnTypeface = { ...ownTypeface, regular: 'asset:font' }

const openDeckWith = (stored: Blob) => ({
  state: createStore<OpenDeckState>(() => ({
    deck: { ...deck, typefaces: { title: typeface } },
    current: 0,
    save: { kind: 'saved' },
    canUndo: false,
    canRedo: false,
  })),
  loadPicture: async (hash: string) =>
    hash === 'font' ? ok(stored) : fail({ code: 'not-found' } as const),
})

test('UF10 the typeface of a brand outlives the deck it came from, and is stored with every new one', async () => {
  const preferences = createMemoryPreferences()
  keepBrand(preferences, await takeBrandOf(openDeckWith(font)))
  const kept = readBrand(preferences)?.typefaces?.title
  expect(kept?.regular).toMatch(/^data:font\/woff;base64,/)
  // A style whose file is gone is no style any more.
  expect(kept).not.toHaveProperty('bold')
  const dressed = await dressNewDeck({ ...deck, theme: 'noir' }, preferences)
  const hash = await hashPicture(font)
  expect(dressed.deck.typefaces?.title).toMatchObject({
    name: 'Acme Sans',
    regular: assetUrl(hash),
  })
  expect(dressed.pictures.map((one) => one.hash)).toEqual([hash])
  expect(dressed.pictures[0]?.blob.type).toBe('font/woff')
})

test('UF10 a typeface that is too large for a brand stays where it is', async () => {
  const large = new Blob([new Uint8Array(2_000_000)], { type: 'font/woff' })
  expect(await takeBrandOf(openDeckWith(large))).toEqual({ theme: 'noir' })
})

test('UF10 a brand that names a font elsewhere has none', () => {
  const preferences = createMemoryPreferences()
  const far = { ...ownTypeface, regular: 'https://example.org/a.woff' }
  preferences.write('brand', JSON.stringify({ theme: 'noir', typefaces: { title: far } }))
  expect(readBrand(preferences)).toEqual({ theme: 'noir' })
})
