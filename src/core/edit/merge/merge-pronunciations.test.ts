import { expect, test } from 'vitest'

import type { Deck } from '../../deck/deck.ts'
import { importDeck } from './import-deck.ts'

const slide = { id: 'a', title: 'One', content: [], notes: '' }
const mine: Deck = {
  title: 'Mine',
  slides: [slide],
  pronunciations: [{ written: 'Nguyen', said: 'win' }],
}
const theirs: Deck = {
  title: 'Theirs',
  slides: [{ ...slide, id: 'b' }],
  pronunciations: [
    { written: 'Nguyen', said: 'noo-yen' },
    { written: 'SQL', said: 'sequel' },
  ],
}

const bring = (action: 'merge' | 'append' | 'replace', deck = mine) => {
  const options = { action, slideHandling: 'mergeContent', titleHandling: 'combine' } as const
  let next = 0
  return importDeck({ deck, current: 0 }, theirs, options, () => `new-${next++}`).deck
}

test('PN2 merged and appended decks bring what is not known yet', () => {
  for (const action of ['merge', 'append'] as const)
    expect(bring(action).pronunciations).toEqual([
      { written: 'Nguyen', said: 'win' },
      { written: 'SQL', said: 'sequel' },
    ])
})

test('PN2 a deck that takes the place of another brings all of its own', () => {
  expect(bring('replace').pronunciations).toEqual(theirs.pronunciations)
})

test('PN2 where neither has any, none is stored', () => {
  const { pronunciations: _mine, ...plain } = mine
  const options = {
    action: 'merge',
    slideHandling: 'mergeContent',
    titleHandling: 'combine',
  } as const
  const { deck } = importDeck({ deck: plain, current: 0 }, plain, options, () => 'new')
  expect(Object.keys(deck)).not.toContain('pronunciations')
})
