import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'

import { type PlacedElement, placedSlideSchema } from '../deck/placed.ts'
import type { Slide } from '../deck/slide.ts'
import type { Box, LettersBox } from '../layout/boxes.ts'
import { layoutCached } from '../layout/cached-layout.ts'
import { layoutSlide } from '../layout/layout-slide.ts'
import { roughMetrics } from '../layout/rough-metrics.ts'
import { findTheme } from '../theme/themes.ts'
import {
  keptSlide,
  look,
  placedShape,
  placedText,
} from '../../../test/fixtures/decks/placed-slide.ts'
import { loadPlaced } from './load-placed.ts'
import { orderForReading } from './order-for-reading.ts'

beforeAll(async () => {
  await loadPlaced()
})

const layOut = (slide: Slide) =>
  layoutSlide({ slide, theme: findTheme('modern'), place: 0 }, roughMetrics)
const isLetters = (box: Box): box is LettersBox => box.kind === 'letters'
const listLetters = (slide: Slide) => layOut(slide).boxes.filter(isLetters)
const listTexts = (slide: Slide) =>
  listLetters(slide).flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
const listLines = (box: LettersBox | undefined) =>
  (box?.paragraphs ?? []).flatMap(({ lines }) => lines)

test('KL1 the words of a kept slide are those of its title and points', () => {
  expect(listTexts(keptSlide())).toEqual(['Reefs', 'One', 'Two'])
  expect(listTexts(keptSlide({ title: 'Corals', content: ['**Uno**'] }))).toEqual(['Corals', 'Uno'])
  expect(layOut(keptSlide()).isKept).toBe(true)
})

test('KL1 restyled, a slide is composed as any other', () => {
  const layout = layOut(keptSlide({}, { look: 'restyled' }))
  expect(layout.isKept).toBeUndefined()
  expect(layout.boxes.some(isLetters)).toBe(false)
})

test('KL1 points that were added stand behind the last, and those that are gone stand nowhere', () => {
  const added = keptSlide({ content: ['One', 'Two'] }, { points: 2 })
  expect(listTexts({ ...added, content: ['One', 'Two', 'Three'] })).toEqual([
    'Reefs',
    'One',
    'Two',
    'Three',
  ])
  expect(listTexts({ ...added, content: ['One'] })).toEqual(['Reefs', 'One'])
})

test('KL2 a slide of another form is as large as it can be, in the middle, with calm bars beside it', () => {
  const slide = keptSlide(
    {},
    { size: { width: 960, height: 720 }, background: { kind: 'solid', colour: '#102030' } },
  )
  const layout = layOut(slide)
  expect(layout.frame).toEqual({ x: 160, y: 0, width: 960, height: 720 })
  expect(layout.background).toEqual({ kind: 'solid', colour: '#102030' })
  const [title] = listLines(layout.boxes.find(isLetters))
  expect(title?.x).toBe(260)
  expect(layOut(keptSlide()).frame).toBeUndefined()
})

test('KL2 a smaller slide of the same form fills the stage, letters and all', () => {
  const [title] = listLetters(keptSlide({}, { size: { width: 640, height: 360 } }))
  expect(title?.paragraphs[0]?.sizePt).toBe(36)
})

test('KL4 lines stand 1.2 em apart, and what is more than a line is above it', () => {
  const [body] = listLetters(
    keptSlide({}, {}, [
      placedShape({
        text: placedText([
          { text: 'First', runs: [[5, 0]], pitch: { share: 2 } },
          { text: 'Second', runs: [[6, 0]], pitch: { share: 2 }, before: { px: 10 } },
        ]),
      }),
    ]),
  )
  const [first, second] = listLines(body)
  // The first line of a box has nothing extra above it.
  expect(first?.baseline).toBeCloseTo(100 + 24)
  expect((second?.baseline ?? 0) - (first?.baseline ?? 0)).toBeCloseTo(2 * 1.2 * 24 + 10)
})

test('KL4 text that is to fit is made smaller until it does', () => {
  const words = 'A sentence that is much longer than its box. '.repeat(20)
  const shrunk = (fit?: 'shrink') =>
    listLetters(
      keptSlide({}, {}, [
        placedShape({
          text: placedText([{ text: words, runs: [[words.length, 0]] }], { ...(fit && { fit }) }),
        }),
      ]),
    )[0]?.paragraphs[0]
  expect(shrunk()?.sizePt).toBe(18)
  expect(shrunk('shrink')?.sizePt).toBeLessThan(18)
  expect(shrunk('shrink')?.height).toBeLessThanOrEqual(201)
})

test('KL4 what is not wrapped hangs from the side it is aligned to', () => {
  const place = (align?: 'center' | 'right') => {
    const words = 'One line that is wider than the box it stands in, by far'
    const text = placedText([{ text: words, runs: [[99, 0]], ...(align && { align }) }], {
      isUnwrapped: true,
    })
    const [line, ...more] = listLines(
      listLetters(keptSlide({}, {}, [placedShape({ width: 100, text })]))[0],
    )
    expect(more).toEqual([])
    return { left: line?.x ?? 0, right: (line?.x ?? 0) + (line?.width ?? 0) }
  }
  expect(place().left).toBeCloseTo(100)
  expect(place('right').right).toBeCloseTo(200)
  const { left, right } = place('center')
  expect((left + right) / 2).toBeCloseTo(150)
})

test('KL4 a disc or a ring before a point is drawn, as large as Arial has it, and no letter of East Asia', () => {
  const pathsOf = (text: string) => {
    const marked = placedText([
      { text: 'Point', runs: [[5, 0]], left: 40, indent: -30, mark: { text } },
    ])
    const slide = keptSlide({}, {}, [placedShape({ text: marked })])
    const { boxes } = layOut(slide)
    const [letters] = listLetters(slide)
    return {
      mark: letters?.paragraphs[0]?.mark?.text,
      drawn: boxes.filter((box) => box.kind === 'shape' && box.width < 20),
      size: (letters?.paragraphs[0]?.sizePt ?? 0) * (4 / 3),
    }
  }
  const disc = pathsOf('●')
  expect(disc.mark).toBeUndefined()
  expect(disc.drawn).toHaveLength(1)
  expect(disc.drawn[0]?.width).toBeCloseTo(0.43 * disc.size)
  const [ring] = pathsOf('○').drawn
  expect(ring).toMatchObject({ stroke: { width: 0.05 * disc.size } })
  expect(pathsOf('•')).toMatchObject({ mark: '•', drawn: [] })
})

test('KL4 letters that are raised stand above their line', () => {
  const looks = [look, { ...look, raise: 0.3 }]
  const text = placedText(
    [
      {
        text: 'x2',
        runs: [
          [1, 0],
          [2, 1],
        ],
      },
    ],
    { looks },
  )
  const [base, raised] = listLines(listLetters(keptSlide({}, {}, [placedShape({ text })]))[0])
  expect(base?.text).toBe('x')
  expect(raised?.text).toBe('2')
  expect((base?.baseline ?? 0) - (raised?.baseline ?? 0)).toBeCloseTo(0.3 * 24)
})

test('KL4 numbers count on, and begin anew behind another paragraph', () => {
  const mark = { number: { style: 'arabicPeriod', from: 1 } }
  const text = placedText([
    { text: 'a', runs: [[1, 0]], mark },
    { text: 'b', runs: [[1, 0]], mark },
    { text: 'c', runs: [[1, 0]] },
    { text: 'd', runs: [[1, 0]], mark },
  ])
  const [box] = listLetters(keptSlide({}, {}, [placedShape({ text })]))
  expect(box?.paragraphs.map((paragraph) => paragraph.mark?.text ?? null)).toEqual([
    '1.',
    '2.',
    null,
    '1.',
  ])
})

test('KL5 boxes are read title first and point by point, however they are painted', () => {
  const slide = keptSlide()
  const [title, body] = slide.placed?.elements ?? []
  const turned = keptSlide({}, {}, [
    ...(body ? [body] : []),
    placedShape({ text: placedText([{ text: 'Footer', runs: [[6, 0]] }]) }),
    ...(title ? [title] : []),
  ])
  const read = orderForReading(layOut(turned).boxes).flatMap(({ box }) =>
    isLetters(box) ? box.paragraphs.map(({ text }) => text) : [],
  )
  expect(read).toEqual(['Reefs', 'One', 'Two', 'Footer'])
})

test('KL6 a picture is shown as far as its crop lets it, under its own number', () => {
  const slide = keptSlide({ imageUrl: 'asset:a' }, {}, [
    {
      kind: 'picture',
      x: 0,
      y: 0,
      width: 100,
      height: 50,
      imageUrl: 'asset:b',
      crop: [0.5, 0, 0, 0],
    },
  ])
  const image = layOut(slide).boxes.find((box) => box.kind === 'image')
  expect(image).toMatchObject({ index: 1, x: -100, y: 0, width: 200, height: 50 })
})

test('KL9 what is stored but cannot be painted leaves the slide as any other', () => {
  const broken = keptSlide()
  Object.assign(broken, { placed: { look: 'kept', size: { width: -1 } } })
  expect(layOut(broken).isKept).toBeUndefined()
})

test('KL3 the columns of a chart that came in have the colour that they had, all of them', () => {
  const chart: PlacedElement = {
    kind: 'chart',
    x: 100,
    y: 100,
    width: 600,
    height: 400,
    table: {
      rows: [
        ['', 'Fish'],
        ['2024', '12'],
        ['2025', '34'],
        ['2026', '9'],
      ],
      hasHeader: true,
      show: 'columns',
    },
    colours: ['#123456', '#654321'],
    ink: '#000000',
    face: 'Calibri',
  }
  const { boxes } = layOut(keptSlide({ content: [] }, {}, [chart]))
  const fills = boxes.flatMap((box) =>
    box.kind === 'shape' && box.fill.kind === 'solid' ? [box.fill.colour] : [],
  )
  expect(fills.filter((colour) => colour === '#123456')).toHaveLength(3)
  expect(fills).not.toContain('#654321')
})

test('KL18 a slide that stands elsewhere now has the number of its place', () => {
  const number = placedShape({ role: 'number', text: placedText([{ text: '7', runs: [[1, 0]] }]) })
  const slide = keptSlide({ content: [] }, {}, [number])
  const theme = findTheme('modern')
  // What was laid out before is kept, and must not be taken for another place.
  const numbers = [11, 4].map((place) =>
    layoutCached({ slide, theme, place, count: 20 }, roughMetrics)
      .boxes.filter(isLetters)
      .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)),
  )
  expect(numbers).toEqual([['12'], ['5']])
})

test('KL70 pictures in two tones have them wherever they stand, and are not grey', () => {
  const tones: [string, string] = ['#102030', '#F0E0D0']
  const fill = {
    kind: 'picture',
    imageUrl: 'asset:b',
    effects: { duotone: tones, brightness: 0.1 },
  } as const
  const at = { x: 0, y: 0, width: 100, height: 50 }
  const slide = keptSlide({ content: [] }, { background: fill }, [
    placedShape({ fill }),
    { kind: 'picture', ...at, imageUrl: 'asset:b', effects: { duotone: tones } },
  ])
  const images = layOut(slide).boxes.filter((box) => box.kind === 'image')
  expect(images.map(({ effects: { duotone, grayscale } }) => [duotone, grayscale])).toEqual(
    [1, 2, 3].map(() => [tones, 0]),
  )
})

const solid = { kind: 'solid', colour: '#336699' } as const
const link = 'https://example.org/reefs'

test('KL74 a shape that leads somewhere has an area over what it is painted of, and below its words', () => {
  const text = placedText([{ text: 'Read  on', runs: [[8, 0]] }])
  const shape = placedShape({ fill: solid, text, link })
  const { boxes, links } = layOut(
    keptSlide({ content: [] }, {}, [placedShape({ fill: solid }), shape]),
  )
  const layer = boxes.findLastIndex(({ kind }) => kind === 'shape')
  expect(links).toEqual([
    { x: 100, y: 100, width: 400, height: 200, url: link, label: 'Read on', layer },
  ])
  expect(boxes[layer + 1]?.kind).toBe('letters')
  expect(layOut(keptSlide())).not.toHaveProperty('links')
})

test('KL74 turned ones have the room that they take, and what stands behind every slide leads on, too', () => {
  const turned = placedShape({ fill: solid, turn: 90, link, alt: 'Reefs' })
  const { links } = layOut(keptSlide({}, { backdrop: [turned], size: { width: 960, height: 720 } }))
  const [area] = links ?? []
  expect(area).toMatchObject({ url: link, label: 'Reefs' })
  const { x = 0, y = 0, width = 0, height = 0 } = area ?? {}
  expect([x, y, width, height].map(Math.round)).toEqual([160 + 200, 0, 200, 400])
})

test.each(['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', 'https://a b'])(
  'KL74 no element leads to %s',
  (address) => {
    const { placed } = keptSlide({}, {}, [placedShape({ link: address })])
    expect(v.safeParse(placedSlideSchema, placed).success).toBe(false)
  },
)
