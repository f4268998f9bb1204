import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { readPptx } from '#codecs/pptx/read-pptx.ts'
import type { Slide } from '#core/deck/slide.ts'
import { themes } from '#core/theme/themes.ts'

import { hasCorpus, listCorpus, readCorpusFile } from '../../../test/corpus/corpus.ts'
import { arbitraryWrittenDeck } from '../../../test/fixtures/decks/arbitrary-written-deck.ts'
import { expectValidPptx } from '../../../test/fixtures/files/expect-valid-pptx.ts'
import { fixedMetrics } from '../../../test/fixtures/fixed-metrics.ts'
import {
  slidesToWrite,
  writeSlides,
  writtenPictures,
} from '../../../test/fixtures/decks/write-slides.ts'
import { findValidator } from '../../../test/judges/validate-pptx.ts'
import { writePptx } from './write-pptx.ts'

const isFull = process.env['LECTERN_FULL'] !== undefined
const python = await findValidator()

const expectValid = (files: Parameters<typeof expectValidPptx>[1]) =>
  expectValidPptx(python ?? '', files)

describe.skipIf(!python)('by the schemas of ECMA-376 (skipped where there is no validator)', () => {
  test('PO2 every part is valid, in every theme and layout', async () => {
    await expectValid(
      themes.map(async ({ id }) => (await writeSlides(slidesToWrite, { theme: id })).bytes),
    )
  })

  test('PO2 every part of any deck is valid', async () => {
    const decks = fc.sample(arbitraryWrittenDeck, isFull ? 300 : 30)
    await expectValid(
      decks.map(async ({ slides, ...deck }) => (await writeSlides(slides, deck)).bytes),
    )
  })

  test.skipIf(!hasCorpus)(
    'PO2 every part of a real presentation that was read before is valid',
    async () => {
      const names = listCorpus('pptx').map(([name]) => name)
      await expectValid(rewrite(names.filter((_, at) => isFull || at % 16 === 0)))
    },
  )
})

async function* rewrite(names: readonly string[]): AsyncIterable<Uint8Array> {
  for (const fileName of names) {
    const read = await readPptx(readCorpusFile(fileName), { fileName })
    if (!read.ok) continue
    const written = await writePptx(read.value, { metrics: fixedMetrics })
    if (!written.ok) throw new Error(written.error)
    yield written.value.bytes
  }
}

test('PO9 the same deck gives the same bytes', async () => {
  const [one, other] = [await writeSlides(slidesToWrite), await writeSlides(slidesToWrite)]
  expect(Buffer.from(one.bytes).equals(other.bytes)).toBe(true)
})

test('PO17 writing can be called off and says how far it has come', async () => {
  const abort = new AbortController()
  const slides = [1, 2, 3].flatMap((round) => slidesToWrite.map((slide) => giveId(slide, round)))
  const shares: number[] = []
  const result = await writePptx(
    { deck: { title: 'T', slides }, pictures: writtenPictures },
    {
      metrics: fixedMetrics,
      signal: abort.signal,
      onProgress(share) {
        shares.push(share)
        abort.abort()
      },
    },
  )
  expect(result).toEqual({ ok: false, error: 'cancelled' })
  expect(shares).toHaveLength(1)
})

const giveId = (slide: Slide, round: number): Slide => ({ ...slide, id: `${slide.id}-${round}` })
