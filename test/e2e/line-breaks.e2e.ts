import { expect, test } from '@playwright/test'

import { loadEmphasis } from '#core/emphasis/load-emphasis.ts'

import { withBuiltPage } from '../../cli/with-built-page.ts'
import { loadTestMetrics } from '../fixtures/slide-metrics.ts'
import { createVariedSlides, listFonts, listTextBoxes } from '../fixtures/varied-slides.ts'
import type { LineBreaksPage } from './pages/line-breaks/page.ts'

declare const lineBreaksPage: LineBreaksPage

// The gate compares a third of them; every run by hand and of `npm run test:full` all.
const slideCount = process.env['LECTERN_GATE'] ? 172 : 516
const seed = 3

test(
  `over ${slideCount} slides the engine breaks lines as Chromium does, also where words stand out, in browser and Node`,
  { tag: '@gate' },
  async ({ page }) => {
    const { findings, paragraphs, widthError, lines } = await withBuiltPage(
      page,
      'test/e2e/pages/line-breaks',
      async () => {
        await page.waitForFunction(() => 'lineBreaksPage' in window)
        return page.evaluate(([count, start]) => lineBreaksPage.compareFrames(count, start), [
          slideCount,
          seed,
        ] as const)
      },
    )

    expect(findings).toEqual([])
    expect(paragraphs).toBeGreaterThan(slideCount * 3.8)
    expect(widthError).toBeLessThan(0.001)

    await loadEmphasis()
    const slides = createVariedSlides(slideCount, seed, true)
    for (const { font, texts } of slides.flatMap(listFonts)) await loadTestMetrics(texts, [font])
    const metrics = await loadTestMetrics([], [])
    slides.forEach((slide, index) => {
      // Without a font for it, only a browser can know how wide it is.
      if (slide.language === 'thai') return
      const inNode = listTextBoxes(slide, metrics).flatMap((box) =>
        box.paragraphs.flatMap((paragraph) => paragraph.lines.map(({ text }) => text)),
      )
      expect(inNode, slide.slide.id).toEqual(lines[index])
    })
  },
)

// Every sixth in the gate: a few of each theme.
const formStep = process.env['LECTERN_GATE'] ? 6 : 1

test(
  'the same in every form and theme, in their own faces and weights',
  { tag: '@gate' },
  async ({ page }) => {
    const { findings, paragraphs, widthError } = await withBuiltPage(
      page,
      'test/e2e/pages/line-breaks',
      async () => {
        await page.waitForFunction(() => 'lineBreaksPage' in window)
        return page.evaluate(([step, start]) => lineBreaksPage.compareForms(step, start), [
          formStep,
          seed,
        ] as const)
      },
    )
    expect(findings).toEqual([])
    expect(paragraphs).toBeGreaterThan((8 * 50 * 3) / formStep)
    expect(widthError).toBeLessThan(0.001)
  },
)
