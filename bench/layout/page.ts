import { createBrowserSlideFonts } from '#adapters/metrics/browser-slide-fonts.ts'
import { loadAllForms } from '#core/compose/load-forms.ts'
import type { TextBox } from '#core/layout/boxes.ts'
import { fontStack } from '#core/layout/typefaces/font-stack.ts'
import { layoutSlide } from '#core/layout/layout-slide.ts'
import { linePitch, pxPerPt } from '#core/layout/stage.ts'

import { createVariedSlides, listTextBoxes } from '../../test/fixtures/decks/varied-slides.ts'

/** In ms, one figure a slide. */
export type LayoutTimes = {
  /** With fonts there and nothing measured before. */
  first: number[]
  /** Once more: what an edit costs, since most words have been measured. */
  again: number[]
  /** The browser's own layout of the same paragraphs, at the sizes that we found. */
  browser: number[]
}

function time(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

const layoutBench = {
  async run(count: number, seed: number): Promise<LayoutTimes> {
    // As the product shows them.
    await loadAllForms()
    const fonts = createBrowserSlideFonts()
    const slides = createVariedSlides(count, seed)
    await fonts.measureExactly()
    const boxes = slides.flatMap((slide) => listTextBoxes(slide))
    await Promise.all(
      boxes.map(({ font, paragraphs }) =>
        fonts.load(
          paragraphs.map(({ text }) => text),
          font,
        ),
      ),
    )
    const metrics = fonts.metrics()
    const first = slides.map((slide) => time(() => layoutSlide(slide, metrics)))
    const again = slides.map((slide) => time(() => layoutSlide(slide, metrics)))
    const browser = slides.map((slide) => layOutInBrowser(listTextBoxes(slide, metrics)))
    return { first, again, browser }
  },
}

function layOutInBrowser(boxes: readonly TextBox[]): number {
  const stage = document.createElement('div')
  const duration = time(() => {
    for (const { font, paragraphs } of boxes) {
      for (const { text, width, sizePt } of paragraphs) {
        const paragraph = document.createElement('p')
        paragraph.style.cssText = `width: ${width}px; font: ${font.weight} ${sizePt * pxPerPt}px/${linePitch} ${fontStack(font)}`
        paragraph.textContent = text
        stage.append(paragraph)
      }
    }
    document.body.append(stage)
    stage.getBoundingClientRect()
  })
  stage.remove()
  return duration
}

export type LayoutBench = typeof layoutBench

Object.assign(window, { layoutBench })
