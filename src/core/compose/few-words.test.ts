import { beforeAll, describe, expect, test } from 'vitest'

import { expectTidy } from '../../../test/fixtures/expect-tidy.ts'
import { loadTestMetrics } from '../../../test/fixtures/slide-metrics.ts'
import type { Slide } from '../deck/slide.ts'
import type { Paragraph, SlideLayout } from '../layout/boxes.ts'
import { layoutSlide } from '../layout/layout-slide.ts'
import { pxPerPt } from '../layout/stage.ts'
import type { TextMetrics } from '../layout/text-metrics.ts'
import { findTheme, themes } from '../theme/themes.ts'

const swot = [
  'Strengths: a known brand',
  'Weaknesses: one factory',
  'Opportunities: new laws',
  'Threats: price war',
]
const names = ['Quick wins', 'Big bets', 'Fill-ins', 'Time sinks']
const water = ['Rise: the sun lifts it', 'Fall: clouds let it go', 'Flow: it runs to the sea']
const three = ['Who is it for?', 'What is it for?', 'How will we know?']
const long = [
  'März 2024: Antragstellung beim Regierungspräsidium der zuständigen Region',
  'Juni 2024: Umweltverträglichkeitsprüfung durch das beauftragte Ingenieurbüro',
  'September 2024: Planfeststellungsbeschluss nach der öffentlichen Anhörung',
  'Oktober 2029: Inbetriebnahme der gesamten Strecke in beiden Richtungen',
]
const arabic = ['«الحديقة لا تكون أبدًا جميلة كما ستكون في العام القادم»', 'توماس كوبر']

let metrics: TextMetrics
beforeAll(async () => {
  metrics = await loadTestMetrics(
    [...swot, ...names, ...water, ...three, ...long, ...arabic, 'Where We Stand'],
    themes.flatMap(({ id }) => findTheme(id).forms?.fonts ?? []),
  )
})

describe.each(themes.map(({ id }) => [id] as const))('in %s', (theme) => {
  function layOut(layout: Slide['layout'], content: string[], more: Partial<Slide> = {}, turn = 0) {
    const slide: Slide = {
      id: 'a',
      title: 'Where We Stand',
      content,
      notes: '',
      ...(layout && { layout }),
      ...more,
    }
    const at = { place: 1, count: 9, seed: 3, turn }
    const set = layoutSlide({ slide, theme: findTheme(theme), ...at }, metrics)
    expectTidy(set)
    return set
  }
  const said = ({ boxes }: SlideLayout): Paragraph[] =>
    boxes.flatMap((box) => (box.kind === 'text' && box.role === 'content' ? box.paragraphs : []))
  const pxOf = ({ sizePt }: Paragraph) => sizePt * pxPerPt

  test('FC22 what stands below a number keeps away from its comma', () => {
    const distance = (figure: string): number => {
      const set = said(
        layOut('figures', [
          `${figure} Millionen Euro kostete es`,
          '95 Stunden dauerte es',
          '70 Menschen waren da',
        ]),
      )
      const baselineOf = (words: string) =>
        set.find(({ text }) => text === words)?.lines[0]?.baseline ?? NaN
      return baselineOf('Millionen Euro') - baselineOf(figure)
    }
    expect(distance('1,4')).toBeGreaterThan(distance('1.4'))
  })

  test('FC21 lines of Arabic stand as far apart as their letters reach', () => {
    const { boxes } = layOut('cover', arabic, { title: arabic[0] ?? '' })
    const set = boxes.flatMap((box) => (box.kind === 'text' ? box.paragraphs : []))
    expect(set.length).toBeGreaterThan(1)
    for (const paragraph of set)
      expect(paragraph.pitch / pxOf(paragraph), paragraph.text).toBeGreaterThan(1.29)
  })

  test('FC13 a matrix of few words sets them large', () => {
    for (const paragraph of said(layOut('matrix', swot)))
      expect(pxOf(paragraph), paragraph.text).toBeGreaterThanOrEqual(36)
  })

  test('FC13 columns of few words set them large, close below their title', () => {
    const layout = layOut('points', three, {}, 1)
    for (const paragraph of said(layout)) expect(pxOf(paragraph)).toBeGreaterThanOrEqual(44)
    const title = layout.boxes.find((box) => box.kind === 'text' && box.role === 'title')
    const rules = layout.boxes.flatMap((box) =>
      box.kind === 'shape' && box.height === 6 ? [box.y] : [],
    )
    expect(rules).toHaveLength(3)
    const end = title?.kind === 'text' ? title.y + title.height : 0
    expect((rules[0] ?? 0) - end).toBeLessThan(240)
    const ends = said(layout).flatMap(({ lines }) => lines.at(-1)?.baseline ?? 0)
    expect(Math.max(...ends)).toBeGreaterThan(576)
  })

  test('FC14 names of which nothing is said are set as names', () => {
    const withWords = said(layOut('matrix', swot))[0]
    for (const { lines, runs, sizePt } of said(layOut('matrix', names))) {
      expect(lines).toHaveLength(1)
      expect(runs ?? withWords?.runs).toEqual(withWords?.runs)
      expect(sizePt * pxPerPt).toBeGreaterThanOrEqual(44)
    }
  })

  test('FC15 the pictures of a row are of one height, with captions that can be read', () => {
    const more = Array.from({ length: 5 }, (_, at) => ({ imageUrl: `asset:more-${at}` }))
    const pictures = { imageUrl: 'asset:first', morePictures: more }
    const layout = layOut('gallery', ['Rise', 'Fall'], pictures)
    const frames = layout.boxes.filter(({ kind }) => kind === 'picture')
    const rows = new Set(frames.map(({ y }) => y))
    expect(rows.size).toBe(2)
    for (const row of rows) {
      const heights = frames.flatMap(({ y, height }) => (y === row ? [height] : []))
      expect(new Set(heights).size).toBe(1)
    }
    for (const caption of said(layout)) expect(pxOf(caption)).toBeGreaterThanOrEqual(26)
  })

  test('FC16 a cycle begins at its top, and its rows are numbered', () => {
    const layout = layOut('cycle', water)
    const discs = layout.boxes.flatMap((box) =>
      box.kind === 'shape' && box.shape === 'ellipse' ? [box] : [],
    )
    const stations = discs.slice(-3)
    expect(Math.min(...stations.map(({ y }) => y))).toBe(stations[0]?.y)
    const marks = said(layout).flatMap(({ mark }) => (mark?.kind === 'text' ? [mark.text] : []))
    expect(marks).toHaveLength(3)
  })

  test('FC17 dates whose words would be small print along an axis stand in rows', () => {
    for (const paragraph of said(layOut('timeline', long)))
      expect(pxOf(paragraph), paragraph.text).toBeGreaterThanOrEqual(20)
  })

  test('FC18 Arabic never leans, and is bold where it stands for a heavy face', () => {
    const layout = layOut('quote', arabic)
    const fonts = layout.boxes.flatMap((box) =>
      box.kind === 'text' && box.role === 'content' ? [box.font] : [],
    )
    expect(fonts.every(({ italic }) => !italic)).toBe(true)
    if (theme === 'noir') expect(fonts[0]?.weight).toBe(700)
  })
})
