import type { Browser, Page } from '@playwright/test'

import { percentile, traceTasks } from '../editor/measure-page.mjs'

type Scroll = { turns: number; turnPx: number }

/** The longest of thousands of tasks is soon a pause of the machine; that of the median pass is not. */
const passes = 5

/** The longest task of the page while a part of it goes by from its beginning, by wheel. */
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
  const clock: number[] = []
  const processor: number[] = []
  for (let pass = 0; pass < passes; pass++) {
    await page.mouse.wheel(0, -1_000_000)
    await page.waitForTimeout(500)
    const tasks = await traceTasks(browser, page, async () => {
      for (let turn = 0; turn < turns; turn++) {
        await page.mouse.wheel(0, turnPx)
        await page.waitForTimeout(16)
      }
      await page.waitForTimeout(300)
    })
    clock.push(tasks.longestMs)
    processor.push(tasks.longestCpuMs)
  }
  return { longestMs: percentile(clock, 0.5), longestCpuMs: percentile(processor, 0.5) }
}
