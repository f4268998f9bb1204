import { beforeAll, describe, expect, test } from 'vitest'

import {
  contentLengths,
  createSampleSlide,
  otherScripts,
} from '../../../test/fixtures/decks/sample-slides.ts'
import { loadTestMetrics } from '../../../test/fixtures/slide-metrics.ts'
import { type SlideLayoutName, slideLayouts } from '../deck/slide-layout.ts'
import type { Slide } from '../deck/slide.ts'
import { defaultContentStyle, defaultTitleStyle } from '../deck/texts/text-style.ts'
import type { PictureBox, SlideLayout, TextBox } from '../layout/boxes.ts'
import { findBackdrop } from '../layout/backdrop/find-backdrop.ts'
import { layoutSlide } from '../layout/layout-slide.ts'
import { stage } from '../layout/stage.ts'
import type { TextMetrics } from '../layout/text-metrics.ts'
import { measureWorstContrast } from './contrast.ts'
import { modern } from './modern.ts'
import type { Theme } from './theme.ts'
import { findTheme, themes } from './themes.ts'

let metrics: TextMetrics
beforeAll(async () => {
  metrics = await loadTestMetrics(otherScripts.flatMap(({ title, content }) => [title, ...content]))
})

const imageUrl = 'asset:x'
const listSamples = (layout: SlideLayoutName): Slide[] =>
  [undefined, imageUrl].flatMap((url) =>
    contentLengths.map((length) => createSampleSlide(layout, length, url)),
  )
const layOut = (slide: Slide, theme: Theme): SlideLayout =>
  layoutSlide({ slide, theme, place: 1 }, metrics)
const textsOf = ({ boxes }: SlideLayout): TextBox[] => boxes.filter((box) => box.kind === 'text')
const pictureOf = ({ boxes }: SlideLayout): PictureBox | undefined =>
  boxes.find((box) => box.kind === 'picture')
const nameOf = ({ id, imageUrl: url }: Slide) => (url === undefined ? id : `${id} with picture`)

test('TH1 eight themes, each with an id of its own', () => {
  expect(themes.length).toBeGreaterThanOrEqual(8)
  expect(new Set(themes.map(({ id }) => id)).size).toBe(themes.length)
})

test('TH1 no theme and an unknown one are modern', () => {
  expect(findTheme(undefined).id).toBe('modern')
  expect(findTheme('from-the-future')).toBe(findTheme('modern'))
  for (const { id } of themes) expect(findTheme(id).id).toBe(id)
})

test('TH2 modern has the text styles of the specification and the picture on the right half', () => {
  expect(modern.title.style).toEqual(defaultTitleStyle)
  expect(modern.content.style).toEqual(defaultContentStyle)
  const slide = createSampleSlide('points', 'typical', imageUrl)
  expect(pictureOf(layOut(slide, modern))).toMatchObject({ x: 640, y: 0, width: 640, height: 720 })
})

test('TH4 no two themes share background, faces, marks and what they draw on a cover', () => {
  const looks = themes.map((theme) => {
    const cover = layOut(createSampleSlide('cover', 'typical'), findTheme(theme.id))
    return {
      background: JSON.stringify(theme.background),
      faces: [theme.title.family, theme.title.style.fontWeight, theme.content.family].join(),
      marks: JSON.stringify(theme.marks),
      drawing: JSON.stringify(cover.boxes.filter(({ kind }) => kind === 'shape')),
    }
  })
  for (const part of ['background', 'faces', 'marks', 'drawing'] as const) {
    const kinds = new Set(looks.map((look) => look[part])).size
    expect(kinds, part).toBe(themes.length)
  }
})

describe.each(themes.map((theme) => ({ id: theme.id, theme })))('in $id', ({ theme }) => {
  test.each(slideLayouts)('TH5 short, typical and long content fits: %s', (layout) => {
    for (const slide of listSamples(layout))
      expect(layOut(slide, theme).overflows, nameOf(slide)).toBe(false)
  })

  test.each(slideLayouts)('TH5 typical content is not small: %s', (layout) => {
    for (const url of [undefined, imageUrl])
      for (const { paragraphs } of textsOf(
        layOut(createSampleSlide(layout, 'typical', url), theme),
      ))
        for (const { sizePt } of paragraphs) expect(sizePt).toBeGreaterThanOrEqual(16)
  })

  test('TH5 other scripts fit', () => {
    for (const slide of otherScripts) expect(layOut(slide, theme).overflows, slide.id).toBe(false)
  })

  test.each(slideLayouts)('TH3 text can be read on whatever it stands on: %s', (layout) => {
    for (const slide of listSamples(layout)) {
      const boxes = layOut(slide, theme)
      for (const box of textsOf(boxes)) {
        if (box.paragraphs.length === 0) continue
        const backdrop = findBackdrop(boxes, box)
        const smallest = Math.min(...box.paragraphs.map(({ sizePt }) => sizePt))
        const isLarge = smallest >= 18 || (smallest >= 14 && box.font.weight === 700)
        const told = `${nameOf(slide)}, ${box.role} at ${smallest} pt on ${backdrop.join(' ')}`
        expect(measureWorstContrast(box.style.textColor, backdrop), told).toBeGreaterThanOrEqual(
          isLarge ? 3 : 4.5,
        )
        for (const { mark } of box.paragraphs)
          if (mark)
            expect(
              measureWorstContrast(mark.colour, backdrop),
              `mark of ${told}`,
            ).toBeGreaterThanOrEqual(3)
      }
    }
  })

  test('TH6 a picture that fills the stage has nothing of the theme at its edges', () => {
    const slide = createSampleSlide('picture-full', 'typical', imageUrl)
    expect(pictureOf(layOut(slide, theme))).toMatchObject({
      ...stage,
      style: { shape: 'rectangle', borderWidth: 0, shadow: 'none' },
    })
  })

  test('TH2 a picture beside bullets stands on the right, and on the left where that is asked for', () => {
    const middleOf = (layout: SlideLayoutName) => {
      const picture = pictureOf(layOut(createSampleSlide(layout, 'typical', imageUrl), theme))
      return picture!.x + picture!.width / 2
    }
    expect(middleOf('points')).toBeGreaterThan(stage.width / 2)
    expect(middleOf('picture-side')).toBeLessThan(stage.width / 2)
  })
})
