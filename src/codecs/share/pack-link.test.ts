import { deflateRawSync } from 'node:zlib'

import { assert, asyncProperty } from 'fast-check'
import { expect, test } from 'vitest'

import { createSampleDeck } from '#core/outline/templates/sample-deck.ts'
import { fail } from '#core/result.ts'

import { arbitraryDeck } from '../../../test/fixtures/decks/arbitrary-deck.ts'
import { makeBomb } from '../../../test/fixtures/files/make-bomb.ts'
import { measureWork } from '../../../test/fixtures/measure-work.ts'
import { readDeckJson } from '../json/read-json.ts'
import { writeJson } from '../json/write-json.ts'
import { maxLinkTextBytes, packForLink, unpackFromLink } from './pack-link.ts'

const noPictures = new Map<string, never>()

test('WS2 a deck comes out of a link as it went in, but for the ids of its slides', async () => {
  await assert(
    asyncProperty(arbitraryDeck, async (deck) => {
      const json = writeJson({ deck, pictures: noPictures }).bytes
      const unpacked = unpackFromLink(packForLink(json))
      if (!unpacked.ok) throw new Error(unpacked.error)
      const [before, after] = await Promise.all(
        [json, unpacked.value].map((bytes) => readDeckJson(bytes, { fileName: '' })),
      )
      if (!before?.ok || !after?.ok) throw new Error('not read')
      const anonymous = ({ value: { deck: read } }: typeof after) => ({
        ...read,
        slides: read.slides.map((slide) => ({ ...slide, id: '' })),
      })
      expect(anonymous(after)).toEqual(anonymous(before))
    }),
    { numRuns: 50 },
  )
})

test('WS2 a link is a tenth shorter for what decks have in common', () => {
  const deck = createSampleDeck(() => crypto.randomUUID())
  const json = writeJson({ deck, pictures: noPictures }).bytes
  expect(packForLink(json).length).toBeLessThan(0.9 * deflateRawSync(json, { level: 9 }).length)
})

test('WS6 what was not packed so is refused', () => {
  expect(unpackFromLink(new Uint8Array([7, 7, 7]))).toEqual(fail('damaged'))
})

test('WS6 what unfolds to more than a link can mean is refused, without room for it', async () => {
  const spaces = (bytes: number) => new Uint8Array(deflateRawSync(Buffer.alloc(bytes, ' ')))
  expect(unpackFromLink(spaces(maxLinkTextBytes))).toMatchObject({ ok: true })
  expect(unpackFromLink(spaces(maxLinkTextBytes + 1))).toEqual(fail('too-large'))
  // As much as a link may have, and more than any.
  for (const bomb of [makeBomb(24), makeBomb(1_024)]) {
    const { result, ms } = await measureWork(() => unpackFromLink(bomb))
    expect(result).toEqual(fail('too-large'))
    expect(ms).toBeLessThan(1_000)
  }
})
