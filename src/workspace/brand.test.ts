import { expect, test } from 'vitest'

import { createMemoryPreferences } from '#adapters/preferences/memory-preferences.ts'
import type { Brand } from '#core/deck/brand.ts'

import { dressNewDeck, keepBrand, readBrand, setForNewDecks } from './brand.ts'

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

test('BR4 a brand that was saved dresses new decks, until somebody says otherwise', () => {
  const preferences = createMemoryPreferences()
  expect(dressNewDeck(deck, preferences)).toBe(deck)
  keepBrand(preferences, brand)
  expect(readBrand(preferences)).toEqual(brand)
  expect(dressNewDeck(deck, preferences)).toEqual({ ...deck, ...brand })
  setForNewDecks(preferences, false)
  expect(dressNewDeck(deck, preferences)).toBe(deck)
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
