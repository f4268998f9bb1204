import type { Browser, Page } from '@playwright/test'

import { traceTasks } from '../editor/measure-page.mjs'

type Scroll = { turns: number; turnPx: number }

/** What the page does while a part of it goes by from its beginning, by wheel. */
export async function scrollThrough(
  browser: Browser,
  page: Page,
  part: string,
  { turns, turnPx }: Scroll,
) {
  const over = await page.locator(part).evaluate((element) => {
    const { left, width } = element.getBoundingClientRect()
    return { x: left + width / 2, y: innerHeight / 2 }
  })
  await page.mouse.move(over.x, over.y)
  await page.mouse.wheel(0, -1_000_000)
  await page.waitForTimeout(500)
  return traceTasks(browser, page, async () => {
    for (let turn = 0; turn < turns; turn++) {
      await page.mouse.wheel(0, turnPx)
      await page.waitForTimeout(16)
    }
    await page.waitForTimeout(300)
  })
}
