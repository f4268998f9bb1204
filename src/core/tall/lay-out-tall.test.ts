import { beforeAll, describe, expect, test } from 'vitest'

import { expectTidy } from '../../../test/fixtures/expect-tidy.ts'
import { formSlides } from '../../../test/fixtures/decks/form-slides.ts'
import { picturedSlides } from '../../../test/fixtures/decks/pictured-slides.ts'
import { loadTestMetrics } from '../../../test/fixtures/slide-metrics.ts'
import type { TextMetrics } from '../layout/text-metrics.ts'
import { findTheme, themes } from '../theme/themes.ts'
import { findTallRoom } from './film-stages.ts'
import { layOutTall } from './lay-out-tall.ts'

const composedThemes = themes.map(({ id }) => findTheme(id))
const rooms = (['square', 'upright'] as const).map((shape) => ({
  shape,
  room: findTallRoom(shape, { hasCaptions: true }),
}))

let metrics: TextMetrics
beforeAll(async () => {
  const slides = [...formSlides, ...picturedSlides.map(({ slide }) => slide)]
  metrics = await loadTestMetrics(
    slides.flatMap(({ title, content }) => content.concat(title)),
    composedThemes.flatMap(({ forms }) => forms?.fonts ?? []),
  )
})

describe.each(rooms)('$shape', ({ room }) => {
  test.each(composedThemes.map((theme) => [theme.id, theme] as const))(
    'FV5 every form of %s is laid out anew, above the captions',
    (_, theme) => {
      for (const [seed, slide] of formSlides.entries()) {
        const layout = layOutTall({ slide, theme, place: 1, count: 9, seed }, room, metrics)
        if (!layout) throw new Error(`${slide.layout}: ${slide.title} has no room`)
        for (const line of expectTidy(layout, room))
          expect(line.y + line.height, line.text).toBeLessThanOrEqual(room.bottom + 8)
      }
    },
  )

  test('FV8 icons and signs stand before their words, and few words are set large', () => {
    const theme = findTheme('modern')
    const layOut = (title: string) => {
      const slide = formSlides.find((one) => one.title === title)
      const layout = slide && layOutTall({ slide, theme, place: 1, count: 9 }, room, metrics)
      if (!layout) throw new Error(`${title} has no room`)
      return layout
    }
    for (const title of ['What a Leaf Needs', 'How We Hire', 'Where We Stand', 'The Water Cycle']) {
      const { boxes } = layOut(title)
      const icons = boxes.filter((box) => box.kind === 'shape' && box.icon !== undefined)
      expect(icons.length, title).toBeGreaterThanOrEqual(3)
      for (const { x, y, width, height } of icons) {
        expect(Math.min(x, y), title).toBeGreaterThan(0)
        expect(x + width, title).toBeLessThan(room.width)
        expect(y + height, title).toBeLessThanOrEqual(room.bottom)
      }
    }
    const discs = layOut('Should We Move to a Four-Day Week?').boxes.filter(
      (box) => box.kind === 'shape' && box.shape === 'ellipse',
    )
    expect(discs).toHaveLength(5)
    const few = layOut('Two').boxes.find((box) => box.kind === 'text' && box.role === 'content')
    expect(few?.kind === 'text' && few.paragraphs[0]?.sizePt).toBeGreaterThan(40)
  })

  test('FV6 pictures stand above the words, from edge to edge', () => {
    const theme = findTheme('modern')
    for (const { slide, place } of picturedSlides) {
      const layout = layOutTall({ slide, theme, place, count: 9 }, room, metrics)
      if (!layout) throw new Error(`${slide.title} has no room`)
      const pictures = layout.boxes.filter(({ kind }) => kind === 'picture')
      expect(pictures.length, slide.title).toBeGreaterThan(0)
      const lowest = Math.max(...pictures.map(({ y, height }) => y + height))
      for (const line of expectTidy(layout, room)) expect(line.y, line.text).toBeGreaterThan(lowest)
    }
  })
})
