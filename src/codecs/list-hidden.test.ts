// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'

import type { Deck } from '#core/deck/deck.ts'
import { loadPlaced } from '#core/placed/load-placed.ts'

import { keptSlide, placedShape, placedText } from '../../test/fixtures/decks/placed-slide.ts'
import { writeWithRealFonts } from '../../test/fixtures/files/write-test-pdf.ts'
import { deckFileFormats, fileFormats } from './file-formats.ts'
import { listHidden } from './list-hidden.ts'

beforeAll(async () => {
  await loadPlaced()
})

const long = Array.from({ length: 60 }, (_, at) => `Point ${at} says a good deal more than it must`)
const bare = placedShape({
  role: 'title',
  text: placedText([{ part: { field: 'title' }, runs: [] }]),
})

const deck: Deck = {
  title: 'Reefs',
  slides: [
    { id: 'a', title: 'No room', content: ['One', 'Two'], notes: '', layout: 'title-only' },
    { id: 'b', title: 'Too much', content: long, notes: '', layout: 'two-columns' },
    { ...keptSlide({ content: long }), id: 'c' },
    { ...keptSlide({ content: ['One', 'Two'] }, {}, [bare]), id: 'd' },
    { ...keptSlide(), id: 'e' },
  ],
}

test.each(deckFileFormats.filter((format) => fileFormats[format].writing.needs === 'fonts'))(
  'KL60 %s tells what nobody sees of its slides, kept or composed',
  async (format) => {
    const written = await writeWithRealFonts(format, { deck, pictures: new Map() })
    expect(written.ok && written.value.losses).toEqual([
      { kind: 'points-hidden', slideId: 'a', count: 2 },
      { kind: 'text-overflows', slideId: 'b' },
      { kind: 'text-overflows', slideId: 'c' },
      { kind: 'points-hidden', slideId: 'd', count: 2 },
    ])
  },
)

test('KL60 pictures and rows that a form leaves out are counted; a slide that keeps its look has none', () => {
  const slide = {
    id: 's1',
    title: 'Catch',
    content: [],
    notes: '',
    table: { rows: [['Fish'], ['Eel']] },
    imageUrl: 'asset:a',
  }
  const layout = {
    layout: 'points',
    rtl: false,
    background: { kind: 'solid', colour: '#FFFFFF' },
    boxes: [],
    overflows: false,
    hiddenBullets: 0,
    hiddenPictures: 0,
  } as const
  const at = { boxes: [] }
  expect(listHidden(slide, { ...layout, ...at })).toEqual([
    { kind: 'pictures-hidden', slideId: 's1', count: 1 },
    { kind: 'rows-hidden', slideId: 's1', count: 2 },
  ])
  expect(listHidden(slide, { ...layout, ...at, isKept: true })).toEqual([])
})
