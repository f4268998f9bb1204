import { expect, test } from 'vitest'

import { fail, ok } from '#core/result.ts'

import { sealShare } from './seal-share.ts'
import { randomBytes } from './share-cipher.ts'
import { unsealShare } from './unseal-share.ts'

const id = 'AAAAAAAAAAAAAAAAAAAAAA'
const linkKey = randomBytes(32)
const plain = new TextEncoder().encode('Every word begins with air from the lungs.')

function flipBit(bytes: Uint8Array<ArrayBuffer>, bit: number): Uint8Array<ArrayBuffer> {
  const flipped = bytes.slice()
  flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
  return flipped
}

test('LK2 what was sealed opens with the link, and says nothing of what is inside', async () => {
  const sealed = await sealShare(plain, { id, linkKey })
  expect(await unsealShare(sealed, { id, linkKey })).toEqual(ok(plain))
  expect(Buffer.from(sealed).includes('lungs')).toBe(false)
})

test('LK2 the same deck is never sealed the same way twice', async () => {
  const [first, second] = [
    await sealShare(plain, { id, linkKey }),
    await sealShare(plain, { id, linkKey }),
  ]
  expect(first).not.toEqual(second)
})

test('LK2 one changed bit, anywhere, is damage: with a password too, before it is asked for', async () => {
  for (const password of [undefined, 'sesame']) {
    const sealed = await sealShare(plain, { id, linkKey, password })
    const bits = Array.from({ length: sealed.length * 8 }, (_, bit) => bit)
    const opened = await Promise.all(
      bits.map((bit) => unsealShare(flipBit(sealed, bit), { id, linkKey })),
    )
    expect(opened).toEqual(bits.map(() => fail('damaged')))
  }
})

test('LK2 so are a changed key, another id, and anything cut short', async () => {
  const sealed = await sealShare(plain, { id, linkKey })
  for (let bit = 0; bit < 256; bit++)
    expect(await unsealShare(sealed, { id, linkKey: flipBit(linkKey, bit) })).toEqual(
      fail('damaged'),
    )
  const other = 'BAAAAAAAAAAAAAAAAAAAAA'
  expect(await unsealShare(sealed, { id: other, linkKey })).toEqual(fail('damaged'))
  for (let length = 0; length < sealed.length; length++)
    expect(await unsealShare(sealed.slice(0, length), { id, linkKey })).toEqual(fail('damaged'))
})

test('LK2 what a later version has sealed is told apart from damage', async () => {
  const sealed = await sealShare(plain, { id, linkKey })
  for (const version of [2, 4, 7, 8]) {
    const later = Uint8Array.from(sealed)
    later[0] = version
    expect(await unsealShare(later, { id, linkKey })).toEqual(fail('newer'))
  }
})

test('LK5 a password is needed beside the link, and a wrong one is known as such', async () => {
  const sealed = await sealShare(plain, { id, linkKey, password: 'Ｓésame' })
  expect(await unsealShare(sealed, { id, linkKey })).toEqual(fail('password-needed'))
  expect(await unsealShare(sealed, { id, linkKey, password: 'sesame' })).toEqual(
    fail('wrong-password'),
  )
  // Typed on another keyboard, it looks the same and has other bytes.
  expect(await unsealShare(sealed, { id, linkKey, password: 'Se\u0301same' })).toEqual(ok(plain))
  const stranger = randomBytes(32)
  expect(await unsealShare(sealed, { id, linkKey: stranger, password: 'Sésame' })).toEqual(
    fail('damaged'),
  )
})
