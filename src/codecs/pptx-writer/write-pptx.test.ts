import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import type { Slide } from '#core/deck/slide.ts'
import { themes } from '#core/theme/themes.ts'

import { fixedMetrics } from '../../../test/fixtures/fixed-metrics.ts'
import { slidesToWrite, writeSlides, writtenPictures } from '../../../test/fixtures/write-slides.ts'
import { findValidator, validatePptx } from '../../../test/judges/validate-pptx.ts'
import { writePptx } from './write-pptx.ts'

test('PX2 every part is valid by the schemas of ECMA-376, in every theme and layout', async ({
  skip,
}) => {
  const python = await findValidator()
  if (!python) skip('The validator, or a Python with lxml, is not here.')
  const folder = await mkdtemp(join(tmpdir(), 'lectern-valid-'))
  try {
    const files = await Promise.all(
      themes.map(async ({ id }) => {
        const path = join(folder, `${id}.pptx`)
        await writeFile(path, (await writeSlides(slidesToWrite, { theme: id })).bytes)
        return path
      }),
    )
    expect(await validatePptx(python ?? '', files)).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
}, 60_000)

test('PX9 the same deck gives the same bytes', async () => {
  const [one, other] = [await writeSlides(slidesToWrite), await writeSlides(slidesToWrite)]
  expect(Buffer.from(one.bytes).equals(other.bytes)).toBe(true)
})

test('PX17 writing can be called off and says how far it has come', async () => {
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
