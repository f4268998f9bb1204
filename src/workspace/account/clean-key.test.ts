import { expect, test } from 'vitest'

import { cleanKey } from './clean-key.ts'

test('blanks and line breaks around a key are taken off', () => {
  expect(cleanKey('  AIza-1_2.3 \r\n')).toBe('AIza-1_2.3')
  expect(cleanKey('\u00a0\ufeffAIza\u2003')).toBe('AIza')
  expect(cleanKey(' \n ')).toBe('')
})

test.each([
  ['a line break', 'AIza\n123'],
  ['a carriage return', 'AIza\r123'],
  ['a space', 'Bearer AIza'],
  ['a tab', 'AIza\t123'],
  ['a NUL', 'AIza\u0000'],
  ['a letter outside ASCII', 'AIzä'],
  ['a look-alike dash', 'AIza\u2013123'],
  ['an invisible mark', 'AIza\u200b'],
])('a key with %s inside is refused', (_, text) => {
  expect(cleanKey(text)).toBeNull()
})

test('every key that passes is a header value that arrives as it is', () => {
  const key = Array.from({ length: 0x7e - 0x20 }, (_, at) => String.fromCharCode(0x21 + at)).join(
    '',
  )
  expect(cleanKey(key)).toBe(key)
  expect(new Headers({ 'x-goog-api-key': key }).get('x-goog-api-key')).toBe(key)
})
