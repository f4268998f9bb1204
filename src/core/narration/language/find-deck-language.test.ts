import { expect, test } from 'vitest'

import { createSampleDeck } from '../../outline/templates/sample-deck.ts'
import { findDeckLanguage } from './find-deck-language.ts'

const deckOf = (notes: string, title = '') => ({
  slides: [{ id: 'a', title, content: [], notes }],
})

test('LG1 the notes say which language a deck is spoken in', () => {
  expect(findDeckLanguage(createSampleDeck(() => 'id'))).toBe('en')
  const german =
    'Guten Tag und willkommen. Heute sehen wir uns an, wie eine Stimme entsteht und was sie so besonders macht.'
  expect(findDeckLanguage(deckOf(german, 'How a Voice Is Made'))).toBe('de')
  expect(
    findDeckLanguage(deckOf('今日は声がどのように作られるかを見ていきましょう。'.repeat(2))),
  ).toBe('ja')
})

test('LG1 without notes the slides say it; a text that tells nothing is English if it could be', () => {
  expect(findDeckLanguage(deckOf('', 'Добро пожаловать в нашу презентацию'))).toBe('ru')
  expect(findDeckLanguage(deckOf('', 'Q3'))).toBe('en')
  const silent = Array.from({ length: 60 }, () => deckOf('', 'Добро пожаловать').slides[0])
  expect(findDeckLanguage({ slides: silent.flatMap((slide) => slide ?? []) })).toBe('ru')
  expect(findDeckLanguage(deckOf(''))).toBe('en')
  expect(findDeckLanguage(deckOf('', 'ยินดีต้อนรับสู่การนำเสนอของเรา'))).toBe('th')
})
