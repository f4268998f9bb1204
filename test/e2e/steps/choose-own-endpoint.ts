import type { Page } from '@playwright/test'

import { standInApp } from './storage.ts'

/** Has the app ask a service of one's own, as if it had been chosen in the settings. */
export async function chooseOwnEndpoint(page: Page, baseUrl: string): Promise<void> {
  await standInApp(page)
  await page.evaluate((address) => {
    localStorage.setItem('model-provider', 'custom')
    localStorage.setItem(
      'model-settings-custom',
      JSON.stringify({ baseUrl: address, model: 'writer-1' }),
    )
  }, baseUrl)
}
