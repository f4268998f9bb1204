import { expect, test } from 'vitest'

import { keepsMeaning, losesCondition } from './keeps-meaning.ts'

test.each([
  ['We ship on Monday only if the parts arrive.', 'We ship on Monday', 'en'],
  ['Members may park here, unless the gate is shut.', 'Members may park here', 'en'],
  ['If the index is not ready, we keep the old search.', 'We keep the old search', 'en'],
  ['The pass is cheap, but nobody may share it.', 'The pass is cheap', 'en'],
  ['Lorries may cross the bridge one way.', 'Lorries may cross the bridge', 'en'],
  ['Hunde sind erlaubt, wenn sie angeleint sind.', 'Hunde sind erlaubt', 'de'],
  ['La entrada cuesta 4 euros, salvo los lunes.', 'La entrada cuesta 4 euros', 'es'],
  ['Le musée ouvre, sauf le mardi.', 'Le musée ouvre', 'fr'],
  ['Honden mogen binnen, mits ze stil zijn.', 'Honden mogen binnen', 'nl'],
])('FK1 without its condition %j does not say the same', (sentence, short, code) => {
  expect(losesCondition(sentence, short, code)).toBe(true)
  expect(keepsMeaning(sentence, short, code)).toBe(false)
})

test('FK1 figures and dates are not left out either', () => {
  const sentence = 'Freight rose by 9 percent, which the port announced on 3 May.'
  expect(keepsMeaning(sentence, 'Freight rose by 9 percent', 'en')).toBe(false)
  expect(losesCondition(sentence, 'Freight rose by 9 percent', 'en')).toBe(false)
})

test('FK1 what only explains or ties may go', () => {
  const sentence = 'But the tower fell, as the villagers had feared.'
  expect(losesCondition(sentence, 'The tower fell, as the villagers had feared', 'en')).toBe(false)
  expect(keepsMeaning('The tower fell, as the villagers feared.', 'The tower fell', 'en')).toBe(
    true,
  )
})

test('FK1 in a language that nobody here knows, nothing may go', () => {
  expect(keepsMeaning('Torni kaatui, kun tuuli nousi.', 'Torni kaatui', 'fi')).toBe(false)
})
