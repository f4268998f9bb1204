import { beforeAll, expect, test } from 'vitest'

import { expectTidy, overlap } from '../../../../test/fixtures/expect-tidy.ts'
import { loadTestMetrics } from '../../../../test/fixtures/slide-metrics.ts'
import type { Slide } from '../../deck/slide.ts'
import type { ShapeBox, SlideLayout } from '../../layout/boxes.ts'
import { layoutSlide } from '../../layout/layout-slide.ts'
import type { TextMetrics } from '../../layout/text-metrics.ts'
import { findDeckTheme } from '../../theme/find-deck-theme.ts'
import { findTheme, themes } from '../../theme/themes.ts'

const make = (content: string[], layout: Slide['layout'] = 'cards'): Slide => ({
  id: 'a',
  title: 'What a leaf needs',
  content,
  notes: '',
  ...(layout && { layout }),
})

const named = [
  ':clock: Light: it is eaten',
  ':car: Water: it is lifted',
  ':question: Air: it slips in',
]
const arabic = [':clock: الوقت: عشرون دقيقة', ':car: الطريق: طويل', ':question: الأسئلة: كثيرة']

let metrics: TextMetrics
beforeAll(async () => {
  metrics = await loadTestMetrics(
    [...named, ...arabic, 'What a leaf needs', '🚀'],
    themes.flatMap(({ id }) => findTheme(id).forms?.fonts ?? []),
  )
})

const layOut = (slide: Slide, theme = 'modern') =>
  layoutSlide({ slide, theme: findTheme(theme), place: 1, count: 5 }, metrics)

const listIconBoxes = ({ boxes }: SlideLayout) =>
  boxes.filter((box): box is ShapeBox => box.kind === 'shape' && box.icon !== undefined)
const textsOf = ({ boxes }: SlideLayout) =>
  boxes.flatMap((box) => (box.kind === 'text' ? box.paragraphs.map(({ text }) => text) : []))

test.each(
  themes.flatMap(({ id }) =>
    (['cards', 'steps', 'cycle'] as const).map((form) => [id, form] as const),
  ),
)('IC5 in %s %s have both layers of each icon, and the names are not shown', (theme, form) => {
  const layout = layOut(make(named, form), theme)
  expect(layout.layout).toBe(form)
  const layers = listIconBoxes(layout)
  expect([...new Set(layers.map(({ icon }) => icon))].map((icon) => icon?.name)).toEqual([
    'clock',
    'car',
    'question',
  ])
  expect(layers).toHaveLength(6)
  expect(textsOf(layout).join(' ')).not.toContain(':clock:')
})

test('IC5 four fields have icons as well', () => {
  const content = ['Strengths: a', 'Weaknesses: b', 'Opportunities: c', 'Threats: d']
  expect(listIconBoxes(layOut(make(content, 'matrix')))).toHaveLength(8)
})

test('IC5 a mirrored slide moves its icons and does not turn them around', () => {
  const shapeOf = (title: string, content: string[]) => {
    const slide = { ...make(content), title }
    const box = listIconBoxes(layOut(slide)).find(({ icon }) => icon?.name === 'question')
    if (!box) throw new Error('There is an icon')
    const xs = box.path?.map((command) => ('to' in command ? command.to[0] - box.x : 0)) ?? []
    return { x: box.x, xs }
  }
  const straight = shapeOf('What a leaf needs', named)
  const mirrored = shapeOf('العرض', arabic)
  expect(mirrored.x).toBeLessThan(straight.x)
  mirrored.xs.forEach((x, at) => expect(x).toBeCloseTo(straight.xs[at] ?? Number.NaN, 3))
})

const short = ['Light', ':car: Water that is lifted and falls', 'Air: it slips in']
const sentences = [
  'Grids were built for power that flows one way',
  'Permits take longer than all else',
]

test.each(themes.flatMap(({ id }) => [0, 1, 2].map((turn) => [id, turn] as const)))(
  'IC8 in %s plain points have icons in place of numbers, the %i. in a row as well',
  (id, turn) => {
    const layout = layoutSlide(
      { slide: make(short, 'points'), theme: findTheme(id), place: 1, count: 5, turn },
      metrics,
    )
    expect(layout.layout).toBe('points')
    expect(listIconBoxes(layout)).toHaveLength(6)
    const names = listIconBoxes(layout).map(({ icon }) => icon?.name)
    expect([...new Set(names)]).toEqual(['sun', 'car', 'wind'])
    expectTidy(layout)
    const texts = layout.boxes.filter((box) => box.kind === 'text')
    const paragraphs = texts.flatMap((box) => box.paragraphs)
    expect(paragraphs.every(({ mark }) => mark === null)).toBe(true)
    for (const icon of listIconBoxes(layout))
      for (const { x, y, width, height } of paragraphs)
        expect(overlap(icon, { x, y, width, height })).toBe(false)
  },
)

test('IC8 many points in two columns, and points beside a picture, have them as well', () => {
  const many = Array.from(
    { length: 8 },
    (_, at) => `:clock: It is ${at} in a city that never sleeps`,
  )
  expect(listIconBoxes(layOut(make(many, 'two-columns')))).toHaveLength(16)
  const pictured = { ...make(short, 'points'), imageUrl: 'asset:a' }
  expect(listIconBoxes(layOut(pictured))).toHaveLength(6)
})

test('IC8 sentences have none by themselves; one that is named brings a plain disc to the others', () => {
  expect(listIconBoxes(layOut(make(sentences, 'points')))).toEqual([])
  const [first = '', second = ''] = sentences
  const asked = listIconBoxes(layOut(make([`:car: ${first}`, second], 'points')))
  expect([...new Set(asked.map(({ icon }) => icon?.name))]).toEqual(['car', 'circle'])
  const emoji = layOut(make([`🚀 ${first}`, second], 'points'))
  expect(listIconBoxes(emoji)).toEqual([])
  expect(textsOf(emoji)).toContain(`🚀 ${first}`)
})

test('IC8 right to left icons stand to the right of their points', () => {
  const layout = layOut({ ...make(arabic, 'points'), title: 'العرض' })
  const text = layout.boxes.find((box) => box.kind === 'text' && box.role === 'content')
  const [icon] = listIconBoxes(layout)
  expect(icon?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0) - 1)
})

test('IC5 icons have the colours of the deck, where it has its own', () => {
  const theme = findDeckTheme({ theme: 'paper', palette: { accent: '#0A7C86' } })
  const [own] = listIconBoxes(layoutSlide({ slide: make(named), theme, place: 1 }, metrics))
  const [usual] = listIconBoxes(layOut(make(named), 'paper'))
  expect(own?.fill).not.toEqual(usual?.fill)
})

test('IC2 where a form has no icons an emoji stays what it is; where it has, the icon stands for it', () => {
  const content = ['🚀 Light: it is eaten', 'Water: it is lifted', 'Air: it slips in']
  expect(textsOf(layOut(make(content)))).toContain('Light')
  expect(textsOf(layOut(make(content, 'points')))).toContain('🚀 Light: it is eaten')
})
