import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { readPptx } from '#codecs/pptx/read-pptx.ts'
import { loadCharts } from '#core/chart/load-charts.ts'
import type { Deck } from '#core/deck/deck.ts'
import type { Slide } from '#core/deck/slide.ts'
import { loadPlaced } from '#core/placed/load-placed.ts'
import { createWordFinder } from '#core/placed/place-words.ts'

import { chartSlides } from '../../../../test/fixtures/decks/chart-slides.ts'
import { formSlides } from '../../../../test/fixtures/decks/form-slides.ts'
import { placeDeck } from '../../../../test/fixtures/decks/place-deck.ts'
import { openWrittenPptx } from '../../../../test/fixtures/files/open-written-pptx.ts'
import { writeWithRealFonts } from '../../../../test/fixtures/files/write-test-pdf.ts'
import { findValidator, validatePptx } from '../../../../test/judges/validate-pptx.ts'

const python = await findValidator()
const folder = await mkdtemp(join(tmpdir(), 'lectern-own-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeAll(async () => {
  await Promise.all([loadPlaced(), loadCharts()])
})

const deck: Deck = {
  title: 'Forms',
  theme: 'sunrise',
  slides: [...formSlides.filter((_, at) => at % 4 === 0), ...chartSlides.slice(0, 2)],
}

const listWords = (slide: Slide): string[] => {
  const findWords = createWordFinder(slide)
  return (slide.placed?.elements ?? []).flatMap((element) =>
    element.kind === 'shape'
      ? (element.text?.paragraphs ?? []).flatMap((one) => findWords(one)?.trim() || [])
      : [],
  )
}

async function write(embedded: boolean) {
  const placed = await placeDeck(deck)
  const written = await writeWithRealFonts(
    'pptx',
    { deck: placed, pictures: new Map() },
    { fonts: embedded ? 'embedded' : 'office' },
  )
  if (!written.ok) throw new Error(written.error)
  return { placed, bytes: new Uint8Array(written.value.bytes) }
}

test('KL24 in PowerPoint parts are shapes and texts where they stand, in faces that come along', async () => {
  const { placed, bytes } = await write(true)
  const read = await readPptx(bytes, { fileName: 'x.pptx', withLook: true })
  if (!read.ok) throw new Error(read.error)
  for (const [at, slide] of read.value.deck.slides.entries()) {
    const was = placed.slides[at]
    if (!was) throw new Error('As many slides as were written')
    expect(listWords(slide), was.title).toEqual(listWords(was))
    expect(slide.placed?.elements.length, was.title).toBe(was.placed?.elements.length)
  }
  const presentation = openWrittenPptx(bytes).text('ppt/presentation.xml')
  expect(presentation).toContain('typeface="Fraunces"')
})

test('KL24 in office faces nothing is called as a face that only we have', async () => {
  const { bytes } = await write(false)
  const slides = deck.slides.map((_, at) =>
    openWrittenPptx(bytes).text(`ppt/slides/slide${at + 1}.xml`),
  )
  expect(slides.join('')).not.toContain('Fraunces')
})

test.skipIf(!python)('KL24 every part of such a file is valid by the schemas', async () => {
  const path = join(folder, 'own.pptx')
  await writeFile(path, (await write(true)).bytes)
  expect(await validatePptx(python ?? '', [path])).toEqual([])
})
