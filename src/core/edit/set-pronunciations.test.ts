import { expect, test } from 'vitest'

import type { DeckView } from './deck-view.ts'
import { setPronunciations } from './set-pronunciations.ts'

const view: DeckView = {
  deck: { title: 'Deck', slides: [{ id: 'a', title: '', content: [], notes: '' }] },
  current: 0,
}
const said = [{ written: 'Nguyen', said: 'win' }]

test('PN1 how words are said is kept with the deck; none is not stored', () => {
  const changed = setPronunciations(view, said)
  expect(changed.deck.pronunciations).toEqual(said)
  expect(setPronunciations(changed, said)).toBe(changed)
  expect(setPronunciations(changed, [])).toEqual(view)
  expect(setPronunciations(view, [])).toBe(view)
})
