import { expect, type Page, test } from '@playwright/test'

import { expectWait, noteWaits } from '../steps/note-waits.ts'
import { ada, signOut, signUp } from '../steps/sign-up.ts'

// What the specification says of the auth screen and account.e2e.ts does not look at.

const password = (page: Page) => page.getByLabel('Password', { exact: true })

async function fillSignUp(page: Page) {
  await page.goto('/auth?mode=sign-up')
  await page.getByLabel('Username').fill(ada.username)
  await page.getByLabel('Full Name').fill(ada.fullName)
  await page.getByLabel('Email Address').fill(ada.email)
  await password(page).fill(ada.password)
}

test('the sign-in form hints that any password works for existing accounts', async ({ page }) => {
  await page.goto('/auth')
  await expect(password(page)).toHaveAccessibleDescription(
    'Any password works for existing accounts.',
  )
})

test("signing up reads 'Creating Demo Account...' until it leads on, 100 ms after it worked", async ({
  page,
}) => {
  await page.clock.install()
  await fillSignUp(page)
  await noteWaits(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Create Demo Account' }).click()
  const busy = page.getByRole('button', { name: 'Creating Demo Account...' })
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await expectWait(page, 100)
  await page.clock.runFor(99)
  await expect(busy).toBeVisible()
  await page.clock.runFor(1)
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test("storage that cannot be used: 'Failed to create account', 'Authentication failed'", async ({
  page,
}) => {
  const breakStorage = () =>
    page.evaluate(() => {
      IDBDatabase.prototype.transaction = () => {
        throw new DOMException('broken', 'UnknownError')
      }
    })
  await fillSignUp(page)
  await breakStorage()
  await page.getByRole('button', { name: 'Create Demo Account' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to create account')
  await expect(page).toHaveURL(/\/auth/)

  await signUp(page)
  await signOut(page)
  await page.goto('/auth')
  await page.getByLabel('Username or Email').fill(ada.username)
  await password(page).fill('whatever')
  await breakStorage()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toContainText('Authentication failed')
})
