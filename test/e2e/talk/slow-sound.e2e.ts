import { expect, test } from '@playwright/test'

import { continueAsGuest } from '../steps/continue-as-guest.ts'
import { openSoundSlowly } from '../steps/sound/open-sound-slowly.ts'

const opensInMs = 3_000

test('PL9 PR21 Auto-Present All speaks at the first press with a sound device that takes 3 s to open', async ({
  page,
}) => {
  await page.addInitScript(openSoundSlowly, opensInMs)
  await continueAsGuest(page)
  await page.getByRole('button', { name: 'Try the sample deck' }).click()
  const presenter = page.getByRole('region', { name: 'AI Presenter' })
  await presenter.getByRole('button', { name: 'Auto-Present All' }).click()
  // The voice is made ready besides, which takes minutes where the machine is busy.
  await expect(presenter.getByText('Auto-Advancing', { exact: true })).toBeVisible({
    timeout: 240_000,
  })
  await expect(page.locator('[data-word=now]')).toBeVisible()
})
