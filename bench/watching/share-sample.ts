import type { Browser } from '@playwright/test'

import { continueAsGuest } from '../../test/e2e/steps/continue-as-guest.ts'
import { openShareOptions, shareDialog } from '../../test/e2e/steps/shared-deck.ts'

/** A link to the sample deck, as it is made at once, or with its voice. */
export async function shareSample(
  browser: Browser,
  baseURL: string,
  { withVoice }: { withVoice: boolean },
): Promise<string> {
  const context = await browser.newContext({
    baseURL,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  // A voice is fetched, and a talk of minutes spoken.
  context.setDefaultTimeout(600_000)
  const page = await context.newPage()
  await continueAsGuest(page)
  await page.getByRole('button', { name: 'Try the sample deck' }).click()
  await page.waitForURL('**/deck/**')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = shareDialog(page)
  const link = dialog.getByLabel('Link', { exact: true })
  const first = await link.inputValue()
  if (withVoice) {
    await openShareOptions(page)
    await dialog.getByLabel('Include the voice').check()
    await dialog.getByRole('button', { name: 'Create another link' }).click()
    // Which takes the place of the first.
    await page.waitForFunction(
      (before) =>
        [...document.querySelectorAll('input')].some(
          ({ value }) => value.includes('/demo-share/') && value !== before,
        ),
      first,
    )
  }
  const made = await link.inputValue()
  await context.close()
  return made
}
