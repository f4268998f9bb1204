import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { beforeAll, expect, test } from 'vitest'

import { loadCharts } from '#core/chart/load-charts.ts'
import type { Deck } from '#core/deck/deck.ts'
import type { Slide } from '#core/deck/slide.ts'
import { loadPlaced } from '#core/placed/load-placed.ts'
import { themes } from '#core/theme/themes.ts'

import { chartSlides } from '../../../test/fixtures/decks/chart-slides.ts'
import { drawPng } from '../../../test/fixtures/files/draw-png.ts'
import { formSlides } from '../../../test/fixtures/decks/form-slides.ts'
import { placeDeck } from '../../../test/fixtures/decks/place-deck.ts'
import { picturedSlides } from '../../../test/fixtures/decks/pictured-slides.ts'
import { listRichSlides } from '../../../test/fixtures/decks/rich-slides.ts'
import { writeTestPdf } from '../../../test/fixtures/files/write-test-pdf.ts'
import { paintPages, type Page } from '../../../test/judges/compare-fills.ts'

const imageUrl = 'asset:picture'
const pictures = new Map([[imageUrl, { bytes: drawPng(160, 120), type: 'image/png' }]])

beforeAll(async () => {
  await Promise.all([loadPlaced(), loadCharts()])
})

async function paint(deck: Deck): Promise<Page[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-placed-'))
  try {
    const path = join(folder, 'deck.pdf')
    await writeFile(path, (await writeTestPdf(deck, {}, pictures)).bytes)
    return await paintPages(path, deck.slides.length)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Colours that nobody would take for one another. */
const clearly = 64

/**
 * The share of px that are clearly of another colour. Poppler sets lines on whole px, so that two which are a
 * thousandth apart may come a px apart: whatever is found a px higher or lower is not apart. Where lines and shapes
 * stand is compared to a fraction of a px beside `placeForm`.
 */
function compare(one: Page | undefined, other: Page | undefined): number {
  if (!one || one.pixels.length !== other?.pixels.length) return 1
  const { pixels, width } = one
  const row = width * 3
  let apart = 0
  for (let at = 0; at < pixels.length; at += 3)
    if ([0, -row, row].every((away) => isApart(pixels, at, other.pixels, at + away))) apart++
  return apart / (pixels.length / 3)
}

const isApart = (one: Uint8Array, at: number, other: Uint8Array, there: number): boolean =>
  [0, 1, 2].some((part) => Math.abs((one[at + part] ?? 0) - (other[there + part] ?? 0)) > clearly)

/** Every one of them in some theme, every theme with some; all with all in the full run. */
const choose = (slides: readonly Slide[], theme: number): Slide[] =>
  slides.filter((_, at) => process.env['LECTERN_FULL'] || at % themes.length === theme)

const hasPainter = existsSync('/usr/bin/pdftoppm')
const inPictures = (slide: Slide): Slide => ({
  ...slide,
  ...(slide.imageUrl !== undefined && { imageUrl }),
  ...(slide.morePictures && {
    morePictures: slide.morePictures.map((one) => Object.assign({}, one, { imageUrl })),
  }),
})

test.skipIf(!hasPainter).each(themes.map(({ id }, at) => [id, at] as const))(
  'KL24 placed freely, forms in %s are painted as they were, px by px',
  async (theme, at) => {
    const slides = choose(
      [
        ...formSlides,
        ...chartSlides,
        ...picturedSlides.map(({ slide }) => inPictures(slide)),
        // Tables leave letters that their face lacks to whoever paints; elements have a face for them.
        ...listRichSlides(imageUrl).filter(({ id }) => id !== 'arabic table'),
      ],
      at,
    ).map((slide, index) => Object.assign({}, slide, { id: `s${index}` }))
    const deck: Deck = {
      title: 'Forms',
      theme,
      slides,
      furniture: { footer: 'Reefs', number: true },
    }
    const placed = await placeDeck(deck)
    const [before, after] = [await paint(deck), await paint(placed)]
    const apart = slides.flatMap((slide, index) => {
      const share = compare(before[index], after[index])
      return share > 0.002
        ? [`${slide.layout ?? ''} ${slide.title}: ${(100 * share).toFixed(2)} %`]
        : []
    })
    expect(apart).toEqual([])
  },
)
