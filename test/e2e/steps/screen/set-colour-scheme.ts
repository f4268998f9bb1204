import type { Page } from '@playwright/test'

/** As the system would ask for it; without motion, so that no colour is caught half way. */
export async function setColourScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}
