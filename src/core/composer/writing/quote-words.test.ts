import { expect, test } from 'vitest'

import { quoteWords } from './quote-words.ts'

test.each([
  ['en', '“So it is”'],
  ['de', '„So it is“'],
  ['fr', '«\u00A0So it is\u00A0»'],
  ['it', '«So it is»'],
  ['', '“So it is”'],
] as const)('CM6 in %s a quotation stands in marks of its language', (code, quoted) => {
  expect(quoteWords('So it is', { code })).toBe(quoted)
})
