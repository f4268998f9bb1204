import { beforeAll, describe, expect, test } from 'vitest'

import { expectTidy } from '../../../test/fixtures/expect-tidy.ts'
import { formSlides } from '../../../test/fixtures/form-slides.ts'
import { picturedSlides } from '../../../test/fixtures/pictured-slides.ts'
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
