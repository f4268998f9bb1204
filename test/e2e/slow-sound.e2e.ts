import { expect, type Page, test } from '@playwright/test'

import { continueAsGuest } from './steps/continue-as-guest.ts'

const opensInMs = 3_000

/** Headphones without a cable, or Firefox on a calm day: sound is allowed, and comes later. */
async function openSlowly(page: Page): Promise<void> {
  await page.addInitScript((milliseconds) => {
    const NativeContext = AudioContext
    window.AudioContext = class extends NativeContext {
      constructor(options?: AudioContextOptions) {
        super(options)
        void super.suspend()
      }

      override async resume() {
        await new Promise((resolve) => setTimeout(resolve, milliseconds))
        return super.resume()
      }
    }
  }, opensInMs)
}

test(
  'PL9 PR21 Auto-Present All speaks at the first press with a sound device that takes 3 s to open',
  { tag: '@gate' },
  async ({ page }) => {
    await openSlowly(page)
    await continueAsGuest(page)
    await page.getByRole('button', { name: 'Try the sample deck' }).click()
    const presenter = page.getByRole('region', { name: 'AI Presenter' })
    await presenter.getByRole('button', { name: 'Auto-Present All' }).click()
    await expect(presenter.getByText('Auto-Advancing', { exact: true })).toBeVisible()
    await expect(page.locator('[data-word=now]')).toBeVisible()
  },
)
