import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { joinCharacterTimes } from './join-character-times.ts'
import { respell } from '../reading/respell.ts'
import { listWords } from '../script/script.ts'

/** Every character takes a tenth of a second. */
const timeCharacters = (text: string) =>
  Array.from(text, (character, at) => ({ text: character, start: at / 10, end: (at + 1) / 10 }))

test('JC1 a word is heard from its first character to its last', () => {
  const text = 'Air moves, then 3 sing.'
  const times = joinCharacterTimes(text, respell(text, []), timeCharacters(text))
  expect(times?.map(({ from, to, start, end }) => [text.slice(from, to), start, end])).toEqual([
    ['Air', 0, 0.3],
    ['moves,', 0.4, 1],
    ['then', 1.1, 1.5],
    ['3', 1.6, 1.7],
    ['sing.', 1.8, 2.3],
  ])
})

test('JC2 a name that is said otherwise keeps its written place', () => {
  const text = 'Ask Nguyen now'
  const respelled = respell(text, [{ written: 'Nguyen', said: 'win' }])
  const times = joinCharacterTimes(text, respelled, timeCharacters(respelled.text))
  expect(times?.map(({ from, to, start }) => [text.slice(from, to), start])).toEqual([
    ['Ask', 0],
    ['Nguyen', 0.4],
    ['now', 0.8],
  ])
})

test('JC3 characters of another text say nothing', () => {
  expect(joinCharacterTimes('Hello', respell('Hello', []), timeCharacters('Hullo'))).toBeNull()
  expect(joinCharacterTimes('Hello', respell('Hello', []), [])).toBeNull()
})

test('JC4 every word of any text has a time, in order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const times = joinCharacterTimes(text, respell(text, []), timeCharacters(text)) ?? []
      expect(times.map(({ from }) => from)).toEqual(listWords(text).map(({ from }) => from))
      times.forEach(({ start, end }, index) => {
        expect(end).toBeGreaterThanOrEqual(start)
        expect(start).toBeGreaterThanOrEqual(times[index - 1]?.end ?? 0)
      })
    }),
  )
})
