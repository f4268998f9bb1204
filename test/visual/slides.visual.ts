import { expect, type Page, test } from '@playwright/test'

import { themes } from '#core/theme/themes.ts'

import { findMisplaced } from './find-misplaced.ts'
import { findStretched } from './find-stretched.ts'

/** Letters have the same places everywhere, but not the same grey at their edges. */
const tolerance = { threshold: 0.25, maxDiffPixelRatio: 0.0015 }

async function openSheet(page: Page, query: string): Promise<void> {
  await page.goto(`?${query}`)
  await expect(page.locator('main[data-ready]')).toBeVisible()
}

for (const { id } of themes) {
  test(`TH5 nothing is misplaced on any slide of ${id}`, async ({ page }) => {
    await openSheet(page, `theme=${id}&width=1280`)
    expect(await page.locator('figure').evaluateAll(findMisplaced)).toEqual([])
  })

  test(`TB3 nothing is misplaced on slides of ${id} with tables and several pictures`, async ({
    page,
  }) => {
    await openSheet(page, `theme=${id}&width=1280&slides=rich`)
    expect(await page.locator('figure').evaluateAll(findMisplaced)).toEqual([])
  })

  test(`FC4 every form of ${id} looks as it was signed`, async ({ page }) => {
    test.skip(process.platform !== 'linux', 'Pixels are compared on Linux only')
    await openSheet(page, `theme=${id}&width=224&slides=every-form&forms`)
    expect(await page.locator('figure').evaluateAll(findStretched)).toEqual([])
    await expect(page.locator('main')).toHaveScreenshot(`${id}-forms.png`, tolerance)
  })

  test(`TH4 ${id} looks as it was signed`, async ({ page }) => {
    test.skip(process.platform !== 'linux', 'Pixels are compared on Linux only')
    await openSheet(page, `theme=${id}&width=144`)
    await expect(page.locator('main')).toHaveScreenshot(`${id}.png`, tolerance)
  })
}
