import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { readPptx } from '#codecs/pptx/read-pptx.ts'
import { loadCharts } from '#core/chart/load-charts.ts'
import type { Deck } from '#core/deck/deck.ts'
import type { PlacedElement } from '#core/deck/placed.ts'
import type { Slide } from '#core/deck/slide.ts'
import { loadPlaced } from '#core/placed/load-placed.ts'
import { changeArranged } from '#core/placed/over/over-as-placed.ts'
import { addElements } from '#core/placed/edit/order-elements.ts'
import { findDeckTheme } from '#core/theme/find-deck-theme.ts'

import { drawPng } from '../../../../test/fixtures/files/draw-png.ts'
import {
  everythingPlaced,
  everythingSaid,
} from '../../../../test/fixtures/decks/everything-placed.ts'
import { fixedMetrics } from '../../../../test/fixtures/fixed-metrics.ts'
import { openWrittenPptx } from '../../../../test/fixtures/files/open-written-pptx.ts'
import { placedShape, placedText } from '../../../../test/fixtures/decks/placed-slide.ts'
import { findValidator, validatePptx } from '../../../../test/judges/validate-pptx.ts'
import { writePptx } from '../write-pptx.ts'

const python = await findValidator()
const folder = await mkdtemp(join(tmpdir(), 'lectern-over-'))

beforeAll(async () => {
  await loadCharts()
  await loadPlaced()
})

afterAll(async () => {
  await rm(folder, { recursive: true })
})

const pictures = new Map(
  ['asset:x', 'asset:y'].map((url, index) => [
    url,
    { bytes: drawPng(40 + 20 * index, 30), type: 'image/png' },
  ]),
)

const slide: Slide = {
  id: 'slide-1',
  title: 'Reefs',
  content: ['1842: First dive', '1950: First film', '2020: First census'],
  notes: 'Said.',
  layout: 'timeline',
}

async function write(...slides: Slide[]) {
  const deck: Deck = { title: 'Reefs', theme: 'modern', slides }
  const written = await writePptx({ deck, pictures }, { metrics: fixedMetrics })
  if (!written.ok) throw new Error(written.error)
  return written.value
}

async function readAgain(bytes: Uint8Array<ArrayBuffer>) {
  const read = await readPptx(bytes, { fileName: 'talk.pptx', withLook: true })
  if (!read.ok) throw new Error(read.error)
  return read.value
}

/** Lengths are in units of the file there, and pictures have other names. */
function tidy(value: unknown): unknown {
  if (typeof value === 'number') return Math.round(value * 50) / 50 + 0
  if (Array.isArray(value)) return value.map(tidy)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === 'imageUrl' ? 'picture' : tidy(one)]),
  )
}

const theme = findDeckTheme({ theme: 'modern' })

const over: PlacedElement[] = [
  placedShape({
    geometry: { preset: 'roundRect' },
    fill: { kind: 'solid', colour: 'accent1/80' },
    line: { colour: 'tx1', width: 2 },
    turn: 15,
    alt: 'A plate',
  }),
  placedShape({
    y: 400,
    text: placedText(
      [
        {
          text: 'Look here',
          runs: [
            [5, 0],
            [9, 1],
          ],
        },
        { text: 'and there', runs: [[9, 0]], align: 'center' },
      ],
      {
        looks: [
          { face: '+mn-lt', size: 24, colour: 'tx1' },
          { face: '+mn-lt', size: 32, colour: 'accent2', bold: true },
        ],
        fit: 'grow',
        insets: [9.6, 4.8, 9.6, 4.8],
      },
    ),
  }),
  placedShape({
    y: 600,
    height: 0,
    geometry: { preset: 'line' },
    line: { colour: '#123457', width: 3, tail: { type: 'triangle', width: 3, length: 3 } },
  }),
  { kind: 'picture', x: 800, y: 300, width: 200, height: 150, imageUrl: 'asset:x', alt: 'A fish' },
]

test('KL21 PowerPoint has it as shapes of its own in colours and faces of the theme, over the same form', async () => {
  const { bytes, losses } = await write({ ...slide, over })
  expect(losses).toEqual([])
  const xml = openWrittenPptx(bytes).text('ppt/slides/slide1.xml')
  expect(xml).toContain('<a:schemeClr val="accent1"><a:alpha')
  expect(xml).toContain('<a:latin typeface="+mn-lt"/>')
  expect(xml).toMatch(/<p:cxnSp>.*prst="line".*<a:tailEnd type="triangle"/)
  const { deck } = await readAgain(bytes)
  expect(tidy(deck.slides)).toEqual(tidy([{ ...slide, over }]))
})

test('KL22 PowerPoint has a group, which is read as one again', async () => {
  const grouped = over.map((element, at) => (at < 2 ? { ...element, group: '1' } : element))
  const { bytes } = await write({ ...slide, over: grouped })
  const file = openWrittenPptx(bytes)
  expect(file.text('ppt/slides/slide1.xml')).toContain('<p:cNvGrpSpPr')
  const { deck } = await readAgain(bytes)
  expect(tidy(deck.slides)).toEqual(tidy([{ ...slide, over: grouped }]))
})

test('KL21 everything that a slide can keep can lie over a form, and comes back', async () => {
  const arranged = changeArranged(
    slide,
    theme,
    (one) => addElements(one, { ...everythingSaid }, everythingPlaced).slide,
  )
  const { bytes } = await write(arranged)
  const once = await readAgain(bytes)
  expect(once.deck.slides[0]).toMatchObject({ title: slide.title, content: slide.content })
  expect(once.deck.slides[0]?.over?.map(({ kind }) => kind)).toEqual(
    arranged.over?.map(({ kind }) => kind),
  )
  const path = join(folder, 'over.pptx')
  await writeFile(path, bytes)
  if (python !== null) expect(await validatePptx(python, [path])).toEqual([])
})

test('KL21 what was moved or written in PowerPoint since is read as it is now', async () => {
  const { bytes } = await write({ ...slide, over: over.slice(1, 2) })
  const parts = unzipSync(bytes)
  const path = 'ppt/slides/slide1.xml'
  const xml = strFromU8(parts[path] ?? new Uint8Array())
  // Half an inch to the right, in another colour of the theme, with other words.
  const offset = 'x="952500" y="3810000"'
  expect(xml).toContain(offset)
  const changed = xml
    .replace(offset, 'x="1409700" y="3810000"')
    .replace('and there', 'and here')
    .replaceAll('val="accent2"', 'val="accent3"')
  const { deck } = await readAgain(new Uint8Array(zipSync({ ...parts, [path]: strToU8(changed) })))
  expect(deck.slides[0]).toMatchObject({
    content: slide.content,
    layout: slide.layout,
    over: [
      {
        x: 148,
        text: {
          looks: [{ colour: 'tx1' }, { colour: 'accent3' }],
          paragraphs: [{ text: 'Look here' }, { text: 'and here' }],
        },
      },
    ],
  })
})
