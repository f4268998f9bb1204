import { beforeEach, expect, test } from 'vitest'

import { fail, ok } from '#core/result.ts'
import { decodeBase64Url, encodeBase64Url } from '#core/share/base64-url.ts'

import { makePassphrasesQuick } from '../../../test/fixtures/quick-passphrases.ts'
import { carryShare, measureCarried } from './carry-share.ts'
import { openCarried } from './open-carried.ts'
import { readShareFile } from './share-file.ts'
import { markShareFile, unmarkShareFile } from './share-file-mark.ts'
import { packShare } from './pack-share.ts'

beforeEach(makePassphrasesQuick)

type Bytes = Uint8Array<ArrayBuffer>

const now = Date.UTC(2026, 0, 1)
const hourMs = 3_600_000
const plain = new TextEncoder().encode('Every word begins with air from the lungs.')
const endless = { expiresAt: null, password: '' }

function flipBit(bytes: Bytes, bit: number): Bytes {
  const flipped = bytes.slice()
  flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
  return flipped
}

test('WS2 what is carried opens by itself, and is as long as was foretold', async () => {
  const carried = await carryShare(plain, endless)
  expect(await openCarried(carried, { now })).toEqual(ok(plain))
  expect(carried.length).toBe(measureCarried(plain.length, false))
  expect(Buffer.from(carried).includes('lungs')).toBe(false)
})

test('WS2 with a password it opens only with it', async () => {
  const carried = await carryShare(plain, { expiresAt: null, password: 'sesame' })
  expect(carried.length).toBe(measureCarried(plain.length, true))
  expect(await openCarried(carried, { now })).toEqual(fail('password-needed'))
  expect(await openCarried(carried, { now, password: 'barley' })).toEqual(fail('wrong-password'))
  expect(await openCarried(carried, { now, password: 'sesame' })).toEqual(ok(plain))
})

test('WS4 its time is kept to the minute, and asks for no password once it is over', async () => {
  const expiresAt = now + hourMs
  const carried = await carryShare(plain, { expiresAt, password: 'sesame' })
  expect(await openCarried(carried, { now: expiresAt - 1 })).toEqual(fail('password-needed'))
  expect(await openCarried(carried, { now: expiresAt })).toEqual(fail('expired'))
  expect(await openCarried(carried, { now: expiresAt, password: 'sesame' })).toEqual(
    fail('expired'),
  )
})

test('WS6 one changed bit, anywhere, is damage: in what it holds, its key, its end and its version', async () => {
  for (const password of ['', 'sesame']) {
    const carried = await carryShare(plain, { expiresAt: now + hourMs, password })
    const bits = Array.from({ length: carried.length * 8 }, (_, bit) => bit)
    const opened = await Promise.all(bits.map((bit) => openCarried(flipBit(carried, bit), { now })))
    expect(opened).toEqual(bits.map(() => fail('damaged')))
  }
})

test('WS6 so is one changed letter of the link, and a link that was cut', async () => {
  const link = encodeBase64Url(await carryShare(plain, endless))
  const open = async (text: string) => {
    const bytes = decodeBase64Url(text)
    return bytes ? openCarried(bytes, { now }) : fail('damaged')
  }
  const changed = Array.from(link, (letter, at) => {
    const other = letter === 'A' ? 'B' : 'A'
    return link.slice(0, at) + other + link.slice(at + 1)
  })
  const cut = Array.from(link, (_, at) => link.slice(0, at))
  const added = ['A', '-', '.', ' ', '%20'].map((end) => link + end)
  for (const text of [...changed, ...cut, ...added])
    expect(await open(text)).toEqual(fail('damaged'))
})

test('WS6 what a later version carries is told apart from damage', async () => {
  const carried = await carryShare(plain, endless)
  carried[0] = 2
  expect(await openCarried(carried, { now })).toEqual(fail('newer'))
})

test('WS3 a share file is known by its mark, and read like any file', async () => {
  const json = new TextEncoder().encode(
    JSON.stringify({ title: 'Bees', slides: [{ title: 'Hive', content: ['Wax'], notes: 'Hm.' }] }),
  )
  const packed = await packShare(json)
  const file = markShareFile(await carryShare(packed, endless))
  const read = await readShareFile(file, { fileName: 'Bees.lectern' })
  expect(read).toMatchObject({ ok: true, value: { deck: { title: 'Bees' } } })
  for (let bit = 0; bit < 64; bit++) expect(unmarkShareFile(flipBit(file, bit))).toBeNull()
  const locked = markShareFile(await carryShare(packed, { expiresAt: null, password: 'sesame' }))
  const old = markShareFile(await carryShare(packed, { expiresAt: hourMs, password: '' }))
  const later = markShareFile(Uint8Array.of(2, 0, 0))
  const codes = await Promise.all(
    [locked, old, later, file.subarray(0, 60), json].map((bytes) =>
      readShareFile(bytes, { fileName: '' }),
    ),
  )
  expect(codes).toEqual([
    fail('encrypted'),
    fail('expired'),
    fail('unsupported-version'),
    fail('damaged'),
    fail('damaged'),
  ])
})
