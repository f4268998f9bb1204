import { expect, test } from 'vitest'

import { findPaper } from './find-paper.ts'

test.each([
  ['en-US', 'letter'],
  ['es-MX', 'letter'],
  ['fr-CA', 'letter'],
  // Without a region the language's home counts.
  ['en', 'letter'],
  ['en-GB', 'a4'],
  ['de', 'a4'],
  ['ja-JP', 'a4'],
  ['ar', 'a4'],
  // As some systems without a language call theirs.
  ['en-US@posix', 'a4'],
])('notes pages are on the paper of the region: %s writes on %s', (language, paper) => {
  expect(findPaper(language)).toBe(paper)
})
