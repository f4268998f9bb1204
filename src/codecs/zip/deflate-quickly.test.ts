import * as fc from 'fast-check'
import { inflateSync } from 'fflate'
import { expect, test } from 'vitest'

import { deflateQuickly, longestDeflated } from './deflate-quickly.ts'

function pack(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(longestDeflated(bytes.length))
  return out.subarray(0, deflateQuickly(bytes, bytes.length, out))
}

/** Compared as bytes: the runner's own comparison takes a second for a few thousand. */
const isKept = (bytes: Uint8Array) => Buffer.from(inflateSync(pack(bytes))).equals(bytes)

const encode = (text: string) => new TextEncoder().encode(text)

test('what was packed is read by others as it was', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc
        .constantFrom('<a:p>', '<a:r><a:rPr lang="en-US"/><a:t>', '</a:t>', 'Gezeiten – 潮')
        .map(encode),
    ),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(pieces, (list) => {
      const bytes = new Uint8Array(list.flatMap((piece) => [...piece]))
      expect(isKept(bytes)).toBe(true)
    }),
  )
})

test('every length and distance of a repetition is told', () => {
  for (const length of [3, 4, 5, 10, 11, 18, 35, 67, 131, 227, 257, 258, 259, 600])
    for (const distance of [1, 2, 3, 4, 5, 7, 9, 13, 600, 4_097, 24_577, 32_767, 32_768, 32_769]) {
      const noise = Uint8Array.from({ length: distance }, (_, at) => (at * at * 31 + at) >> 3)
      const bytes = new Uint8Array([...noise, ...noise.slice(0, length), 7])
      expect(isKept(bytes)).toBe(true)
    }
})

test('marks that come again and again become small, and noise hardly larger', () => {
  const marks = encode('<a:p><a:r><a:rPr lang="en-US"/><a:t>Tides</a:t></a:r></a:p>'.repeat(40))
  expect(pack(marks).length).toBeLessThan(marks.length / 20)
  const noise = Uint8Array.from({ length: 5_000 }, (_, at) => Math.imul(at, 0x9e3779b1) >>> 24)
  expect(pack(noise).length).toBeLessThan(noise.length * 1.13)
})
