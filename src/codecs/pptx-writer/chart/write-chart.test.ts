import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { readPptx } from '#codecs/pptx/read-pptx.ts'
import { loadCharts } from '#core/chart/load-charts.ts'
import type { Deck } from '#core/deck/deck.ts'
import type { Slide } from '#core/deck/slide.ts'

import { chartSlides } from '../../../../test/fixtures/decks/chart-slides.ts'
import { fixedMetrics } from '../../../../test/fixtures/fixed-metrics.ts'
import { findValidator, validatePptx } from '../../../../test/judges/validate-pptx.ts'
import { writePptx } from '../write-pptx.ts'

const python = await findValidator()
if (!python) process.stderr.write('Charts are not judged by their schema, which is not here.\n')

beforeAll(async () => {
  await loadCharts()
})

async function write(deck: Deck): Promise<Uint8Array> {
  const written = await writePptx({ deck, pictures: new Map() }, { metrics: fixedMetrics })
  if (!written.ok) throw new Error(written.error)
  expect(written.value.losses).toEqual([])
  return written.value.bytes
}

async function read(bytes: Uint8Array) {
  const found = await readPptx(bytes, { fileName: 'talk.pptx' })
  if (!found.ok) throw new Error(found.error)
  return found.value
}

const withoutIds = (slides: readonly Slide[]) => slides.map(({ id: _id, ...slide }) => slide)

const deckOf = (slides: readonly Slide[]): Deck => ({
  title: 'Charts',
  theme: 'ocean',
  slides: [...slides],
})

test('CN1 a chart that was written and read again is the same', async () => {
  const told = { ...chartSlides[0], id: 'told', title: 'Told', chartAlt: 'Output grows tenfold' }
  const slides = [...chartSlides, { content: [], notes: '', ...told }]
  const { deck, losses } = await read(await write(deckOf(slides)))
  expect(withoutIds(deck.slides)).toEqual(withoutIds(slides))
  expect(losses).toEqual([])
})

test('CN1 a chart without figures, and figures with a format, are tables there and the same again', async () => {
  const rows = [
    ['', 'Share'],
    ['2024', '0.12345'],
  ]
  const words = [
    ['Isle', 'Catch'],
    ['North', 'much'],
  ]
  const slides: Slide[] = [
    { id: 'a', title: 'A', content: [], notes: '', table: { rows, hasHeader: true, format: '0%' } },
    {
      id: 'b',
      title: 'B',
      content: [],
      notes: '',
      table: { rows: words, hasHeader: true, show: 'pie' },
    },
  ]
  const { deck } = await read(await write(deckOf(slides)))
  expect(withoutIds(deck.slides)).toEqual(withoutIds(slides))
})

test('CN1 right to left, too', async () => {
  const slides = chartSlides.map((slide) => ({ ...slide, title: 'الطاقة' }))
  const { deck } = await read(await write(deckOf(slides)))
  expect(withoutIds(deck.slides)).toEqual(withoutIds(slides))
})

/** What PowerPoint leaves behind when somebody types another figure and another description. */
function editFile(bytes: Uint8Array): Uint8Array {
  const files = unzipSync(bytes)
  const change = (path: string, from: string, to: string) => {
    const text = strFromU8(files[path] ?? new Uint8Array())
    expect(text).toContain(from)
    files[path] = strToU8(text.replace(from, to))
  }
  change('ppt/charts/chart1.xml', '<c:v>198</c:v>', '<c:v>199.125</c:v>')
  change('ppt/slides/slide1.xml', 'descr="', 'descr="Edited. ')
  return zipSync(files)
}

test('CN2 what somebody edited in PowerPoint is what comes back', async () => {
  const { deck } = await read(editFile(await write(deckOf(chartSlides.slice(0, 1)))))
  const [slide] = deck.slides
  expect(slide?.table).toMatchObject({ show: 'columns' })
  expect(slide?.table?.rows.slice(0, 2)).toEqual([
    ['', 'TWh'],
    ['2014', '199.125'],
  ])
  expect(slide?.chartAlt).toMatch(/^Edited\. /)
})

describe.skipIf(!python)('judged by the schema', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-charts-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('CN4 native charts are what their schema says, also right to left and in a deck’s own colours', async () => {
    const decks: Deck[] = [
      deckOf(chartSlides),
      { ...deckOf(chartSlides.map((slide) => ({ ...slide, title: 'الطاقة' }))), theme: 'modern' },
      { ...deckOf(chartSlides), palette: { background: '#FFEEDD', accent: '#803000' } },
    ]
    const files = await Promise.all(
      decks.map(async (deck, at) => {
        const path = join(folder, `${at}.pptx`)
        await writeFile(path, await write(deck))
        return path
      }),
    )
    expect(await validatePptx(python ?? '', files)).toEqual([])
  })
})
