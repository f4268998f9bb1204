import { beforeAll, expect, test } from 'vitest'

import { loadTestMetrics } from '../../../test/fixtures/slide-metrics.ts'
import type { Slide } from '../deck/slide.ts'
import type { ShapeBox, SlideLayout } from '../layout/boxes.ts'
import { layoutSlide } from '../layout/layout-slide.ts'
import type { TextMetrics } from '../layout/text-metrics.ts'
import { findTheme, themes } from '../theme/themes.ts'

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

test('IC2 where a form has no icons an emoji stays what it is; where it has, the icon stands for it', () => {
  const content = ['🚀 Light: it is eaten', 'Water: it is lifted', 'Air: it slips in']
  expect(textsOf(layOut(make(content)))).toContain('Light')
  expect(textsOf(layOut(make(content, 'points')))).toContain('🚀 Light: it is eaten')
})
