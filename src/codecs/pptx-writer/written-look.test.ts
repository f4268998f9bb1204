// @vitest-environment jsdom
import { expect, test } from 'vitest'

import type { TextBox } from '#core/layout/boxes.ts'
import { layoutSlide } from '#core/layout/layout-slide.ts'
import { themes } from '#core/theme/themes.ts'

import { fixedMetrics } from '../../../test/fixtures/fixed-metrics.ts'
import { type OpenedPptx, openWrittenPptx } from '../../../test/fixtures/files/open-written-pptx.ts'
import { createSampleSlide } from '../../../test/fixtures/decks/sample-slides.ts'
import { writeSlides } from '../../../test/fixtures/decks/write-slides.ts'

const emuPerPx = 9525
/** Around a table a theme arranges frames. */
const slide = {
  ...createSampleSlide('points', 'typical', 'asset:a'),
  table: { rows: [['Fish', '12']] },
}
const ofPlace = (type: string) => (shape: Element) =>
  shape.getElementsByTagNameNS('*', 'ph')[0]?.getAttribute('type') === type

const readNumber = (shape: Element | undefined, element: string, name: string): number =>
  Number(shape?.getElementsByTagNameNS('*', element)[0]?.getAttribute(name))

/** What a slide does not say of a text, its layout says. */
function readSize(opened: OpenedPptx, type: string): number {
  const [relation] = opened.find('ppt/slides/_rels/slide1.xml.rels', 'Relationship')
  const layout = relation?.getAttribute('Target')?.replace('..', 'ppt') ?? ''
  const own = opened.find('ppt/slides/slide1.xml', 'sp').find(ofPlace(type))
  const inherited = opened.find(layout, 'sp').find(ofPlace(type))
  return readNumber(own, 'rPr', 'sz') || readNumber(inherited, 'defRPr', 'sz')
}

test.each(themes)(
  'PO19 title, points and picture have the place and the size that they have on the screen: $id',
  async (theme) => {
    const opened = openWrittenPptx((await writeSlides([slide], { theme: theme.id })).bytes)
    const { boxes } = layoutSlide({ slide, theme, place: 1 }, fixedMetrics)
    const shown = boxes.find((box) => box.kind === 'picture')
    const written = opened.find('ppt/slides/slide1.xml', 'pic')[0]
    // A border is drawn half inside of the picture there, and wholly inside of it here.
    const border = readNumber(written, 'ln', 'w') / emuPerPx / 2 || 0
    for (const side of ['x', 'y'] as const) {
      const place = readNumber(written, 'off', side) / emuPerPx - border
      expect(place).toBeCloseTo(shown?.[side] ?? NaN, 1)
    }
    const texts = boxes.filter((box): box is TextBox => box.kind === 'text')
    for (const [role, type] of [
      ['title', 'title'],
      ['content', 'body'],
    ] as const) {
      const text = texts.find((box) => box.role === role)
      const shape = opened.find('ppt/slides/slide1.xml', 'sp').find(ofPlace(type))
      expect(readNumber(shape, 'off', 'x') / emuPerPx).toBeCloseTo(text?.x ?? NaN, 0)
      expect(readSize(opened, type) / 100).toBeCloseTo(text?.paragraphs[0]?.sizePt ?? NaN, 1)
    }
  },
)
