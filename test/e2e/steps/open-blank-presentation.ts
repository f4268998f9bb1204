import { type BrowserContext, expect, type Page } from '@playwright/test'

import { becomeGuest, findOrigin } from './continue-as-guest.ts'
import { createBlankPresentation } from './create-blank-presentation.ts'

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>

/** What the browser keeps once it was made, and where it opens, by app, title and number of slides. */
const made = new Map<string, { storage: Storage; url: string }>()

/**
 * The guest has a blank presentation open: once made through the screens a person would use, and
 * then, in another empty browser, by what this left behind, which spares two of three pages.
 */
export async function openBlankPresentation(
  page: Page,
  title: string,
  slideCount: number,
): Promise<void> {
  const context = page.context()
  if (page.url() !== 'about:blank') throw new Error('For a browser that is still empty')
  const key = JSON.stringify([await findOrigin(context), title, slideCount])
  const kept = made.get(key)
  if (kept) {
    await context.setStorageState(kept.storage)
    await page.goto(kept.url)
  } else {
    await becomeGuest(page)
    await createBlankPresentation(page, title, slideCount)
  }
  await expect(page.getByText(`Slide 1 of ${slideCount}`, { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  if (!kept)
    made.set(key, { storage: await context.storageState({ indexedDB: true }), url: page.url() })
}
