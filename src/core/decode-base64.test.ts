import { expect, test } from 'vitest'

import { decodeBase64 } from './decode-base64.ts'

test.each([0, 1, 2, 3, 4, 255, 256, 0x6000, 100_001])(
  '%i bytes come back from what others wrote as base64, padded or not',
  (length) => {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 167 + 89) % 256)
    const text = Buffer.from(bytes).toString('base64')
    const broken = text.replaceAll(/(.{76})/g, '$1\r\n')
    for (const written of [text, text.replaceAll('=', ''), broken])
      expect(decodeBase64(written)?.join()).toBe(bytes.join())
  },
)

test.each([
  'A',
  'AAAAA',
  'AA=A',
  'AA==A',
  'A===',
  'AAA==',
  '====',
  'AA-_',
  'AAÄA',
  'AA\u0141A',
  '!!!!',
])('%s is no base64, as for the browser', (text) => {
  expect(() => atob(text)).toThrow()
  expect(decodeBase64(text)).toBeNull()
})
