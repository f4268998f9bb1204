import { beforeAll, describe, expect, test } from 'vitest'

import { expectTidy, overlap } from '../../../test/fixtures/expect-tidy.ts'
import { formSlides } from '../../../test/fixtures/decks/form-slides.ts'
import { picturedSlides } from '../../../test/fixtures/decks/pictured-slides.ts'
import { loadTestMetrics } from '../../../test/fixtures/slide-metrics.ts'
import { listPictures } from '../deck/pictures/slide-pictures.ts'
import type { SlideLayout } from '../layout/boxes.ts'
import { chooseFamily } from '../layout/typefaces/choose-family.ts'
import { layoutSlide } from '../layout/layout-slide.ts'
import { stage } from '../layout/stage.ts'
import type { TextMetrics } from '../layout/text-metrics.ts'
import { findTheme, themes } from '../theme/themes.ts'

const composedThemes = themes.map(({ id }) => findTheme(id))

let metrics: TextMetrics
beforeAll(async () => {
  const slides = [...formSlides, ...picturedSlides.map(({ slide }) => slide)]
  const texts = slides.flatMap(({ title, content }) => content.concat(title))
  metrics = await loadTestMetrics(
    texts,
    composedThemes.flatMap(({ forms }) => forms?.fonts ?? []),
  )
})

describe.each(composedThemes.map((theme) => [theme.id, theme] as const))('in %s', (_, theme) => {
  const layOut = (at: number) => {
    const slide = formSlides[at]
    if (!slide) throw new Error(`No slide ${at}`)
    return layoutSlide({ slide, theme, place: 1, count: 9, seed: at }, metrics)
  }

  test.each(formSlides.map(({ layout, title }, at) => [at, layout, title] as const))(
    'FC1 FC2 FC3 FC7 %i %s: %s',
    (at, form) => {
      const layout = layOut(at)
      expect(layout.isComposed).toBe(true)
      expect(layout.layout, 'in the form it asks for').toBe(form)
      expectTidy(layout)
      if (fillsStage(form, formSlides[at]?.content.length ?? 0)) {
        const lowest = findLowest(layout)
        expect(lowest.text, 'FC7 lowest text').toBeLessThanOrEqual(stage.height * 0.945)
        expect(lowest.drawn, 'FC7 lowest text or mark').toBeGreaterThanOrEqual(stage.height * 0.8)
      }
    },
  )

  test.each(
    formSlides.filter(({ layout }) => layout === 'points').map((slide) => [slide] as const),
  )('RY2 points one after another look different, and as tidy', (slide) => {
    const [first, second, third] = [0, 1, 2].map((turn) => {
      const layout = layoutSlide({ slide, theme, place: 1, count: 9, turn }, metrics)
      expect(layout.layout).toBe('points')
      expectTidy(layout)
      return JSON.stringify(layout.boxes.filter(({ kind }) => kind === 'text'))
    })
    expect(third).not.toBe(first)
    const isShort = slide.content.length <= 4 && slide.content.every(({ length }) => length <= 90)
    if (isShort && slide.content.length > 1) expect(second).not.toBe(first)
  })

  test.each(
    formSlides.flatMap((slide) =>
      slide.layout && variedForms.has(slide.layout) && slide.content.length !== 2 ? [[slide]] : [],
    ),
  )('RY3 one form after another looks different, and as tidy', (slide) => {
    const [first, second] = [0, 1].map((turn) => {
      const layout = layoutSlide({ slide, theme, place: 1, count: 9, turn }, metrics)
      expect(layout.layout).toBe(slide.layout)
      expectTidy(layout)
      expect(findLowest(layout).drawn).toBeGreaterThanOrEqual(stage.height * 0.8)
      return layout.boxes.flatMap((box) => (box.kind === 'text' ? [[box.x, box.y]] : []))
    })
    const isGrid = slide.layout !== 'timeline' && slide.content.length > 4
    if (!isGrid) expect(second).not.toEqual(first)
  })

  test('FC9 a closing that says one thing alone stands in the middle of the height', () => {
    const at = formSlides.findIndex(({ title }) => title === 'Danke')
    const said = layOut(at).boxes.find((box) => box.kind === 'text' && box.role === 'content')
    if (!said) throw new Error('It says something')
    const middle = (said.y + said.height / 2) / stage.height
    expect(middle).toBeGreaterThan(0.4)
    expect(middle).toBeLessThan(0.65)
  })

  test('OR1 a slide has another drawing, or none, and can be read with either', () => {
    const at = formSlides.findIndex(({ layout }) => layout === 'cover')
    for (const slide of [formSlides[at], formSlides.find(({ layout }) => layout === 'closing')]) {
      if (!slide) throw new Error('A form is missing')
      const draw = (ornament?: number) => {
        const own = ornament === undefined ? slide : { ...slide, ornament }
        const layout = layoutSlide({ slide: own, theme, place: 1, count: 9, seed: 4 }, metrics)
        expect(layout.layout).toBe(slide.layout)
        expectTidy(layout)
        return layout.boxes.filter(({ kind }) => kind === 'shape')
      }
      expect(draw(4)).toEqual(draw())
      if (slide.layout === 'cover') expect(draw(5)).not.toEqual(draw(4))
      expect(draw(0).length).toBeLessThan(draw().length)
    }
  })

  test.each(picturedSlides.map((sample, at) => [at, sample.chosen, sample] as const))(
    'FC6 %i %s with pictures: all are shown, and no word stands on one',
    (_at, chosen, { slide, place }) => {
      const layout = layoutSlide({ slide, theme, place, count: 9, seed: 5 }, metrics)
      expect(layout.isComposed).toBe(true)
      expect(layout.layout).toBe(chosen)
      const pictures = layout.boxes.filter((box) => box.kind === 'picture')
      expect(pictures.map(({ index }) => index)).toEqual([...listPictures(slide).keys()])
      for (const picture of pictures)
        for (const line of expectTidy(layout))
          expect(overlap(line, picture), `${line.text} on picture ${picture.index}`).toBe(false)
    },
  )
})

const variedForms = new Set(['figures', 'timeline', 'cards'])

const fewLargeWords = new Set(['cover', 'section', 'statement', 'quote', 'big-number', 'code'])

/** A single sentence stands where it is seen best; all else uses the height that there is. */
const fillsStage = (form: string | undefined, points: number): boolean =>
  form !== undefined && !fewLargeWords.has(form) && !(form === 'closing' && points === 1)

/** How far down text reaches, and how far anything that is drawn within the stage does. */
function findLowest({ boxes }: SlideLayout): { text: number; drawn: number } {
  const below = 0.22
  const texts = boxes.flatMap((box) =>
    box.kind === 'text'
      ? box.paragraphs.flatMap(({ lines, sizePt }) =>
          lines.map(({ baseline }) => baseline + ((sizePt * 4) / 3) * below),
        )
      : [],
  )
  const shapes = boxes.flatMap((box) =>
    box.kind === 'shape' && box.y + box.height < stage.height ? [box.y + box.height] : [],
  )
  return { text: Math.max(...texts), drawn: Math.max(...texts, ...shapes) }
}

test('FC12 points in several scripts are painted in the face that each was measured in', () => {
  const content = ['The moon pulls at the sea', 'القمر يجذب البحر', 'Луна тянет море']
  const slide = { id: 's', title: 'Tides', content, notes: '', layout: 'points' as const }
  const { boxes } = layoutSlide({ slide, theme: findTheme('modern'), place: 1, count: 9 }, metrics)
  const text = boxes.find((box) => box.kind === 'text' && box.role === 'content')
  if (text?.kind !== 'text') throw new Error('The points are a text')
  const families = text.paragraphs.map(({ runs }) => (runs?.[0]?.font ?? text.font).family)
  const [own = 'Arimo'] = families
  expect(own).not.toBe('Arimo')
  expect(families).toEqual(content.map((words) => chooseFamily(own, [words])))
  expect(families).toEqual([own, 'Arimo', 'Arimo'])
})
