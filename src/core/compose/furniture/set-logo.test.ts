import { expect, test } from 'vitest'

import { chartSlides } from '../../../../test/fixtures/decks/chart-slides.ts'
import { formSlides } from '../../../../test/fixtures/decks/form-slides.ts'
import { picturedSlides } from '../../../../test/fixtures/decks/pictured-slides.ts'
import { allFonts, loadTestMetrics } from '../../../../test/fixtures/slide-metrics.ts'
import { loadCharts } from '../../chart/load-charts.ts'
import type { DeckFurniture } from '../../deck/brand/deck-furniture.ts'
import type { DeckLogo } from '../../deck/brand/deck-logo.ts'
import type { Slide } from '../../deck/slide.ts'
import { poseSlide } from '../../form/slide-pose.ts'
import type { Box, LogoBox, SlideLayout } from '../../layout/boxes.ts'
import { findGround } from '../../layout/backdrop/find-backdrop.ts'
import { layoutSlide } from '../../layout/layout-slide.ts'
import { meets } from '../../layout/backdrop/meets-shape.ts'
import { stage } from '../../layout/stage.ts'
import { findTallRoom } from '../../tall/film-stages.ts'
import { layOutTall } from '../../tall/lay-out-tall.ts'
import { measureWorstContrast } from '../../theme/contrast.ts'
import { findDeckTheme } from '../../theme/find-deck-theme.ts'
import { themes } from '../../theme/themes.ts'
import { meetsWords } from './meets-words.ts'

await loadCharts()
const metrics = await loadTestMetrics([], allFonts)
const slides: readonly Slide[] = [
  ...formSlides,
  ...picturedSlides.map((sample) => sample.slide),
  ...chartSlides,
]
const furniture: DeckFurniture = {
  footer: 'Acme · Board meeting',
  date: '18 November',
  number: true,
}
const logos: DeckLogo[] = [
  { imageUrl: 'asset:dark', imageAspect: 4, inks: ['#111111'] },
  { imageUrl: 'asset:light', imageAspect: 1, inks: ['#FFFFFF'] },
  { imageUrl: 'asset:filled', imageAspect: 0.5 },
]

const isFull = process.env['LECTERN_FULL'] !== undefined
/** All of them in the full run, otherwise each slide meets one, in turn. */
const meetLogos = (at: number) =>
  isFull ? logos : logos.filter((_, one) => one === at % logos.length)

type Shown = { furniture?: DeckFurniture; place?: number }

function layOut(slide: Slide, theme: string, logo: DeckLogo, { place = 3, ...shown }: Shown = {}) {
  const deck = {
    title: 'Reefs',
    slides: Array.from({ length: 9 }, () => slide),
    theme,
    logo,
    ...shown,
  }
  return layoutSlide({ slide, theme: findDeckTheme(deck), ...poseSlide(deck, place) }, metrics)
}

const isLogo = (box: Box): box is LogoBox => box.kind === 'logo'
const findLogo = ({ boxes }: SlideLayout) => boxes.find(isLogo)

test.each(themes.map(({ id }) => id))(
  'LO1 in every form of %s the logo stands on the stage in its own form, meets no words and can be made out',
  (theme) => {
    let shown = 0
    let asked = 0
    for (const [at, slide] of slides.entries())
      for (const logo of meetLogos(at)) {
        asked += 1
        const layout = layOut(slide, theme, logo, { furniture })
        const box = findLogo(layout)
        if (!box) continue
        shown += 1
        const { x, y, width, height } = box
        expect(width / height).toBeCloseTo(logo.imageAspect, 5)
        expect(Math.min(x, y, stage.width - x - width, stage.height - y - height)).toBeGreaterThan(
          3,
        )
        expect(meetsWords(layout, box), `${theme} ${slide.layout}`).toBe(false)
        const labels = layout.boxes.flatMap((one) => (one.kind === 'furniture' ? one.labels : []))
        for (const label of labels) {
          const area = { x: label.x, y: label.baseline - 14, width: label.width, height: 16 }
          expect(meets(area, box), `${theme} ${slide.layout} ${label.part}`).toBe(false)
        }
        if (!logo.inks) continue
        const before = layout.boxes.slice(0, layout.boxes.indexOf(box))
        const grounds = findGround({ ...layout, boxes: before }, box)
        expect(measureWorstContrast(logo.inks[0] ?? '', grounds)).toBeGreaterThanOrEqual(2.5)
      }
    // Where words fill every corner there is none.
    expect(shown).toBeGreaterThan(0.95 * asked)
  },
)

test('LO2 on the pages of a deck it stays where it is, and covers show it larger', () => {
  const [logo] = logos
  const plain = { id: '1', title: 'Reefs', content: ['Fish', 'Coral', 'Sand'], notes: '' }
  if (!logo) throw new Error('no logo')
  for (const { id } of themes) {
    const places = [plain, { ...plain, content: ['A', 'B', 'C', 'D'] }].map((slide) =>
      findLogo(layOut(slide, id, logo)),
    )
    expect(places[0], id).toBeDefined()
    expect(places[1]).toEqual(places[0])
    const cover = { ...plain, content: ['A talk'], layout: 'cover' as const }
    const shown = findLogo(layOut(cover, id, logo, { place: 0 }))
    expect(shown?.height, id).toBeGreaterThan(1.3 * (places[0]?.height ?? Infinity))
  }
})

test('LO3 right to left it stands on the other side', () => {
  const [logo] = logos
  if (!logo) throw new Error('no logo')
  const slide = { id: '1', title: 'شعاب', content: ['سمك', 'مرجان'], notes: '' }
  const box = findLogo(layOut(slide, 'modern', logo))
  expect(box && box.x + box.width).toBe(stage.width - 64)
})

test('LO4 films that are no wider than high have it above the words', () => {
  const [logo] = logos
  const [slide] = formSlides
  if (!logo || !slide) throw new Error('nothing to show')
  for (const shape of ['square', 'upright'] as const) {
    const room = findTallRoom(shape, { hasCaptions: true })
    const layout = layOutTall({ slide, theme: findDeckTheme({}), place: 1, logo }, room, metrics)
    const box = layout && findLogo(layout)
    expect(box?.x).toBe(room.left)
    expect(layout && box && meetsWords(layout, box)).toBe(false)
    expect(box && box.y + box.height).toBeLessThan(room.top)
  }
})
