import { expect, type Locator, test } from '@playwright/test'

import { becomeGuest } from '../steps/continue-as-guest.ts'
import { openPhoneTools } from '../steps/open-phone-tools.ts'
import { seedDeck } from '../steps/seed-library.ts'

/** A telephone on its side, and a window of 1280 by 800 at 200 %. */
const windows = [
  { width: 740, height: 360 },
  { width: 640, height: 400 },
]

const slide = { id: 'ebb', title: 'Ebb', content: ['Flow'], notes: 'The sea goes away.' }

/** Each can be scrolled to where nothing else lies over it. */
async function expectReachable(place: Locator) {
  const controls = place.getByRole('button', { disabled: false })
  await expect(controls.first()).toBeVisible()
  for (const control of await controls.all()) {
    const name = await control.evaluate((button) => button.textContent || button.ariaLabel)
    await test.step(`${name}`, () => control.click({ trial: true, timeout: 60_000 }))
  }
}

for (const viewport of windows)
  test(
    `in a window of ${viewport.width} by ${viewport.height} no slide lies over what it belongs to`,
    { tag: viewport === windows[0] ? '@gate' : [] },
    async ({ page }) => {
      await page.setViewportSize(viewport)
      await becomeGuest(page)
      await seedDeck(page, 'tides', { title: 'Tides', slides: [slide] })
      await page.goto('/deck/tides')
      const viewer = page.getByRole('region', { name: 'Slide', exact: true })
      await openPhoneTools(page)
      await expectReachable(viewer)
      for (const name of ['Text Editor', 'Photo Editor']) {
        await viewer.getByRole('button', { name, exact: true }).click()
        const dialog = page.getByRole('dialog', { name })
        await expectReachable(dialog)
        await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
      }
    },
  )
