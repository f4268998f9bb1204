import { expect, test } from 'vitest'

import { formSlides } from '../../../test/fixtures/decks/form-slides.ts'
import { readBullet } from '../deck/texts/bullet.ts'
import type { Slide } from '../deck/slide.ts'
import { writeBullet } from '../deck/texts/write-bullet.ts'
import { gatherLooks } from '../emphasis/write-emphasis.ts'
import type { Paragraph } from '../layout/boxes.ts'
import { layoutSlide } from '../layout/layout-slide.ts'
import { roughMetrics } from '../layout/rough-metrics.ts'
import { inOfficeFonts } from '../theme/in-office-fonts.ts'
import { withForms } from '../theme/theme-forms.ts'
import { themes } from '../theme/themes.ts'

/** The slide with all that it says leading somewhere: no form can leave that out. */
const lead = (slide: Slide): Slide => ({
  ...slide,
  content: slide.content.map((point) => {
    const { level, text } = readBullet(point)
    const looks = Array.from({ length: text.length }, () => ({ link: 'https://example.org' }))
    return writeBullet({ level, ...gatherLooks(text, looks) })
  }),
})

const listPoints = (slide: Slide, theme: (typeof themes)[number]): Paragraph[] =>
  layoutSlide({ slide, theme: withForms(theme), place: 1, count: 9 }, roughMetrics)
    .boxes.flatMap((box) => (box.kind === 'text' && box.role === 'content' ? box.paragraphs : []))
    .filter(({ text }) => text.trim() !== '')

test.each(themes.map((theme) => [theme.id, theme] as const))(
  'EM9 words stand out in every form of %s, and where they are written is the same',
  (_, theme) => {
    for (const slide of formSlides) {
      const plain = listPoints(slide, theme)
      const led = listPoints(lead(slide), theme)
      expect(led.map(({ part, text }) => [part, text])).toEqual(
        plain.map(({ part, text }) => [part, text]),
      )
      for (const { text, runs = [], lines } of led) {
        expect(
          runs.every(({ look }) => look?.link === 'https://example.org'),
          text,
        ).toBe(true)
        expect(runs.at(-1)?.end, text).toBe(text.length)
        for (const line of lines)
          expect(line.pieces?.map((piece) => piece.text).join('')).toBe(line.text)
      }
    }
  },
)

test('EM9 faces of one weight have a bold that nobody has to make up; code is typed', () => {
  const content = ['A **strong** word, *stressed* or `typed`']
  const slide: Slide = { id: 'a', title: 'T', content, notes: '', layout: 'statement' }
  for (const theme of themes)
    for (const shown of [withForms(theme), inOfficeFonts(withForms(theme))]) {
      const { boxes } = layoutSlide({ slide, theme: shown, place: 1, count: 9 }, roughMetrics)
      const runs = boxes.flatMap((box) =>
        box.kind === 'text' ? box.paragraphs.flatMap((paragraph) => paragraph.runs ?? []) : [],
      )
      const strong = runs.find(({ look }) => look?.strong)?.font
      expect(['Instrument Serif', 'Libre Caslon Display']).not.toContain(strong?.family)
      expect(strong?.weight).toBe(strong?.family === 'Anton' ? 400 : 700)
      expect(runs.find(({ look }) => look?.stressed)?.font.italic).toBe(true)
      expect(runs.find(({ look }) => look?.code)?.font.family).toBe(
        shown.standIns ? 'Cousine' : 'JetBrains Mono',
      )
    }
})
