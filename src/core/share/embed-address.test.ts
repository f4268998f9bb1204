import { expect, test } from 'vitest'

import { isEmbedAddress, toEmbedAddress } from './embed-address.ts'

const judge = (address: string) => isEmbedAddress(new URL(address, 'https://lectern.test'))

test('LK13 a link becomes an address to be framed, its key where no server sees it', () => {
  const address = toEmbedAddress('https://lectern.test/demo-share/abc#key')
  expect(address).toBe('https://lectern.test/demo-share/abc?embed#key')
  expect(judge(address)).toBe(true)
  expect(judge(toEmbedAddress('https://lectern.test/demo-share/#all-of-it'))).toBe(true)
})

test.each([
  '/demo-share/abc',
  '/demo-share/abc?embedded',
  '/?embed',
  '/dashboard?embed',
  '/demo-share/abc#embed',
])('LK13 %s is none', (address) => expect(judge(address)).toBe(false))
