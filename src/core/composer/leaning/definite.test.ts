import { expect, test } from 'vitest'

import { speaksOfSame } from './definite.ts'
import { english } from '../languages/english.ts'
import { german } from '../languages/german.ts'
import { createSentence } from '../reading/sentence.ts'

const read = (text: string) => createSentence(text, { index: 0, paragraph: 0, isItem: false })

test('CM21 what only a hidden sentence has told of goes on from it', () => {
  const [told, next] = [read('Then the crane of the north was mended.'), read('The crane is old.')]
  expect(speaksOfSame(next, told, english, true)).toBe(true)
  expect(speaksOfSame(next, told, english, false)).toBe(false)
})

test.each([
  [english, 'A command lists the branches.', 'The command only works at home.', true],
  [english, 'A command lists the branches.', 'The branches of a tree are many.', false],
  [english, 'A card is free for children.', 'A card costs eight dollars.', false],
  [german, 'Eine Karte kostet acht Euro.', 'Wer die Karte verliert, zahlt neu.', true],
  [german, 'Eine Karte kostet acht Euro.', 'Die Karte von Berlin ist alt.', false],
] as const)('CM21 %o: after "%s" "%s" goes on: %s', (language, before, text, goesOn) => {
  expect(speaksOfSame(read(text), read(before), language, false)).toBe(goesOn)
})
