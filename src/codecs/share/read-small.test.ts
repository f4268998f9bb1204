import { deflateRawSync } from 'node:zlib'

import { expect, test, vi } from 'vitest'

import { fail } from '#core/result.ts'

import { makeBomb } from '../../../test/fixtures/files/make-bomb.ts'
import { measureWork } from '../../../test/fixtures/measure-work.ts'
import type { PackedReader } from './read-packed.ts'
import { createSmallReader } from './read-small.ts'

function begin() {
  const readLarge = vi.fn<PackedReader>(async () => fail('damaged'))
  const read = createSmallReader(readLarge)
  return {
    readLarge,
    read: (file: string | Uint8Array, packing: 'share' | 'link' = 'share') =>
      read({
        bytes: new Uint8Array(typeof file === 'string' ? deflateRawSync(file) : file),
        packing,
      }),
  }
}

const deckOf = (slides: unknown) => JSON.stringify({ title: 'Reefs', slides })
const slides = Array.from({ length: 8 }, (_, number) => ({
  title: `Slide ${number}`,
  content: ['One point', 'Another point'],
  notes: 'What is said about it takes a few sentences. '.repeat(20),
}))

test('LK11 a talk of words alone is read where it is', async () => {
  const { read, readLarge } = begin()
  expect(await read(deckOf(slides))).toMatchObject({
    ok: true,
    value: { deck: { title: 'Reefs' } },
  })
  expect(await read('{"title":"Reefs"}')).toEqual(fail('damaged'))
  expect(await read(new Uint8Array(8))).toEqual(fail('damaged'))
  expect(readLarge).not.toHaveBeenCalled()
})

test('LK11 what is large, unfolds to much, or has to be unfolded by more is left to the worker', async () => {
  const { read, readLarge } = begin()
  await read(crypto.getRandomValues(new Uint8Array(20_000)))
  await read(makeBomb(1))
  await read(deckOf([{ title: 'a'.repeat(70_000) }]))
  await read(deckOf(slides), 'link')
  expect(readLarge).toHaveBeenCalledTimes(4)
})

test('LK11 whoever leaves meanwhile is told nothing', async () => {
  const leaving = new AbortController()
  const read = createSmallReader(async () => fail('damaged'))
  const bytes = new Uint8Array(deflateRawSync(deckOf(slides)))
  const reading = read({ bytes, packing: 'share' }, { signal: leaving.signal })
  leaving.abort()
  expect(await reading).toEqual(fail('cancelled'))
})

/** Made of so much of something that hardly more would be left to the worker. */
const fill = (one: string) => Array.from({ length: 60_000 / (one.length + 1) }, () => one).join(',')
const field = (number: number) => `"field ${number}":1`

test.for([
  [
    'slides',
    `[${Array.from({ length: 500 }, () => '{"content":["a","b","c"],"table":[["a"]]}').join(',')}]`,
  ],
  ['points', `[{"content":[${fill('{"text":1}')}]}]`],
  ['rows', `[{"table":{"rows":[${fill('["a"]')}]}}]`],
  ['shapes', `[{"placed":{"elements":[${fill('{"kind":"shape","x":0,"y":0}')}]}}]`],
  ['pictures', `[{"morePictures":[${fill('{"url":"data:image/png;base64,AAAA"}')}]}]`],
  ['fields', `[{${Array.from({ length: 4_000 }, (_, number) => field(number)).join(',')}}]`],
  ['depth', `[{"content":${'['.repeat(30_000)}${']'.repeat(30_000)}}]`],
])('LK11 a page is not held up by nothing but %s', async ([, hostile = '']) => {
  const { read, readLarge } = begin()
  const file = `{"title":"Reefs","slides":${hostile}}`
  expect(file.length).toBeLessThan(64 * 1024)
  await read(file)
  const { ms } = await measureWork(() => read(file))
  expect(ms).toBeLessThan(50)
  expect(readLarge).not.toHaveBeenCalled()
})
