import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { readPptx } from '#codecs/pptx/read-pptx.ts'
import { isPartOfSlide } from '#codecs/pptx/of-same-slide.ts'
import type { ReadDeck } from '#codecs/read-result.ts'
import type { DeckToWrite } from '#codecs/write-result.ts'
import { loadCharts } from '#core/chart/load-charts.ts'
import { readBullet } from '#core/deck/texts/bullet.ts'
import type { PlacedElement, PlacedSlide } from '#core/deck/placed.ts'
import type { Slide } from '#core/deck/slide.ts'
import { dressWords } from '#core/edit/style/dress-words.ts'
import { alignLetters, markLetters } from '#core/placed/edit/format-letters.ts'
import { addNewElement, type NewKind } from '#core/placed/edit/new-element.ts'
import { paintElements } from '#core/placed/edit/paint-elements.ts'
import { loadPlaced } from '#core/placed/load-placed.ts'
import { sayTitle } from '#core/placed/map-paragraphs.ts'
import { createWordFinder } from '#core/placed/place-words.ts'

import { hasCorpus, listCorpus, readCorpusFile } from '../../../../test/corpus/corpus.ts'
import { drawPng } from '../../../../test/fixtures/files/draw-png.ts'
import {
  everythingPlaced,
  everythingSaid,
  everythingTheme,
} from '../../../../test/fixtures/decks/everything-placed.ts'
import { fixedMetrics } from '../../../../test/fixtures/fixed-metrics.ts'
import { openWrittenPptx } from '../../../../test/fixtures/files/open-written-pptx.ts'
import { keptSlide, placedShape } from '../../../../test/fixtures/decks/placed-slide.ts'
import { findValidator, validatePptx } from '../../../../test/judges/validate-pptx.ts'
import { writePptx } from '../write-pptx.ts'

const python = await findValidator()
const folder = await mkdtemp(join(tmpdir(), 'lectern-kept-'))

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

async function write(input: DeckToWrite) {
  const written = await writePptx(input, { metrics: fixedMetrics })
  if (!written.ok) throw new Error(written.error)
  return written.value
}

async function readAgain(bytes: Uint8Array<ArrayBuffer>): Promise<ReadDeck> {
  const read = await readPptx(bytes, { fileName: 'talk.pptx', withLook: true })
  if (!read.ok) throw new Error(read.error)
  return read.value
}

const everything = (more: Partial<PlacedSlide> = {}): Slide =>
  keptSlide({ ...everythingSaid, notes: 'Said.' }, { theme: everythingTheme, ...more }, [
    ...everythingPlaced,
  ])

const deckOf = (...slides: Slide[]): DeckToWrite => ({ deck: { title: 'Reefs', slides }, pictures })

const readWordsOf = (point: string) => {
  const { level, text } = readBullet(point)
  return { level, text }
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

/** What is seen: the words themselves, wherever the slide keeps them, and which look each letter has. */
function see({ placed, ...slide }: Slide): unknown {
  const findWords = createWordFinder(slide)
  const seeText = (text: NonNullable<Extract<PlacedElement, { kind: 'shape' }>['text']>) => {
    const { looks, paragraphs, ...rest } = text
    return {
      ...rest,
      paragraphs: paragraphs.flatMap((paragraph) => {
        const { part: _part, runs, ...look } = paragraph
        const words = findWords(paragraph)
        if (words === null) return []
        const ends = runs.map(([end, at], index) => [
          index === runs.length - 1 ? words.length : end,
          looks[at],
        ])
        return [{ ...look, text: words, runs: ends }]
      }),
    }
  }
  const elements = placed?.elements.map((element) => {
    if (element.kind === 'table')
      return {
        ...element,
        cells: element.cells.map((cell) => ({
          ...cell,
          ...(cell.text && { text: seeText(cell.text) }),
        })),
      }
    if (element.kind === 'chart') {
      const { titlePart: _part, ...said } = sayTitle(element, findWords)
      return said
    }
    return element.kind === 'shape' && element.text
      ? { ...element, text: seeText(element.text) }
      : element
  })
  return tidy({ ...placed, points: 0, elements })
}

test('KL14 what a slide kept is written as it was: read again it is the same, with its words and notes', async () => {
  const slide = everything({
    backdrop: [placedShape({ fill: { kind: 'solid', colour: '#EEEEEE' } })],
  })
  const { bytes, losses } = await write(deckOf(slide))
  expect(losses).toEqual([])
  const { deck } = await readAgain(bytes)
  const [again] = deck.slides
  expect(again?.title).toBe(slide.title)
  expect(again?.content.map(readWordsOf)).toEqual(slide.content.map(readWordsOf))
  expect(again?.notes).toBe('Said.')
  expect(again && see(again)).toEqual(see(slide))
})

const added: readonly NewKind[] = ['text', 'rectangle', 'ellipse', 'line', 'arrow']

test('KL20 what was put on a slide and dressed by hand is written as everything else', async () => {
  const plain = keptSlide({ content: ['One reef', 'Two'] }, { theme: everythingTheme })
  const full = added.reduce((one, kind) => addNewElement(one, kind, 'Text').slide, plain)
  const letters = { field: 'content', index: 0, start: 4, end: 8 } as const
  const dressed = dressWords(full, letters, { bold: true, sizePt: 40, colour: '#C00000' })
  const marked = markLetters(alignLetters(dressed, { picked: [1] }, 'center'), letters, 'bullet')
  const slide = paintElements(marked, [3], 'line', '#00C000')
  const { bytes, losses } = await write(deckOf(slide))
  expect(losses).toEqual([])
  const [again] = (await readAgain(bytes)).deck.slides
  expect(again?.content).toEqual(['One **reef**', 'Two', 'Text'])
  expect(again && see(again)).toEqual(see(slide))
})

test('KL14 words that were changed since are written where the old ones stood', async () => {
  const slide = { ...keptSlide(), title: 'Gardens', content: ['One', 'Two', 'Three'] }
  const { bytes } = await write(deckOf(slide))
  const [again] = (await readAgain(bytes)).deck.slides
  expect(again).toMatchObject({ title: 'Gardens', content: ['One', 'Two', 'Three'] })
})

test('KL14 colours of its theme are written by their places, and the theme is the one it came with', async () => {
  const { bytes } = await write(deckOf(everything()))
  const file = openWrittenPptx(bytes)
  expect(file.text('ppt/theme/theme1.xml')).toContain('<a:latin typeface="Verdana"/>')
  expect(file.text('ppt/theme/theme1.xml')).toContain(
    '<a:accent2><a:srgbClr val="ED7D31"/></a:accent2>',
  )
  expect(file.text('ppt/charts/chart1.xml')).toContain('<a:schemeClr val="accent2"/>')
})

test('KL14 what layout and master drew is a layout again, once for all slides that stand on it', async () => {
  const backdrop = [placedShape({ fill: { kind: 'picture', imageUrl: 'asset:x' } })]
  const { bytes } = await write(
    deckOf(
      keptSlide({ id: 'a' }, { backdrop }),
      keptSlide({ id: 'b' }, { backdrop }),
      keptSlide({ id: 'c' }, { background: { kind: 'solid', colour: '#102030' } }),
    ),
  )
  const { names } = openWrittenPptx(bytes)
  expect(names.filter((name) => /slideLayout\d+\.xml$/.test(name))).toHaveLength(2)
  expect(names.filter((name) => /slideMaster\d+\.xml$/.test(name))).toHaveLength(1)
  const { slides } = (await readAgain(bytes)).deck
  expect(slides.map(({ placed }) => placed?.backdrop.length)).toEqual([1, 1, 0])
  expect(slides[2]?.placed?.background).toEqual({ kind: 'solid', colour: '#102030' })
})

const lowSlide = { size: { width: 960, height: 720 } }

test('KL15 pages have the size of the slides where all of them have the same', async () => {
  const { bytes } = await write(deckOf(everything(lowSlide)))
  const [again] = (await readAgain(bytes)).deck.slides
  expect(again?.placed?.size).toEqual(lowSlide.size)
})

test('KL15 beside slides of another form each is as large as it can be, between bars', async () => {
  const composed = { id: 'b', title: 'Two', content: [], notes: '' }
  const shape = placedShape({
    x: 0,
    y: 0,
    width: 480,
    height: 720,
    line: { colour: '#000000', width: 3 },
  })
  const kept = keptSlide(
    { content: [] },
    { ...lowSlide, background: { kind: 'solid', colour: '#203040' } },
    [shape],
  )
  const { bytes } = await write(deckOf(kept, composed))
  const { slides } = (await readAgain(bytes)).deck
  expect(slides[0]?.placed).toMatchObject({
    size: { width: 1280, height: 720 },
    background: { kind: 'solid', colour: '#203040' },
    elements: [{ x: 160, width: 480, height: 720, line: { width: 3 } }],
  })
  expect(slides[1]).toMatchObject({ title: 'Two' })
  expect(slides[1]?.placed).toBeUndefined()
})

test('KL9 a look that cannot be painted is written as any other slide, and that is told', async () => {
  const slide = keptSlide({}, { size: { width: -1, height: 0 } })
  const { losses } = await write(deckOf(slide))
  expect(losses).toEqual([{ kind: 'look-restyled', slideId: slide.id }])
})

test('KL9 names that the file format does not know are left out of it', async () => {
  const shape = placedShape({
    geometry: { preset: 'spaceship' },
    fill: { kind: 'pattern', pattern: 'tartan', colour: '#000000', ground: '#FFFFFF' },
  })
  const { bytes } = await write(deckOf(keptSlide({ content: [] }, {}, [shape])))
  expect(openWrittenPptx(bytes).text('ppt/slides/slide1.xml')).not.toMatch(/spaceship|tartan/)
})

test.skipIf(!python)('KL14 every part of it is valid by the schemas', async () => {
  const decks = [
    deckOf(everything()),
    deckOf(everything(lowSlide), { id: 'b', title: 'Two', content: ['x'], notes: 'Said.' }),
    deckOf(everything({ background: { kind: 'picture', imageUrl: 'asset:y' } })),
    deckOf(keptSlide({ title: '' }, {}, [])),
  ]
  const paths: string[] = []
  for (const deck of decks) {
    paths.push(join(folder, `${paths.length}.pptx`))
    await writeFile(paths.at(-1) ?? '', (await write(deck)).bytes)
  }
  expect(await validatePptx(python ?? '', paths)).toEqual([])
})

/** Diagrams have text in places of its own, which slides can say by insets only. */
const hasDiagram = ({ placed }: Slide): boolean =>
  placed?.elements.some((element) => element.kind === 'shape' && element.textPlace) === true

/** Of a shape with nothing but blank lines nothing is seen. */
const isBlank = (element: PlacedElement): boolean =>
  element.kind === 'shape' &&
  !element.fill &&
  !element.line &&
  element.text?.paragraphs.every(({ text = '', part }) => !part && text.trim() === '') === true

const withoutBlank = (slide: Slide): Slide =>
  slide.placed
    ? {
        ...slide,
        placed: {
          ...slide.placed,
          elements: slide.placed.elements.filter((element) => !isBlank(element)),
        },
      }
    : slide

test.skipIf(!hasCorpus)('KL14 so are slides of real presentations', async () => {
  const files = listCorpus('pptx').filter(([, { error }]) => error === undefined)
  const isFull = process.env['LECTERN_FULL'] !== undefined
  let compared = 0
  for (const [name] of files.filter((_, at) => isFull || at % 12 === 0)) {
    const first = await readPptx(readCorpusFile(name), { fileName: name, withLook: true })
    if (!first.ok) continue
    const slides = first.value.deck.slides.filter(({ id }) => !isPartOfSlide(id))
    const { bytes } = await write({
      deck: { ...first.value.deck, slides },
      pictures: first.value.pictures,
    })
    const again = (await readAgain(bytes)).deck.slides.filter(({ id }) => !isPartOfSlide(id))
    for (const [at, slide] of slides.entries()) {
      const other = again[at]
      if (!slide.placed || hasDiagram(slide)) continue
      expect
        .soft(other && see(withoutBlank(other)), `${name} ${at + 1}`)
        .toEqual(see(withoutBlank(slide)))
      compared++
    }
  }
  expect(compared).toBeGreaterThan(20)
})
