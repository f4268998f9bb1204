import { expect, test } from 'vitest'

import type { DeckView } from './deck-view.ts'
import { setDeckTalk } from './set-deck-talk.ts'
import { setSlideLanguage } from './set-slide-language.ts'

const view: DeckView = {
  deck: { title: 'Deck', slides: [{ id: 'a', title: '', content: [], notes: '' }] },
  current: 0,
}

test('LG7 what the author wants of the talk is kept with the deck; none is not stored', () => {
  const german = setDeckTalk(view, { language: 'de' })
  expect(german.deck.talk).toEqual({ language: 'de' })
  expect(setDeckTalk(german, { language: 'de' })).toBe(german)
  const skipping = setDeckTalk(german, { withoutNotes: 'skip' })
  expect(skipping.deck.talk).toEqual({ language: 'de', withoutNotes: 'skip' })
  expect(setDeckTalk(german, { language: undefined })).toEqual(view)
  expect(setDeckTalk(view, { language: undefined })).toBe(view)
})

test('LG7 so is what a slide is in', () => {
  const german = setSlideLanguage(view, 'a', 'de')
  expect(german.deck.slides[0]).toMatchObject({ id: 'a', language: 'de' })
  expect(setSlideLanguage(german, 'a', 'de').deck).toBe(german.deck)
  expect(setSlideLanguage(german, 'a', undefined)).toEqual(view)
})
