import { expect, type Page } from '@playwright/test'

import { findDifferences } from './find-differences.ts'
import { listPaintedBoxes } from './list-painted-boxes.ts'
import type { Tab } from './tab.ts'
import { testWithTab as test } from './test-with-tab.ts'

const url = (query: string): string => `${process.env['LECTERN_VISUAL_URL']}?${query}`

async function paintInBoth(page: Page, tab: Tab, query: string) {
  await page.goto(url(query))
  await expect(page.locator('main[data-ready]')).toBeVisible()
  await tab.goto(url(query))
  await expect
    .poll(() => tab.run(() => document.querySelector('main[data-ready]') !== null))
    .toBe(true)
  return { expected: await page.evaluate(listPaintedBoxes), found: await tab.run(listPaintedBoxes) }
}

/** As the product shows them: each in a form where its words ask for one. */
const sheets = [
  {
    name: '12 slides of all scripts',
    query: 'slides=varied&count=13&seed=3&width=640&forms',
    tag: '@gate',
  },
  {
    name: '60 slides of all scripts, layouts and forms',
    query: 'slides=varied&count=65&seed=5&width=1280&forms',
  },
  { name: 'all forms, in all themes', query: 'slides=forms&width=1280&forms' },
  { name: 'slides with tables and several pictures', query: 'slides=rich&width=1280&forms' },
  { name: 'all layouts in frames', query: 'theme=modern&width=1280' },
]

for (const { name, query, tag = '@full' } of sheets)
  test(
    `${name} are painted as in Chromium: same lines, no box off by more than 1 px`,
    { tag },
    async ({ page, tab }) => {
      const { expected, found } = await paintInBoth(page, tab, query)
      expect(found.flatMap(({ boxes }) => boxes).length).toBeGreaterThan(100)
      expect(findDifferences(found, expected)).toEqual([])
    },
  )

test(
  'a slide is as wide as its frame at every size, resized and zoomed',
  { tag: '@gate' },
  async ({ tab }) => {
    await tab.goto(url('slides=varied&count=3&seed=3&width=144'))
    await expect
      .poll(() => tab.run(() => document.querySelector('main[data-ready]') !== null))
      .toBe(true)
    for (const width of ['144px', '30vw', '1280px'])
      for (const zoom of ['1', '1.5', '0.8']) {
        await tab.run(
          (next, factor) => {
            document.documentElement.style.setProperty('--slide', next)
            document.documentElement.style.zoom = factor
          },
          width,
          zoom,
        )
        const scales = (await tab.run(listPaintedBoxes)).map(({ scale }) => scale)
        expect(scales.filter((scale) => Math.abs(scale - 1) > 0.005)).toEqual([])
      }
  },
)
