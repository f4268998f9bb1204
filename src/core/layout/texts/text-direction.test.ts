import { expect, test } from 'vitest'

import { isRtlText } from './text-direction.ts'

test.each([
  ['Hello', false],
  ['שלום', true],
  ['مرحبا', true],
  ['2024: שלום', true],
  ['… Hello שלום', false],
  // Arabic digits and vowel signs are read as what stands around them.
  ['٢٠٢٤ Hello', false],
  ['\u064EHello', false],
  ['𞤀𞤣𞤤𞤢𞤥', true],
  // A mark says it in place of a letter.
  ['\u200F2024 Hello', true],
  ['\u200E2024 שלום', false],
  ['2024', null],
  ['', null],
])('LY7 a text reads as its first letter does: %s', (text, rtl) => {
  expect(isRtlText(text)).toBe(rtl)
})
