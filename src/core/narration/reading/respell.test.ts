import { expect, test } from 'vitest'

import { respell } from './respell.ts'

const said = [
  { written: 'Nguyen', said: 'win' },
  { written: 'SQL', said: 'sequel' },
  { written: 'C++', said: 'see plus plus' },
]

test('BV9 whole words are respelled, and every place leads back to where it was written', () => {
  const written = 'Dr. nguyen writes SQL and C++, not NoSQL.'
  const { text, toWritten } = respell(written, said)
  expect(text).toBe('Dr. win writes sequel and see plus plus, not NoSQL.')
  for (const word of ['writes', 'and', 'not', 'NoSQL'])
    expect(toWritten(text.indexOf(word))).toBe(written.indexOf(word))
  expect(toWritten(text.indexOf('win'))).toBe(written.indexOf('nguyen'))
  expect(toWritten(text.indexOf('plus plus'))).toBe(written.indexOf('C++'))
})

test('BV9 without pronunciations a text is as it was', () => {
  const { text, toWritten } = respell('Hello there', [])
  expect([text, toWritten(6)]).toEqual(['Hello there', 6])
})
