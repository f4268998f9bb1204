import { beforeAll, expect, test } from 'vitest'

import { loadTestMetrics } from '../../../test/fixtures/slide-metrics.ts'
import type { Slide } from '../deck/slide.ts'
import type { SlideLayout, TextBox } from '../layout/boxes.ts'
import { layoutSlide } from '../layout/layout-slide.ts'
import type { TextMetrics } from '../layout/text-metrics.ts'
import { findTheme, themes } from '../theme/themes.ts'

const points = {
  latin: [
    'Storms break on the outer wall',
    'Fish come back where no net is cast',
    'Children count',
  ],
  arabic: ['تتكسر الأمواج على الجدار الخارجي', 'عادت الأسماك أسرع', 'يعد الأطفال الأسماك'],
}
type Script = keyof typeof points

let metrics: TextMetrics
beforeAll(async () => {
  metrics = await loadTestMetrics(
    [...points.latin, ...points.arabic, '123'],
    themes.flatMap(({ id }) => findTheme(id).forms?.fonts ?? []),
  )
})

function layOut(
  theme: string,
  script: Script,
  textStyles: NonNullable<Slide['textStyles']>,
): SlideLayout {
  const slide = { id: 'a', title: 'A', content: points[script], notes: '', textStyles }
  return layoutSlide(
    { slide, theme: findTheme(theme), place: 1, count: 9, seed: 3, turn: 0 },
    metrics,
  )
}

const listNumbered = ({ boxes }: SlideLayout): TextBox[] =>
  boxes.filter(
    (box): box is TextBox => box.kind === 'text' && box.paragraphs.some(({ mark }) => mark),
  )

/** How far before their first lines numbers stand. */
const listGaps = (layout: SlideLayout): number[] =>
  listNumbered(layout).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ mark, lines: [line], rtl }) => {
      if (!mark || !line) return []
      return rtl ? mark.x + mark.width - line.x - line.width : line.x - mark.x
    }),
  )

test.each(
  themes.flatMap(({ id }) => (['latin', 'arabic'] as const).map((script) => [id, script] as const)),
)(
  'FC19 numbers stand as far before lines that are centred or at the other side: %s, %s',
  (theme, script) => {
    const across = script === 'latin' ? 'right' : 'left'
    const [plain, centred, moved] = [
      layOut(theme, script, {}),
      layOut(theme, script, { content: { textAlign: 'center' } }),
      layOut(theme, script, { content: { textAlign: across } }),
    ].map((layout) => listGaps(layout).map(Math.round))
    expect(plain?.length).toBe(3)
    expect([centred, moved]).toEqual([plain, plain])
  },
)

test.each(themes.map(({ id }) => id))(
  'FC20 a ground that is chosen for points lies behind all of them and their numbers: %s',
  (theme) => {
    const layout = layOut(theme, 'latin', { content: { backgroundColor: '#203040' } })
    const grounds = listNumbered(layout).map(({ plate, paragraphs }) => {
      if (!plate) return false
      return paragraphs.every(
        ({ x, y, width, height, mark }) =>
          Math.min(x, mark?.x ?? x) >= plate.x &&
          y >= plate.y &&
          x + width <= plate.x + plate.width &&
          y + height <= plate.y + plate.height,
      )
    })
    expect(grounds.length).toBeGreaterThan(0)
    expect(grounds).toEqual(grounds.map(() => true))
  },
)
