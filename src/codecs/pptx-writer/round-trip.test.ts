import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Loss } from '#codecs/loss.ts'
import { readPptx } from '#codecs/pptx/read-pptx.ts'
import { readBullet, writeBullet } from '#core/deck/bullet.ts'
import type { Deck } from '#core/deck/deck.ts'
import type { SlidePicture } from '#core/deck/slide-picture.ts'
import { listPictures, movePictures, withPictures } from '#core/deck/slide-pictures.ts'
import { countColumns, type SlideTable } from '#core/deck/slide-table.ts'
import type { Slide } from '#core/deck/slide.ts'

import { countRuns } from '../../../test/fixtures/arbitrary-deck.ts'
import { arbitraryWrittenDeck } from '../../../test/fixtures/arbitrary-written-deck.ts'
import { fixedMetrics } from '../../../test/fixtures/fixed-metrics.ts'
import { drawPng } from '../../../test/fixtures/draw-png.ts'
import { writePptx } from './write-pptx.ts'

const pictures = new Map(
  ['asset:x', 'asset:y'].map((url, index) => [
    url,
    { bytes: drawPng(40 + 20 * index, 30), type: 'image/png' },
  ]),
)

async function writeAndRead(deck: Deck) {
  const written = await writePptx({ deck, pictures }, { metrics: fixedMetrics })
  if (!written.ok) throw new Error(written.error)
  const { bytes, losses } = written.value
  const read = await readPptx(bytes, { fileName: 'talk.pptx' })
  if (!read.ok) throw new Error(read.error)
  return { losses, read: read.value }
}

test('PX1 a deck that was written and read again is the same deck, without what was declared lost', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryWrittenDeck, async (deck) => {
      const { losses, read } = await writeAndRead(deck)
      const urls = new Map(
        [...read.pictures].map(([name, { bytes }]) => [name, findPicture(bytes)]),
      )
      const found = read.deck.slides.map((slide) =>
        movePictures(slide, (url) => urls.get(url) ?? url),
      )
      expect({ ...read.deck, slides: found }).toEqual({
        ...deck,
        slides: deck.slides.map((slide) => without(slide, losses)),
      })
      expect(read.losses).toEqual([])
    }),
    countRuns(60),
  )
}, 120_000)

const findPicture = (bytes: Uint8Array): string =>
  [...pictures].find(([, picture]) => Buffer.from(picture.bytes).equals(bytes))?.[0] ?? 'unknown'

/** The slide without what was lost of it, and tidied as the reader tidies all text. */
function without(slide: Slide, losses: readonly Loss[]): Slide {
  const count = (kind: Loss['kind']): number => {
    const loss = losses.find(
      (one) => one.kind === kind && 'slideId' in one && one.slideId === slide.id,
    )
    return loss && 'count' in loss ? loss.count : 0
  }
  const { table, ...rest } = slide
  const kept = table && tidyTable(table, count('rows-hidden'))
  const shown = listPictures(slide).map(tidyAlt)
  return {
    ...withPictures(rest, shown.slice(0, shown.length - count('pictures-hidden'))),
    title: slide.title.replaceAll(/\s+/g, ' ').trim(),
    content: count('points-hidden') > 0 ? [] : slide.content.flatMap(tidyBullet),
    ...(kept && { table: kept }),
  }
}

const tidyAlt = ({ imageAlt = '', ...picture }: SlidePicture): SlidePicture => ({
  ...picture,
  ...(imageAlt.trim() && { imageAlt: imageAlt.trim() }),
})

function tidyBullet(content: string): string[] {
  const { level, text } = readBullet(content)
  const tidy = text.replaceAll('\t', ' ').trim()
  return tidy === '' ? [] : [writeBullet({ level, text: tidy })]
}

function tidyTable({ rows, hasHeader }: SlideTable, hidden: number): SlideTable | null {
  const columns = countColumns({ rows })
  const kept = rows
    .slice(0, rows.length - hidden)
    .map((row) => Array.from({ length: columns }, (_, at) => (row[at] ?? '').trim()))
  if (!kept.some((row) => row.some(Boolean))) return null
  return { rows: kept, ...(hasHeader && { hasHeader }) }
}
