import { assert, property, uint8Array } from 'fast-check'
import { expect, test } from 'vitest'

import { decodeBase64Url, encodeBase64Url } from './base64-url.ts'

test('LK2 what was encoded is decoded, and needs no escaping', () => {
  assert(
    property(uint8Array({ maxLength: 100 }), (bytes) => {
      const text = encodeBase64Url(bytes)
      expect(text).toMatch(/^[\w-]*$/)
      expect(decodeBase64Url(text)).toEqual(new Uint8Array(bytes))
    }),
  )
})

test('LK2 no other text means the same bytes', () => {
  const key = new Uint8Array(32).fill(0xa5)
  const text = encodeBase64Url(key)
  // The last letter of 32 bytes has two bits to spare.
  for (const last of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_') {
    const changed = text.slice(0, -1) + last
    if (changed !== text) expect(decodeBase64Url(changed)).not.toEqual(key)
  }
  for (const wrong of [`${text}=`, `${text} `, `${text}A`, text.slice(1), 'ü', '+/'])
    expect(decodeBase64Url(wrong)).not.toEqual(key)
})
