// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { readPptx } from '#codecs/pptx/read-pptx.ts'
import { tellToday } from '#core/compose/furniture/todays-date.ts'
import type { DeckFurniture } from '#core/deck/brand/deck-furniture.ts'
import { deckFurnitureSchema } from '#core/deck/brand/deck-furniture.ts'
import { themes } from '#core/theme/themes.ts'
import * as v from 'valibot'

import { openWrittenPptx } from '../../../../test/fixtures/files/open-written-pptx.ts'
import { packPptx, paragraph, shape } from '../../../../test/fixtures/files/pack-pptx.ts'
import { writeSlides } from '../../../../test/fixtures/decks/write-slides.ts'

tellToday(() => 'November 18, 2026')
const whole: DeckFurniture = { footer: 'Acme & Sons', date: '18 November', number: true }
const slides = [{}, { content: ['One', 'Two'] }, { content: ['Three', 'Four', 'Five'] }]

async function read(bytes: Uint8Array<ArrayBuffer>) {
  const found = await readPptx(bytes, { fileName: 'reefs.pptx' })
  if (!found.ok) throw new Error(found.error)
  return found.value.deck
}

const placesOf = (bytes: Uint8Array, slide: number) =>
  openWrittenPptx(bytes)
    .find(`ppt/slides/slide${slide}.xml`, 'ph')
    .flatMap((place) => place.getAttribute('type') ?? [])
    .filter((type) => /^(?:ftr|dt|sldNum)$/.test(type))

test.each(themes.map(({ id }) => id))(
  'FU8 slides have it in the places of PowerPoint, the cover has none: %s',
  async (theme) => {
    const { bytes } = await writeSlides(slides, { theme, furniture: whole })
    expect(placesOf(bytes, 1)).toEqual([])
    expect(placesOf(bytes, 2).toSorted()).toEqual(['dt', 'ftr', 'sldNum'])
    const { text } = openWrittenPptx(bytes)
    expect(text('ppt/slides/slide2.xml')).toContain('<a:t>Acme &amp; Sons</a:t>')
    expect(text('ppt/slides/slide2.xml')).toMatch(/type="slidenum"[\s\S]*?<a:t>2</)
  },
)

test.each<DeckFurniture>([
  whole,
  { ...whole, onCover: true },
  { date: true, number: true },
  { footer: 'Acme' },
  {},
])('FU8 read again it is the same, and no point: %o', async (furniture) => {
  const { bytes } = await writeSlides(slides, { furniture })
  const deck = await read(bytes)
  expect(deck.furniture).toEqual(furniture)
  expect(deck.slides.map(({ content }) => content)).toEqual([
    ['Fish', '\tAnd people'],
    ['One', 'Two'],
    ['Three', 'Four', 'Five'],
  ])
})

test('FU8 a deck that says nothing of it has numbers in PowerPoint, and comes back without furniture', async () => {
  const { bytes } = await writeSlides(slides)
  expect(placesOf(bytes, 1)).toEqual(['sldNum'])
  expect((await read(bytes)).furniture).toBeUndefined()
})

test('FU8 of a file of others it is what stands on most slides', async () => {
  const foot = (words: string, rest = '') =>
    shape(paragraph('Title'), { ph: 'type="title"' }) +
    shape(paragraph(words), { ph: 'type="ftr" idx="11"' }) +
    rest
  const number = shape(paragraph('3'), { ph: 'type="sldNum" idx="12"' })
  const deck = await read(
    packPptx({
      slides: [
        { shapes: shape(paragraph('Cover'), { ph: 'type="title"' }) },
        { shapes: foot('Confidential', number) },
        { shapes: foot('Confidential', number) },
        { shapes: foot('Draft', number) },
      ],
      parts: {},
    }),
  )
  expect(deck.furniture).toEqual({ footer: 'Confidential', number: true })
  expect(deck.slides.flatMap(({ content }) => content)).toEqual([])
})

test('FU9 what comes in is not too long', () => {
  const check = (footer: unknown) => v.safeParse(deckFurnitureSchema, { footer })
  expect(check('x'.repeat(1_000_000)).output).toEqual({ footer: 'x'.repeat(200) })
  expect(check({ evil: true }).success).toBe(false)
})
