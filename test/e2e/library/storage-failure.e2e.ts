import { expect, type Page, test } from '@playwright/test'

import { becomeGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { openBlankPresentation } from '../steps/open-blank-presentation.ts'

const title = 'Your presentations cannot be shown right now'

/** As a newer version of the app leaves the database behind, before the server goes back to this one. */
async function leaveNewerDatabase(page: Page) {
  // A page of the same origin that has nothing open.
  await page.goto('/robots.txt')
  await page.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('lectern', 9_999)
        opening.addEventListener('error', () => failed(opening.error))
        opening.addEventListener('success', () => {
          opening.result.close()
          done()
        })
      }),
  )
}

test('US6 a store of a newer version: every address says that the work is there, and why it is not shown', async ({
  page,
}) => {
  await openBlankPresentation(page, 'Tides', 3)
  const deck = new URL(page.url()).pathname
  await leaveNewerDatabase(page)
  for (const address of ['/dashboard', deck, '/create', '/']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('still in this browser')
    await expect(page.getByRole('alert')).toContainText('a newer version of Lectern')
    await expect(page).toHaveURL(({ pathname }) => pathname === address)
  }
  await expectAxeClean(page)
  await page.goto('/help')
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible()
})

test('US6 a store that is refused for a while: trying again opens it, and a visitor goes on without', async ({
  page,
}) => {
  await becomeGuest(page)
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open
    IDBFactory.prototype.open = function (...asked) {
      if (!sessionStorage.getItem('lets-in')) throw new DOMException('Refused', 'UnknownError')
      return open.apply(this, asked)
    }
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('alert')).toContainText('did not let Lectern open its storage')
  await page.getByRole('button', { name: 'Go on without them' }).click()
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible()
  await page.goto('/dashboard')
  await page.evaluate(() => sessionStorage.setItem('lets-in', 'yes'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('banner')).toBeVisible()
})
