import { readFile } from 'node:fs/promises'

import { type Locator, type Page } from '@playwright/test'

import { becomeGuest } from './continue-as-guest.ts'
import { seedLibrary, type SeededPresentation } from './seed-library.ts'

export async function openLibrary(page: Page, presentations: readonly SeededPresentation[]) {
  await becomeGuest(page)
  await seedLibrary(page, presentations)
  await page.goto('/dashboard')
}

export const cards = (page: Page): Locator =>
  page.locator('main li').filter({ has: page.locator('h3 a') })
export const card = (page: Page, title: string): Locator =>
  cards(page).filter({ has: page.getByRole('link', { name: title, exact: true }) })

export async function openMenu(page: Page, title: string) {
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click()
}

export async function choose(page: Page, title: string, action: string) {
  await openMenu(page, title)
  await page.getByRole('menuitem', { name: action }).click()
}

export async function readDownload(page: Page, press: () => Promise<void>) {
  const downloading = page.waitForEvent('download')
  await press()
  const download = await downloading
  const text = await readFile(await download.path(), 'utf8')
  return { name: download.suggestedFilename(), content: JSON.parse(text) as unknown }
}
