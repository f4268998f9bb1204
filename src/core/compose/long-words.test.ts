import { beforeAll, expect, test } from 'vitest'

import { expectTidy } from '../../../test/fixtures/expect-tidy.ts'
import { loadTestMetrics } from '../../../test/fixtures/slide-metrics.ts'
import type { Slide } from '../deck/slide.ts'
import type { Paragraph } from '../layout/boxes.ts'
import { layoutSlide } from '../layout/layout-slide.ts'
import type { TextMetrics } from '../layout/text-metrics.ts'
import { findTheme, themes } from '../theme/themes.ts'

const figures = [
  'Revenue in the third quarter grew 18 percent to 42.6 million euros',
  'Operating profit rose to 5.1 million euros, a margin of 12 percent',
  'We raise our forecast for the full year from 150 to 158 million euros',
]
const costs = [
  'Battery prices fell by 15 percent, which saved 1.3 million euros',
  'Freight rose by 9 percent',
  'Delivery times came down from 21 to 12 days, because the warehouse now runs two shifts',
  'Inventory is worth 28 million euros, 4 million less than in June',
  'Returns fell to 2 percent',
]
const steps = [
  'Feed the starter: The evening before, mix equal parts of starter, flour and water and leave it at room temperature until it doubles, which takes 4 to 8 hours',
  'Mix flour and water: Stir until no dry flour is left, cover and rest for one hour',
  'Add starter and salt: Squeeze both into the dough with wet hands until the mass feels even',
  'Stretch and fold: Every 30 minutes, four times in all, pull one side of the dough up and fold it over the middle',
]

const sentences = [
  'Scrub the wall with a brush, and wipe it with a sponge until the grey is gone',
  '\tA pale ring stays',
  'Oil the hinges',
  'Paint it twice',
]

let metrics: TextMetrics
beforeAll(async () => {
  metrics = await loadTestMetrics(
    [...figures, ...costs, ...steps, ...sentences, 'What It Takes'],
    themes.flatMap(({ id }) => findTheme(id).forms?.fonts ?? []),
  )
})

function layOut(theme: string, layout: NonNullable<Slide['layout']>, content: string[]) {
  const slide: Slide = { id: 'a', title: 'What It Takes', content, notes: '', layout }
  const set = layoutSlide({ slide, theme: findTheme(theme), place: 1, count: 9 }, metrics)
  expect(set.layout).toBe(layout)
  expectTidy(set)
  return set.boxes.flatMap((box) =>
    box.kind === 'text' && box.role === 'content' ? box.paragraphs : [],
  )
}

const isText = ({ part }: Paragraph): boolean =>
  part.field === 'content' && part.slot !== 'figure' && part.slot !== 'unit'

test.each(themes.map(({ id }) => [id] as const))(
  'FC10 in %s whole sentences beside a panel stand below their numbers, and are no small print',
  (theme) => {
    const said = layOut(theme, 'figures', figures).filter(isText).slice(-2)
    expect(said).toHaveLength(2)
    for (const { width, sizePt, text } of said) {
      expect(width, text).toBeGreaterThan(480)
      expect(sizePt, text).toBeGreaterThanOrEqual(16)
    }
  },
)

test.each(themes.map(({ id }) => [id] as const))(
  'FC10 in %s what is said of figures in a grid is of one size',
  (theme) => {
    const said = layOut(theme, 'figures', costs).filter(isText)
    expect(said).toHaveLength(5)
    expect(new Set(said.map(({ sizePt }) => sizePt)).size).toBe(1)
  },
)

test.each(themes.map(({ id }) => [id] as const))(
  'FC11 in %s steps that say whole sentences stand in numbered rows',
  (theme) => {
    const marked = layOut(theme, 'steps', steps).filter(({ mark }) => mark)
    expect(marked.map(({ mark }) => mark?.kind === 'text' && mark.text)).toEqual([
      '1',
      '2',
      '3',
      '4',
    ])
    expect(marked.map(({ text }) => text)[0]).toBe('Feed the starter')
  },
)

test.each(themes.map(({ id }) => [id] as const))(
  'FC11 in %s steps whose names are sentences stand in numbered rows',
  (theme) => {
    const marked = layOut(theme, 'steps', sentences).filter(({ mark }) => mark)
    expect(marked.map(({ mark }) => mark?.kind === 'text' && mark.text)).toEqual(['1', '2', '3'])
  },
)
