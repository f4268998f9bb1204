import { expect, test } from 'vitest'

import { loadTestMetrics, allFonts } from '../../../../test/fixtures/slide-metrics.ts'
import { chartSlides } from '../../../../test/fixtures/decks/chart-slides.ts'
import { formSlides } from '../../../../test/fixtures/decks/form-slides.ts'
import { picturedSlides } from '../../../../test/fixtures/decks/pictured-slides.ts'
import { listRichSlides } from '../../../../test/fixtures/decks/rich-slides.ts'
import { loadCharts } from '../../chart/load-charts.ts'
import type { DeckFurniture } from '../../deck/brand/deck-furniture.ts'
import type { Slide } from '../../deck/slide.ts'
import { poseSlide } from '../../form/slide-pose.ts'
import type { Box, FurnitureBox, FurnitureLabel, SlideLayout } from '../../layout/boxes.ts'
import { findGround } from '../../layout/backdrop/find-backdrop.ts'
import { layoutSlide } from '../../layout/layout-slide.ts'
import { meets } from '../../layout/backdrop/meets-shape.ts'
import { stage } from '../../layout/stage.ts'
import { measureWorstContrast } from '../../theme/contrast.ts'
import { findDeckTheme } from '../../theme/find-deck-theme.ts'
import { themes } from '../../theme/themes.ts'
import { meetsLine } from './meets-line.ts'
import { tellToday } from './todays-date.ts'

await loadCharts()
const metrics = await loadTestMetrics([], allFonts)
const ids = themes.map(({ id }) => id)
const slides: readonly Slide[] = [
  ...formSlides,
  ...picturedSlides.map((sample) => sample.slide),
  ...chartSlides,
  ...listRichSlides('asset:picture'),
]
const whole: DeckFurniture = {
  footer: 'Acme · Board meeting',
  date: '18 November 2026',
  number: true,
}

function layOut(slide: Slide, theme: string, furniture: DeckFurniture, place = 3): SlideLayout {
  const deck = { title: 'Reefs', slides: Array.from({ length: 9 }, () => slide), furniture, theme }
  return layoutSlide({ slide, theme: findDeckTheme(deck), ...poseSlide(deck, place) }, metrics)
}

const isFurniture = (box: Box): box is FurnitureBox => box.kind === 'furniture'
const findLabels = (layout: SlideLayout) => layout.boxes.find(isFurniture)?.labels ?? []
const areaOf = ({ x, baseline, width, sizePx }: FurnitureLabel) => ({
  x,
  y: baseline - sizePx * 0.75,
  width,
  height: sizePx,
})

const listInk = ({ boxes }: SlideLayout) =>
  boxes.flatMap((box) => {
    if (box.kind === 'table' || box.kind === 'chart') return [box]
    if (box.kind !== 'text') return []
    return box.paragraphs.flatMap(({ lines, sizePt }) =>
      lines.map(({ x, width, baseline }) => ({
        x,
        width,
        y: baseline - sizePt,
        height: sizePt * 1.33,
      })),
    )
  })

test.each(ids)(
  'FU2 in every form of %s it stands on the stage, meets no words and can be read',
  (theme) => {
    let seen = 0
    for (const slide of slides) {
      const layout = layOut(slide, theme, whole)
      const labels = findLabels(layout)
      const ink = listInk(layout)
      for (const label of labels) {
        const area = areaOf(label)
        seen += 1
        expect(area.y + area.height).toBeLessThan(stage.height - 4)
        expect(area.x).toBeGreaterThanOrEqual(48)
        expect(area.x + area.width).toBeLessThanOrEqual(stage.width - 48)
        expect(
          ink.filter((one) => meets(one, area)),
          `${slide.layout} ${label.part}`,
        ).toEqual([])
        const isOnPlate =
          layout.boxes.at(-2)?.kind === 'shape' && meets(layout.boxes.at(-2) ?? raise(), area)
        const crossed = layout.boxes.filter((box) => box.kind === 'shape' && meetsLine(box, area))
        expect(isOnPlate ? [] : crossed, `${slide.layout} ${label.part}`).toEqual([])
        const ground = findGround(layout, area)
        expect(measureWorstContrast(label.colour, ground), slide.layout).toBeGreaterThanOrEqual(4.5)
      }
      for (const [at, label] of labels.entries())
        for (const other of labels.slice(at + 1))
          expect(meets(areaOf(label), areaOf(other))).toBe(false)
    }
    // Hardly any form writes so far down that it has no room.
    expect(seen).toBeGreaterThan(0.97 * 3 * slides.length)
  },
)

test('FU3 themes have it each in a manner of their own', () => {
  const manners = ids.map((theme) =>
    findLabels(layOut(formSlides[0] ?? raise(), theme, whole))
      .map(({ part, x, font, sizePx }) => [part, Math.round(x / 400), font.family, sizePx])
      .join(' '),
  )
  expect(new Set(manners).size).toBe(ids.length)
})

test.each(ids)('FU4 right to left it is the same in a mirror: %s', (theme) => {
  const slide = { id: 's', title: 'العنوان', content: ['نقطة', 'ثانية'], notes: '' }
  const latin = { id: 's', title: 'Title', content: ['One', 'Two'], notes: '' }
  const mirrored = findLabels(layOut(slide, theme, whole))
  for (const label of findLabels(layOut(latin, theme, whole))) {
    const other = mirrored.find(({ part }) => part === label.part)
    expect(other?.x).toBeCloseTo(stage.width - label.x - label.width, 3)
  }
})

test('FU5 the cover has none unless it is asked for, and what is not asked for is nowhere', () => {
  const [slide = raise()] = formSlides
  expect(findLabels(layOut(slide, 'paper', whole, 0))).toEqual([])
  expect(findLabels(layOut(slide, 'paper', { ...whole, onCover: true }, 0)).length).toBeGreaterThan(
    0,
  )
  expect(findLabels(layOut(slide, 'paper', { number: true })).map(({ text }) => text)).toEqual([
    '4',
  ])
  expect(layOut(slide, 'paper', {}).boxes.some(isFurniture)).toBe(false)
})

test('FU9 line breaks and tabs are spaces', () => {
  const slide = { id: 's', title: 'Title', content: ['One', 'Two'], notes: '' }
  const labels = findLabels(layOut(slide, 'paper', { footer: ' one\n two\t' }))
  expect(labels.map(({ text }) => text)).toEqual(['one two'])
})

test('FU6 a date may be the day on which it is looked at', () => {
  tellToday(() => 'November 18, 2026')
  const [slide = raise()] = formSlides
  const labels = findLabels(layOut(slide, 'ocean', { date: true }))
  expect(labels.map(({ text }) => text)).toEqual(['November 18, 2026'])
})

test.each(ids)(
  'FU7 a footer that is too long ends where there is room, beside the others: %s',
  (theme) => {
    const slide = { id: 's', title: 'Title', content: ['One', 'Two'], notes: '' }
    const labels = findLabels(
      layOut(slide, theme, { ...whole, footer: 'reefs and coasts '.repeat(12) }),
    )
    const footer = labels.find(({ part }) => part === 'footer')
    expect(footer?.text.endsWith('…')).toBe(true)
    expect(footer?.text.length).toBeGreaterThan(30)
    for (const other of labels.filter((label) => label !== footer))
      expect(meets(areaOf(footer ?? raise()), areaOf(other))).toBe(false)
  },
)

function raise(): never {
  throw new Error('There is none')
}
