import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename } from 'node:path'

import { expect, test } from '@playwright/test'

import { loadEmphasis } from '#core/emphasis/load-emphasis.ts'

import { withBuiltPage } from '../../../cli/with-built-page.ts'
import { loadTestMetrics } from '../../fixtures/slide-metrics.ts'
import { createVariedSlides, listFonts, listTextBoxes } from '../../fixtures/decks/varied-slides.ts'
import type { LineBreaksPage } from '../pages/line-breaks/page.ts'

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

const { resolve } = createRequire(import.meta.url)
const liberation = ['Regular', 'Bold', 'Italic'].map((style) =>
  resolve(`pdfjs-dist/standard_fonts/LiberationSans-${style}.ttf`),
)
/** A subset for the web has few letters: where two fonts meet within a line, browsers kern otherwise. */
const meeting = 0.003

const brought = {
  'one weight, as WOFF': {
    paths: [resolve('@fontsource/young-serif/files/young-serif-latin-400-normal.woff')],
    least: meeting,
  },
  'a variable font, as WOFF2': {
    paths: [
      resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
    ],
    least: meeting,
  },
  'three styles, as TrueType': { paths: liberation, least: 0.001 },
}

for (const [kind, { paths, least }] of Object.entries(brought))
  test(`UF2 the same in a typeface that somebody brings: ${kind}`, async ({ page }) => {
    const files = await Promise.all(
      paths.map(async (path) => ({
        name: basename(path),
        base64: (await readFile(path)).toString('base64'),
      })),
    )
    const { findings, paragraphs, widthError } = await withBuiltPage(
      page,
      'test/e2e/pages/line-breaks',
      async () => {
        await page.waitForFunction(() => 'lineBreaksPage' in window)
        return page.evaluate(([own, many]) => lineBreaksPage.compareOwn(own, many), [
          files,
          { count: 86, step: 5, seed },
        ] as const)
      },
    )
    expect(findings).toEqual([])
    expect(paragraphs).toBeGreaterThan(400)
    expect(widthError).toBeLessThan(least)
  })
