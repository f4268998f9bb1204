import { expect, test } from 'vitest'

import { numberSteps } from './number-steps.ts'

const rest = 'Rinse it with cold water, let it dry for two hours and oil all of its hinges.'
const steps = (word: string, end = '.') =>
  [1, 2, 3].flatMap((step) => [`${word} ${step}${end} Take lamp ${step} off. ${rest}`, ''])

test.each([
  ['Step', 'Step by step'],
  ['Schritt', 'Schritt für Schritt'],
  ['Étape', 'Étape par étape'],
  ['Paso', 'Paso a paso'],
  ['Passo', 'Passo a passo'],
  ['Stap', 'Stap voor stap'],
])('CM41 paragraphs called %s 1, 2, 3 are numbered entries', (word, heading) => {
  const text = ['You need a cloth.', '', ...steps(word)]
  expect(numberSteps(text)).toEqual([
    'You need a cloth.',
    '',
    `## ${heading}`,
    '',
    ...[1, 2, 3].flatMap((step) => [`${step}. Take lamp ${step} off. ${rest}`, '']),
  ])
})

test('CM41 below a heading of the author steps have no other', () => {
  expect(numberSteps(['Cleaning', '', ...steps('**Step', ':**')])[2]).toBe(
    `1. Take lamp 1 off. ${rest}`,
  )
})

test.each([
  [
    'headings',
    [
      'Step 1: Take it off',
      '',
      rest,
      '',
      'Step 2: Rinse it',
      '',
      rest,
      '',
      'Step 3: Oil it',
      '',
      rest,
    ],
  ],
  ['two', steps('Step').slice(0, 4)],
  ['steps out of order', steps('Step').toReversed()],
])('CM41 %s stay as they are', (_, text) => {
  expect(numberSteps(text)).toEqual(text)
})
