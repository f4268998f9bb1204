import { expect, test } from 'vitest'

import { encodeBase64 } from './encode-base64.ts'

test.each([0, 1, 2, 3, 4, 255, 256, 0x6000, 100_001])(
  '%i bytes become what everyone else reads as base64',
  (length) => {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 167 + 89) % 256)
    expect(encodeBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
  },
)
