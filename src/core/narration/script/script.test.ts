import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'

import { pauses } from './pacing.ts'
import { listUtterances, writeScript } from './script.ts'

const texts = (notes: string) => writeScript(notes).sentences.map(({ text }) => text)
const pausesOf = (notes: string) => writeScript(notes).sentences.map(({ pauseAfter }) => pauseAfter)

test('SC1 notes become sentences', () => {
  expect(texts('Hello, and welcome. Shall we begin? Yes!')).toEqual([
    'Hello, and welcome.',
    'Shall we begin?',
    'Yes!',
  ])
  expect(texts('  ')).toEqual([])
  expect(texts('... — !')).toEqual([])
})

test('SC2 abbreviations, initials, decimals and versions end no sentence', () => {
  for (const text of [
    'Dr. Smith met J. R. Tolkien, i.e. the author.',
    'We use tools, e.g. Excel, vs. Sheets.',
    'Version 2.0 costs $3.50 at St. Mary, No. 5.',
    'It grew by 3.5 million, approx. Twice as much.',
  ])
    expect(texts(text)).toEqual([text])
  expect(texts('We met at Apple Inc. Then we left.')).toHaveLength(2)
})

test('SC3 an ellipsis is a pause, and ends a sentence only before a new one', () => {
  expect(texts('Something you never think about... a voice.')).toHaveLength(1)
  expect(texts('Try it... Sing one note.')).toEqual(['Try it...', 'Sing one note.'])
  expect(pausesOf('Try it... Sing one note.')[0]).toBe(pauses.ellipsis)
  expect(pausesOf('Try it… Sing one note.')[0]).toBe(pauses.ellipsis)
})

test('SC4 a line ends a sentence, and a paragraph rests longer', () => {
  expect(texts('A heading\nThe text. More.\n\nLast')).toEqual([
    'A heading',
    'The text.',
    'More.',
    'Last',
  ])
  expect(pausesOf('A heading\nThe text. More.\n\nLast')).toEqual([
    pauses.paragraph,
    pauses.sentence,
    pauses.paragraph,
    pauses.sentence,
  ])
})

test('SC5 every word keeps its place in the notes', () => {
  assert(
    property(
      array(
        constantFrom(
          'Hello',
          'e.g.',
          '3.5',
          'a',
          'Dr.',
          'end.',
          'so,',
          '...',
          '—',
          '\n',
          '“Yes!”',
          '&',
          'what?',
          'x'.repeat(90),
        ),
        { maxLength: 60 },
      ),
      constantFrom(' ', '  ', ' \n'),
      (parts, space) => {
        const notes = parts.join(space)
        const script = writeScript(notes)
        const words = script.sentences.flatMap((sentence) => sentence.words)
        expect(words.map(({ text }) => text)).toEqual(
          notes.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)),
        )
        for (const { text, from, to } of [...words, ...script.sentences, ...listUtterances(script)])
          expect(notes.slice(from, to)).toBe(text)
        expect(listUtterances(script).flatMap((part) => part.words)).toEqual(words)
      },
    ),
  )
})

test('SC6 the first sentence is cut so that it is heard soon, the others stay whole', () => {
  const script = writeScript(
    'In the next few minutes, we will take something apart, slowly. In the end, we will put it together again, and rest.',
  )
  expect(listUtterances(script).map(({ text, sentence }) => [text, sentence])).toEqual([
    ['In the next few minutes,', 0],
    ['we will take something apart, slowly.', 0],
    ['In the end, we will put it together again, and rest.', 1],
  ])
  expect(listUtterances(script)[0]?.pauseAfter).toBe(pauses.comma)
})

test('SC7 a sentence longer than a breath is cut at its clauses', () => {
  const clause = 'and then another thing happened on the way to the market that nobody expected, '
  const script = writeScript(`Well. So ${clause.repeat(6)}and it was over.`)
  const parts = listUtterances(script).filter(({ sentence }) => sentence === 1)
  expect(parts.length).toBeGreaterThan(1)
  for (const { text } of parts) expect(text.length).toBeLessThanOrEqual(220)
  expect(parts.at(-1)?.pauseAfter).toBe(script.sentences[1]?.pauseAfter)
})

test('SC7 where it has no clauses, it is cut between two words', () => {
  const parts = listUtterances(writeScript(`Well. ${'word '.repeat(200)}`)).slice(1)
  expect(parts.length).toBeGreaterThan(3)
  for (const { text } of parts) expect(text.length).toBeLessThanOrEqual(220)
})

test('SC8 speaking can begin at any word', () => {
  const notes = 'One two three. Four five, six seven eight nine ten eleven. Twelve.'
  const script = writeScript(notes)
  for (const { from } of script.sentences.flatMap(({ words }) => words)) {
    const parts = listUtterances(script, from)
    expect(parts[0]?.from).toBe(from)
    expect(parts.at(-1)?.to).toBe(notes.length)
  }
  expect(listUtterances(script, notes.length)).toEqual([])
})
