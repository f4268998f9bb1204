import { beforeAll, expect, test } from 'vitest'

import { formSlides } from '../../../../test/fixtures/decks/form-slides.ts'
import { loadTestMetrics } from '../../../../test/fixtures/slide-metrics.ts'
import type { Paragraph, SlideLayout } from '../../layout/boxes.ts'
import { layoutSlide } from '../../layout/layout-slide.ts'
import type { TextMetrics } from '../../layout/text-metrics.ts'
import { findTheme, themes } from '../../theme/themes.ts'
import { shareRows } from './share-rows.ts'

test('FC8 rows are of one height while each has room, and else as high as what is said in them', () => {
  expect(shareRows(() => [60, 80, 60], 300)).toEqual([100, 100, 100])
  expect(shareRows(() => [60, 180, 60], 300)).toEqual([60, 180, 60])
  expect(shareRows(() => [100, 200], 150)).toEqual([50, 100])
  // With smaller letters they are alike again.
  expect(shareRows((share) => (share > 0.9 ? [50, 120] : [50, 50]), 150)).toEqual([75, 75])
})

let metrics: TextMetrics
beforeAll(async () => {
  metrics = await loadTestMetrics(
    formSlides.flatMap(({ title, content }) => content.concat(title)),
    themes.flatMap(({ id }) => findTheme(id).forms?.fonts ?? []),
  )
})

function layOut(title: string, theme: string): SlideLayout {
  const slide = formSlides.find((one) => one.title === title)
  if (!slide) throw new Error(`No slide ${title}`)
  return layoutSlide({ slide, theme: findTheme(theme), place: 1, count: 9 }, metrics)
}

const listPoints = ({ boxes }: SlideLayout): Paragraph[] =>
  boxes.flatMap((box) => (box.kind === 'text' && box.role === 'content' ? box.paragraphs : []))
const middleOf = ({ y, height }: Paragraph): number => y + height / 2

test.each(themes.map(({ id }) => [id] as const))(
  'FC8 in %s one long point of six leaves the letters of the others large',
  (theme) => {
    const sizes = listPoints(layOut('Was die Energiewende in den Gemeinden aufhält', theme))
    expect(sizes).toHaveLength(6)
    for (const { sizePt, text } of sizes) expect(sizePt, text).toBeGreaterThanOrEqual(17)
  },
)

test.each(themes.map(({ id }) => [id] as const))(
  'FC8 in %s what stands side by side stands in line',
  (theme) => {
    const middles = listPoints(layOut('What to Check Before You Go on Stage', theme)).map(middleOf)
    for (const at of [0, 1, 2, 3]) expect(middles[at]).toBeCloseTo(middles[at + 4] ?? 0, 0)
    const [, ...pros] = listPoints(layOut('Should We Move to a Four-Day Week?', theme))
    const cons = pros.slice(4)
    expect(cons).toHaveLength(2)
    cons.forEach((con, at) => expect(middleOf(con)).toBeCloseTo(middleOf(pros[at] ?? con), 0))
  },
)
