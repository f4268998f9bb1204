import type { Browser, Page } from '@playwright/test'

import { readPaintTime } from '../browser/read-paint-time.ts'
import { scrollThrough } from '../browser/scroll-through.ts'
import { servePeerPage } from '../browser/serve-peer-page.ts'
import { percentile, startMeasuring, takeKeys, traceTasks } from './measure-page.mjs'

/** What an editor costs, with one deck. */
export type StripFigures = {
  openMs: number
  keyP50: number
  keyP95: number
  /** Of the processor, for a key. */
  keyCpuMs: number
  /** Of the processor, the longest task of typing. */
  typingTaskCpuMs: number
  scrollTaskMs: number
  scrollTaskCpuMs: number
  mounted: number
}

export type Typing = { keystrokes: number }

/** A page with a title that is typed in and a strip that scrolls. */
type Stand = { browser: Browser; page: Page; strip: string }

const phrase = 'the moon pulls '
const keyPauseMs = 80
/** As far as a thousand slides go. */
const scroll = { turns: 170, turnPx: 600 }

/** The peer: every thumbnail in a plain list. */
export async function measureNaiveStrip(
  browser: Browser,
  slides: number,
  typing: Typing,
): Promise<StripFigures> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await startMeasuring(page)
  const address = await servePeerPage(page, 'bench/editor/naive-strip.tsx')
  await page.goto(`${address}?slides=${slides}`, { waitUntil: 'commit' })
  const items = page.locator('[data-scroller] > li')
  await items.nth(slides - 1).waitFor()
  const openMs = await readPaintTime(page)
  await page.waitForTimeout(1_000)
  const mounted = await items.count()
  const used = await workStrip({ browser, page, strip: '[data-scroller]' }, typing)
  await page.close()
  return { openMs, mounted, ...used }
}

/** Types in the title, then scrolls the strip from end to end. */
export async function workStrip({ browser, page, strip }: Stand, { keystrokes }: Typing) {
  const title = page.getByRole('textbox', { name: 'Title', exact: true }).first()
  await title.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' warm up ', { delay: keyPauseMs })
  await page.waitForTimeout(500)
  await takeKeys(page)
  const text = phrase.repeat(keystrokes / phrase.length)
  const type = async () => {
    await page.keyboard.type(text, { delay: keyPauseMs })
    await page.waitForTimeout(100)
  }
  await type()
  const keys = await takeKeys(page)
  // Apart, because tracing takes its time too.
  const typing = await traceTasks(browser, page, type)
  const scrolling = await scrollThrough(browser, page, strip, scroll)
  return {
    keyP50: percentile(keys, 0.5),
    keyP95: percentile(keys, 0.95),
    keyCpuMs: typing.cpuMs / text.length,
    typingTaskCpuMs: typing.longestCpuMs,
    scrollTaskMs: scrolling.longestMs,
    scrollTaskCpuMs: scrolling.longestCpuMs,
  }
}
