import { expect, test } from 'vitest'

import { readAddress } from './read-address.ts'

test.each([
  ['https://example.org/a b', null],
  [' https://example.org/a ', 'https://example.org/a'],
  ['http://localhost:3001', 'http://localhost:3001'],
  ['example.org/sea?a=1', 'https://example.org/sea?a=1'],
  ['münchen.de', 'https://münchen.de'],
  ['a@example.org', 'mailto:a@example.org'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['file:///etc/passwd', null],
  ['nowhere', null],
  ['https://', null],
  ['', null],
])('EM8 %s leads to %s', (typed, address) => {
  expect(readAddress(typed)).toBe(address)
})
