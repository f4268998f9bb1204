import type { Browser, Page } from '@playwright/test'

import { storePicture } from '../../test/e2e/steps/change-stored.ts'
import { continueAsGuest } from '../../test/e2e/steps/continue-as-guest.ts'
import { seedDeck } from '../../test/e2e/steps/seed-library.ts'
import { waitUntilKept } from '../../test/e2e/steps/wait-until-kept.ts'
import { openUntilPainted } from '../browser/open-until-painted.ts'
import { createLongDeck } from './create-long-deck.ts'
import { startMeasuring, traceTasks } from './measure-page.mjs'
import { type StripFigures, typeInto, type Typing, workStrip } from './measure-strip.ts'

export type DeckFigures = StripFigures & {
  /** With the app's code in the browser's cache, and the deck never opened before. */
  firstOpenMs: number
  openCpuMs: number
  /** In a point that a form has taken apart. */
  formKeyP95: number
}

/** A deck of so many slides in the built editor. */
export async function measureDeck(
  browser: Browser,
  baseURL: string,
  slides: number,
  typing: Typing,
): Promise<DeckFigures> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await continueAsGuest(page)
  await storePicture(page, 'wave')
  await seedDeck(page, 'short', createLongDeck(3))
  await seedDeck(page, 'long', createLongDeck(slides))
  // What the browser keeps of the app's files is there after the first deck, as for any user.
  await openDeck(page, 'short')
  await waitUntilKept(page)
  const firstOpenMs = await openDeck(page, 'long')
  await page.waitForTimeout(2_000)
  let openMs = 0
  const opening = await traceTasks(browser, page, async () => {
    openMs = await openDeck(page, 'long')
  })
  await page.waitForTimeout(1_500)
  const mounted = await page.getByRole('option').count()

  await page.getByRole('listbox', { name: 'Slide Overview' }).focus()
  await page.keyboard.press('End')
  await page.waitForTimeout(500)
  // Of the last slide, which is a comparison.
  const field = page
    .getByRole('region', { name: 'Slide', exact: true })
    .getByRole('textbox', { name: /Point 1/u })
    .last()
  const formKeyP95 = (await typeInto(field, typing))(0.95)
  const used = await workStrip({ browser, page, strip: '[role="listbox"]' }, typing)
  await context.close()
  return { firstOpenMs, openMs, openCpuMs: opening.cpuMs, mounted, formKeyP95, ...used }
}

/** From the address to stage and strip painted. */
async function openDeck(page: Page, id: string): Promise<number> {
  await page.goto('/dashboard')
  await startMeasuring(page)
  return openUntilPainted(page, `/deck/${id}`, '[role="option"] article')
}
