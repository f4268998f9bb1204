import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import type { Loss } from '#codecs/loss.ts'
import { readPptx } from '#codecs/pptx/read-pptx.ts'
import type { ReadDeck } from '#codecs/read-result.ts'
import type { DeckToWrite } from '#codecs/write-result.ts'
import { loadCharts } from '#core/chart/load-charts.ts'
import type { Deck } from '#core/deck/deck.ts'
import { movePictures } from '#core/deck/pictures/move-pictures.ts'
import { loadPlaced } from '#core/placed/load-placed.ts'
import { sniffPicture } from '#core/picture/sniff-picture.ts'

import { hasCorpus, listCorpus, readCorpusFile } from '../../../test/corpus/corpus.ts'
import { countRuns } from '../../../test/fixtures/decks/arbitrary-deck.ts'
import { arbitraryWrittenDeck } from '../../../test/fixtures/decks/arbitrary-written-deck.ts'
import { drawPng } from '../../../test/fixtures/files/draw-png.ts'
import { fixedMetrics } from '../../../test/fixtures/fixed-metrics.ts'
import { subtractLosses } from '../../../test/judges/subtract-losses.ts'
import { writePptx } from './write-pptx.ts'

beforeAll(async () => {
  await loadCharts()
  await loadPlaced()
})

const drawn = new Map(
  ['asset:x', 'asset:y'].map((url, index) => [
    url,
    { bytes: drawPng(40 + 20 * index, 30), type: 'image/png' },
  ]),
)

async function writeAndRead(input: DeckToWrite): Promise<{ losses: Loss[]; read: ReadDeck }> {
  const written = await writePptx(input, { metrics: fixedMetrics })
  if (!written.ok) throw new Error(written.error)
  const { bytes, losses } = written.value
  const read = await readPptx(bytes, { fileName: 'talk.pptx' })
  if (!read.ok) throw new Error(read.error)
  return { losses, read: read.value }
}

/** Pictures have other names in the file; the same bytes are the same picture. */
function restoreNames({ deck, pictures }: ReadDeck, source: DeckToWrite['pictures']) {
  const names = new Map(
    [...pictures].map(([name, { bytes }]) => [
      name,
      [...source].find(([, picture]) => Buffer.from(picture.bytes).equals(bytes))?.[0] ?? 'unknown',
    ]),
  )
  const slides = deck.slides.map((slide) => movePictures(slide, (url) => names.get(url) ?? url))
  return { ...deck, slides }
}

test('PO1 a deck that was written and read again is the same deck, without what was declared lost', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryWrittenDeck, async (deck) => {
      const { losses, read } = await writeAndRead({ deck, pictures: drawn })
      const canHold = (url: string) => drawn.has(url)
      expect(restoreNames(read, drawn)).toEqual(subtractLosses(deck, losses, canHold))
      expect(read.losses).toEqual([])
    }),
    countRuns(60),
  )
})

test('PO1 the points of a mirrored slide keep their order, though most are written the other way', async () => {
  const content = ['شعاب مرجانية', 'https://example.org/a', 'https://example.org/b']
  const slide = { id: 'slide-1', title: '', content, notes: '', layout: 'big-number' as const }
  const deck = { title: 'A talk', theme: 'ocean', slides: [slide] }
  const { read } = await writeAndRead({ deck, pictures: new Map() })
  expect(read.deck.slides).toEqual([slide])
})

/** What got a slide of its own is a slide like any other in the file that is written. */
const renumber = (deck: Deck): Deck => ({
  ...deck,
  slides: deck.slides.map((slide, at) => Object.assign({}, slide, { id: `slide-${at + 1}` })),
})

test.skipIf(!hasCorpus)('PO1 so are real presentations that were read before', async () => {
  const files = listCorpus('pptx').filter(([, { error }]) => error === undefined)
  const isFull = process.env['LECTERN_FULL'] !== undefined
  let compared = 0
  for (const [name] of files.filter((_, at) => isFull || at % 8 === 0)) {
    const first = await readPptx(readCorpusFile(name), { fileName: name })
    if (!first.ok) continue
    const { pictures } = first.value
    const deck = renumber(first.value.deck)
    const { losses, read } = await writeAndRead({ deck, pictures })
    const canHold = (url: string) => {
      const { format } = sniffPicture(pictures.get(url)?.bytes ?? new Uint8Array()) ?? {}
      return format === 'png' || format === 'jpeg' || format === 'gif'
    }
    const expected = subtractLosses(deck, losses, canHold)
    expect.soft(restoreNames(read, pictures), name).toEqual(expected)
    expect.soft(read.losses, name).toEqual([])
    compared++
  }
  expect(compared).toBeGreaterThan(20)
})
