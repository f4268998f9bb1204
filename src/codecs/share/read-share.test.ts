import { deflateRawSync } from 'node:zlib'

import { assert, asyncProperty } from 'fast-check'
import { expect, test } from 'vitest'

import { assetUrl } from '#core/deck/pictures/deck-assets.ts'
import { fail, ok } from '#core/result.ts'

import { arbitraryDeck } from '../../../test/fixtures/decks/arbitrary-deck.ts'
import { makeBomb } from '../../../test/fixtures/files/make-bomb.ts'
import { measureWork } from '../../../test/fixtures/measure-work.ts'
import { writeJson } from '../json/write-json.ts'
import { loadPictures } from '../load-pictures.ts'
import { packShare } from './pack-share.ts'
import { readShare } from './read-share.ts'

const options = { fileName: '' }

test('LK3 a deck comes out as it went in', async () => {
  await assert(
    asyncProperty(arbitraryDeck, async (deck) => {
      const { bytes } = writeJson({ deck, pictures: new Map() })
      const read = await readShare(await packShare(bytes), options)
      expect(read).toMatchObject({ ok: true, value: { deck: { title: deck.title } } })
      if (read.ok)
        expect(
          read.value.deck.slides.map(({ title, notes, content }) => [title, notes, content]),
        ).toEqual(deck.slides.map(({ title, notes, content }) => [title, notes, content]))
    }),
    { numRuns: 20 },
  )
})

test('LK3 its pictures travel with it; one that is gone is counted', async () => {
  const slide = { id: 'a', title: 'A', content: [], notes: '' }
  const deck = {
    title: 'Pictures',
    slides: [
      { ...slide, imageUrl: assetUrl('here') },
      { ...slide, id: 'b', imageUrl: assetUrl('gone') },
    ],
  }
  const picture = new Blob([new Uint8Array([1, 2, 3])], { type: 'image/png' })
  const pictures = await loadPictures(deck, async (hash) =>
    hash === 'here' ? ok(picture) : fail({ code: 'not-found' }),
  )
  const { bytes, losses } = writeJson({ deck, pictures })
  expect(losses).toHaveLength(1)
  const read = await readShare(await packShare(bytes), options)
  if (!read.ok) throw new Error(read.error)
  const [first, second] = read.value.deck.slides
  expect(read.value.pictures.get(first?.imageUrl ?? '')).toEqual({
    bytes: new Uint8Array([1, 2, 3]),
    type: 'image/png',
  })
  expect(second?.imageUrl).toBeUndefined()
})

test('LK3 what unfolds without end, is cut, or is no deck is refused', async () => {
  const cut = deflateRawSync(JSON.stringify({ title: 'A', slides: [] })).subarray(0, 10)
  expect(await readShare(makeBomb(101), options)).toEqual(fail('too-large'))
  for (const bytes of [cut, Buffer.from('no deflate'), new Uint8Array()])
    expect(await readShare(bytes, options)).toEqual(fail('damaged'))
  expect(await readShare(deflateRawSync('{"title":"A"}'), options)).toEqual(fail('not-this-kind'))
})

test('LK3 what would unfold to a gigabyte stops where it is too much', async () => {
  const bomb = makeBomb(1_024)
  const { result, ms } = await measureWork(() => readShare(bomb, options))
  expect(result).toEqual(fail('too-large'))
  expect(ms).toBeLessThan(3_000)
})

test('LK3 what is nested without end is refused before anything is built of it', async () => {
  const nested = '['.repeat(5_000_000) + ']'.repeat(5_000_000)
  for (const text of [nested, `{"title":"A","slides":[{"title":"B","content":${nested}}]}`])
    expect(await readShare(deflateRawSync(text), options)).toEqual(fail('damaged'))
})
