// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { roughMetrics } from '#core/layout/rough-metrics.ts'
import type { Deck } from '#core/deck/deck.ts'
import { themes } from '#core/theme/themes.ts'
import { htmlFileWords } from '#words/files/html-file.ts'

import { drawPng } from '../../test/fixtures/files/draw-png.ts'
import { openWrittenPptx } from '../../test/fixtures/files/open-written-pptx.ts'
import { writeSlides, writtenPictures } from '../../test/fixtures/decks/write-slides.ts'
import { writeTestPdf } from '../../test/fixtures/files/write-test-pdf.ts'
import { combineDecks } from './combine-decks.ts'
import { readHtml } from './html/read-html.ts'
import { writeHtml } from './html/write-html.ts'
import { readJson } from './json/read-json.ts'
import { writeJson } from './json/write-json.ts'
import { readPptx } from './pptx/read-pptx.ts'
import type { ReadDeck } from './read-result.ts'

const logo = { imageUrl: 'asset:a', imageAspect: 80 / 60, inks: ['#C8102E'] }
const deck: Deck = {
  title: 'Reefs',
  logo,
  slides: [
    { id: 'a', title: 'Reefs', content: ['A talk'], notes: '' },
    { id: 'b', title: 'Fish', content: ['One', 'Two'], notes: '' },
    { id: 'c', title: 'Coral', content: ['Three'], notes: '', imageUrl: 'asset:b' },
  ],
}
const file = { deck, pictures: writtenPictures }
const gone = { ...logo, imageUrl: 'asset:gone' }
const fileWithout = { ...file, deck: { ...deck, logo: gone } }

/** The logo as it is told of, with the bytes that it leads to. */
function expectLogo({ deck: read, pictures }: ReadDeck) {
  expect(read.logo).toMatchObject({ imageAspect: logo.imageAspect, inks: logo.inks })
  expect(pictures.get(read.logo?.imageUrl ?? '')?.bytes).toEqual(drawPng(80, 60))
}

test('LO6 the deck file brings the logo along, and says when it is gone', async () => {
  const written = writeJson(file)
  expect(written.losses).toEqual([])
  const read = await readJson(written.bytes, { fileName: 'reefs.json' })
  if (!read.ok) throw new Error(read.error)
  expectLogo(read.value)
  expectLogo(combineDecks([read.value, read.value]))
  expect(writeJson(fileWithout).losses).toEqual([{ kind: 'logo-missing' }])
})

const webOptions = { metrics: roughMetrics, listFontFiles: () => [], htmlWords: htmlFileWords }

test('LO6 the web page shows it on every slide and holds it once', async () => {
  const written = await writeHtml(file, webOptions)
  if (!written.ok) throw new Error(written.error)
  const text = new TextDecoder().decode(written.value.bytes)
  const page = new DOMParser().parseFromString(text, 'text/html')
  const name = page.querySelector<HTMLElement>('.slide img')?.dataset['picture']
  expect(page.querySelectorAll(`.slide img[data-picture="${name}"][alt=""]`)).toHaveLength(3)
  expect(page.querySelectorAll(`script[data-picture="${name}"]`)).toHaveLength(1)
  const read = await readHtml(written.value.bytes, { fileName: 'reefs.html' })
  if (!read.ok) throw new Error(read.error)
  expectLogo(read.value)
  const without = await writeHtml(fileWithout, webOptions)
  expect(without.ok && without.value.losses).toEqual([{ kind: 'logo-missing' }])
})

test.each(themes.map(({ id }) => id))(
  'LO6 PowerPoint has it on every slide as one picture, and it comes back as the logo: %s',
  async (theme) => {
    const { bytes, losses } = await writeSlides([{}, {}, { imageUrl: 'asset:b' }], { theme, logo })
    expect(losses).toEqual([])
    const { find, names } = openWrittenPptx(bytes)
    for (const number of [1, 2, 3]) {
      const shapes = find(`ppt/slides/slide${number}.xml`, 'cNvPr')
      const isLogo = (shape: Element) => shape.getAttribute('name')?.startsWith('Logo ')
      expect(shapes.filter(isLogo)).toHaveLength(1)
    }
    expect(names.filter((name) => name.startsWith('ppt/media/'))).toHaveLength(2)
    const read = await readPptx(bytes, { fileName: 'reefs.pptx' })
    if (!read.ok) throw new Error(read.error)
    expectLogo(read.value)
    expect(read.value.losses).toEqual([])
    const pictured = read.value.deck.slides.map(({ imageUrl }) => imageUrl !== undefined)
    expect(pictured).toEqual([false, false, true])
  },
)

test('LO6 a logo that is gone is told once of a whole PowerPoint file', async () => {
  const { losses } = await writeSlides([{}, {}, {}], { logo: gone })
  expect(losses).toEqual([{ kind: 'logo-missing' }])
})

test('LO6 the PDF paints it on every page, and reads it out on none', async () => {
  const { bytes, losses } = await writeTestPdf(deck, {}, writtenPictures)
  const text = new TextDecoder('latin1').decode(bytes)
  expect(losses).toEqual([])
  expect(text.match(/\/XObject/g)?.length).toBeGreaterThanOrEqual(3)
  const without = await writeTestPdf({ ...deck, logo: gone }, {}, writtenPictures)
  expect(without.losses).toEqual([{ kind: 'logo-missing' }])
  const bare = new TextDecoder('latin1').decode(without.bytes)
  const countFigures = (all: string) => all.match(/\/S ?\/Figure/g)?.length
  expect(countFigures(text)).toBe(countFigures(bare))
})

test('LO7 no file has a logo fetched from the web', async () => {
  const elsewhere = { ...deck, logo: { ...logo, imageUrl: 'https://example.org/sign.png' } }
  const read = await readJson(new TextEncoder().encode(JSON.stringify(elsewhere)), {
    fileName: 'reefs.json',
  })
  if (!read.ok) throw new Error(read.error)
  expect(read.value.deck.logo).toBeUndefined()
  expect(read.value.losses).toContainEqual({ kind: 'logo-left-out' })
})
