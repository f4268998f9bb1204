import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { arbitraryDeck, ownTypeface } from '../../../../test/fixtures/decks/arbitrary-deck.ts'
import { findDeckTheme } from '../../theme/find-deck-theme.ts'
import { chooseFont } from './choose-font.ts'

const role = fc.constantFrom('title' as const, 'content' as const)

test('UF7 titles and text are each set in what was chosen last, and in nothing else', () => {
  fc.assert(
    fc.property(
      arbitraryDeck,
      role,
      fc.constantFrom('Tinos' as const, ownTypeface, null),
      (deck, text, font) => {
        const other = text === 'title' ? 'content' : 'title'
        const chosen = chooseFont({ deck, current: 0 }, text, font).deck
        const families = [chosen.fonts?.[text], chosen.typefaces?.[text]]
        expect(families).toEqual([
          typeof font === 'string' ? font : undefined,
          typeof font === 'string' ? undefined : (font ?? undefined),
        ])
        expect(chosen.fonts?.[other]).toBe(deck.fonts?.[other])
        expect(chosen.typefaces?.[other]).toBe(deck.typefaces?.[other])
        expect(chosen.palette).toEqual(deck.palette)
        expect(Object.keys(chosen.fonts ?? { some: 1 })).not.toEqual([])
        expect(Object.keys(chosen.typefaces ?? { some: 1 })).not.toEqual([])
      },
    ),
  )
})

test('UF7 a typeface of the deck’s own stands before one that everybody has', () => {
  const theme = findDeckTheme({
    theme: 'paper',
    fonts: { title: 'Tinos', content: 'Tinos' },
    typefaces: { title: ownTypeface },
  })
  expect(theme.title.family).toBe(ownTypeface.family)
  expect(theme.content.family).toBe('Tinos')
})
