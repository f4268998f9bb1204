import type { Browser, Locator, Page } from '@playwright/test'

import { openUntilPainted } from '../browser/open-until-painted.ts'
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

/** Each round types so many keys; the median round counts. */
export type Typing = { keystrokes: number; rounds: number }

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
  const items = '[data-scroller] > li'
  const openMs = await openUntilPainted(page, `${address}?slides=${slides}`, items, slides)
  await page.waitForTimeout(1_000)
  const mounted = await page.locator(items).count()
  const used = await workStrip({ browser, page, strip: '[data-scroller]' }, typing)
  await page.close()
  return { openMs, mounted, ...used }
}

const writeText = ({ keystrokes }: Typing): string => phrase.repeat(keystrokes / phrase.length)

/** Types at the end of a field; from each key to its paint, in the median round. */
export async function typeInto(field: Locator, typing: Typing) {
  const page = field.page()
  await field.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' warm up ', { delay: keyPauseMs })
  await page.waitForTimeout(500)
  await takeKeys(page)
  const typed: number[][] = []
  for (let round = 0; round < typing.rounds; round++) {
    await type(page, writeText(typing))
    typed.push(await takeKeys(page))
  }
  return (share: number) =>
    percentile(
      typed.map((keys) => percentile(keys, share)),
      0.5,
    )
}

async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text, { delay: keyPauseMs })
  await page.waitForTimeout(100)
}

/** Types in the title, then scrolls the strip from end to end. */
export async function workStrip({ browser, page, strip }: Stand, given: Typing) {
  const keyMs = await typeInto(
    page.getByRole('textbox', { name: 'Title', exact: true }).first(),
    given,
  )
  const text = writeText(given)
  // Apart, because tracing takes its time too.
  const typing = await traceTasks(browser, page, () => type(page, text))
  const scrolling = await scrollThrough(browser, page, strip, scroll)
  return {
    keyP50: keyMs(0.5),
    keyP95: keyMs(0.95),
    keyCpuMs: typing.cpuMs / text.length,
    typingTaskCpuMs: typing.longestCpuMs,
    scrollTaskMs: scrolling.longestMs,
    scrollTaskCpuMs: scrolling.longestCpuMs,
  }
}
