import { type BrowserContext, expect, type Page } from '@playwright/test'

import { type Kept, keepStorage, restoreStorage } from './storage.ts'

/** What the browser keeps once somebody is a guest, by the address of the app. */
const storages = new Map<string, Kept>()

/** From anywhere signed out to the guest's dashboard. */
export async function continueAsGuest(page: Page): Promise<void> {
  await becomeGuest(page)
  if (!page.url().endsWith('/dashboard')) await page.goto('/dashboard')
  await expectDashboard(page)
}

/**
 * Signs in as the guest: once through the screen a person would use, and then, in a browser that is
 * still empty, by what this left behind, which spares a page. Open the one that is wanted next.
 */
export async function becomeGuest(page: Page): Promise<void> {
  const context = page.context()
  const isEmpty = page.url() === 'about:blank'
  const origin = await findOrigin(context)
  const kept = isEmpty && storages.get(origin)
  if (kept) {
    await restoreStorage(page, kept)
    return
  }
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expectDashboard(page)
  if (isEmpty) storages.set(origin, await keepStorage(page))
}

/** Which app is tested only the browser knows: some tests start one of their own. */
export async function findOrigin(context: BrowserContext): Promise<string> {
  const answer = await context.request.get('/robots.txt')
  return new URL(answer.url()).origin
}

/** The page is loaded before the screen stands; a key pressed in between is heard by nobody. */
const expectDashboard = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toBeVisible()
