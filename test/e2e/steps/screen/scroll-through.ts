import { expect, type Page } from '@playwright/test'

/** Reads the page from top to bottom, a screen at a time, so that all its parts are loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)))
    }
  })
  await page.waitForLoadState('networkidle')
}
