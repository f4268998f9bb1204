import { expect, type Page } from '@playwright/test'

import { becomeGuest, findOrigin } from './continue-as-guest.ts'
import { createBlankPresentation } from './create-blank-presentation.ts'
import { type Kept, keepStorage, restoreStorage } from './storage.ts'

/** What the browser keeps once it was made, and where it opens, by app, title and number of slides. */
const made = new Map<string, { storage: Kept; url: string }>()

/**
 * The guest has a blank presentation open: once made through the screens a person would use, and
 * then, in another empty browser, by what this left behind, which spares two of three pages.
 */
export async function openBlankPresentation(
  page: Page,
  title: string,
  slideCount: number,
): Promise<void> {
  if (page.url() !== 'about:blank') throw new Error('For a browser that is still empty')
  const key = JSON.stringify([await findOrigin(page.context()), title, slideCount])
  const kept = made.get(key)
  if (kept) {
    await restoreStorage(page, kept.storage)
    await page.goto(kept.url)
  } else {
    await becomeGuest(page)
    await createBlankPresentation(page, title, slideCount)
  }
  await expect(page.getByText(`Slide 1 of ${slideCount}`, { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  if (!kept) made.set(key, { storage: await keepStorage(page), url: page.url() })
}
