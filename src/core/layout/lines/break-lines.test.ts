import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { breakLines } from './break-lines.ts'
import { splitGraphemes } from './split-graphemes.ts'

/** Every character is 10 wide. */
const measure = (text: string): number => splitGraphemes(text).length * 10

const linesOf = (text: string, width: number): string[] =>
  breakLines(text, width, measure).lines.map((line) => line.text)

const pieces = fc.constantFrom(
  'word',
  'a',
  'longer-word',
  ' ',
  '  ',
  '\n',
  '\t',
  '(x)',
  '“q”',
  '12.5%',
  'https://a.b/c?d',
  '漢字',
  'かな、',
  '「',
  '」',
  '한국어',
  'عربي',
  'שלום',
  'ไทยๆ',
  '👩‍💻',
  '🇩🇪',
  '\u00A0',
  '\u3000',
  '\u200B',
)
const texts = fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join(''))
const widths = fc.integer({ min: 1, max: 400 })

test('LN7 a line takes as many words as fit, and the spaces at its end take no room', () => {
  expect(linesOf('one two three', 70)).toEqual(['one two', 'three'])
  expect(linesOf('one two   three', 70)).toEqual(['one two', 'three'])
  expect(linesOf('one two three', 69)).toEqual(['one', 'two', 'three'])
})

test('LN7 words fit by the width of the line, where they are shaped together, and not by their sum', () => {
  const kerned = (text: string) => measure(text) - (text === 'To We' ? 4 : 0)
  expect(breakLines('To We', 46, kerned).lines).toHaveLength(1)
  expect(breakLines('To We', 45, kerned).lines).toHaveLength(2)
})

test('LN8 a newline ends a line, and an empty text is one empty line', () => {
  expect(linesOf('one\n\ntwo\n', 500)).toEqual(['one', '', 'two'])
  expect(breakLines('', 100, measure)).toEqual({
    lines: [{ text: '', start: 0, end: 0, width: 0 }],
    cutsWord: false,
    slack: 1,
  })
})

test('LN9 a word wider than the line begins on its own and is cut between characters', () => {
  const { lines, cutsWord } = breakLines('a 👩‍💻👩‍💻👩‍💻bbbb c', 40, measure)
  expect(lines.map(({ text }) => text)).toEqual(['a 👩‍💻👩‍💻', '👩‍💻', 'bbbb', 'c'])
  expect(cutsWord).toBe(false)
  expect(breakLines('a bbbbbbbb c', 40, measure)).toMatchObject({
    cutsWord: true,
    lines: [{ text: 'a' }, { text: 'bbbb' }, { text: 'bbbb' }, { text: 'c' }],
  })
})

test('LN9 a word of thousands of characters is cut like any other, be the line short or long', () => {
  for (const width of [40, 2_550, 2_560, 2_570, 7_000]) {
    const fits = width / 10
    const expected = Array.from({ length: Math.ceil(3_000 / fits) }, (_, line) =>
      Math.min(fits, 3_000 - line * fits),
    )
    expect(linesOf('b'.repeat(3_000), width).map((line) => line.length)).toEqual(expected)
  }
  expect(linesOf('👩‍💻'.repeat(200), 70).at(-1)).toBe('👩‍💻'.repeat(4))
})

test('LN9 a word twice as long takes twice the measuring, not four times', () => {
  const countMeasured = (length: number) => {
    let characters = 0
    breakLines('b'.repeat(length), 400, (text) => {
      characters += text.length
      return measure(text)
    })
    return characters
  }
  expect(countMeasured(8_000) / countMeasured(4_000)).toBeLessThan(2.2)
})

test('LN10 the slack is the share of the width by which the closest line fits or does not', () => {
  expect(breakLines('one two', 100, measure).slack).toBeCloseTo(0.3)
  // "one two" fits by 5 of 75, "one two three" does not by far.
  expect(breakLines('one two three', 75, measure).slack).toBeCloseTo(5 / 75)
  // "one two" does not fit by 1 of 69.
  expect(breakLines('one two', 69, measure).slack).toBeCloseTo(1 / 69)
})

test('LN11 the lines together are the text, each from where the last one ended', () => {
  fc.assert(
    fc.property(texts, widths, (text, width) => {
      const { lines } = breakLines(text, width, measure)
      let at = 0
      for (const { start, end, text: line } of lines) {
        expect(start).toBe(at)
        expect(text.slice(start, end).replaceAll('\t', ' ').startsWith(line)).toBe(true)
        at = end
      }
      expect(at).toBe(text.length)
    }),
  )
})

test('LN12 no line is wider than the column unless it is a single character', () => {
  fc.assert(
    fc.property(texts, widths, (text, width) => {
      for (const line of breakLines(text, width, measure).lines) {
        expect(line.width).toBe(measure(line.text))
        if (line.width > width) expect(splitGraphemes(line.text)).toHaveLength(1)
      }
    }),
  )
})

test('LN13 a wider column never takes more lines', () => {
  fc.assert(
    fc.property(texts, widths, fc.nat(100), (text, width, more) => {
      const narrow = breakLines(text, width, measure).lines.length
      expect(breakLines(text, width + more, measure).lines.length).toBeLessThanOrEqual(narrow)
    }),
  )
})
