import { expect, test } from '@playwright/test'

import { chooseAccountAction } from '../steps/choose-account-action.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { createBlankPresentation } from '../steps/create-blank-presentation.ts'
import { card, choose, openLibrary, readDownload } from '../steps/library.ts'
import { ada, signOut, signUp } from '../steps/sign-up.ts'

test.describe('clearing all data', () => {
  test('lists what goes, hands over a backup, and needs a deliberate yes', async ({ page }) => {
    await openLibrary(page, [{ title: 'Bees' }, { title: 'Rivers' }])
    await chooseAccountAction(page, 'Clear Data')
    const dialog = page.getByRole('alertdialog', { name: 'Clear All Data' })
    for (const text of ['every profile', 'pictures', 'keys', 'list of profiles', 'stay signed in'])
      await expect(dialog.getByRole('listitem').filter({ hasText: text }).first()).toBeVisible()
    await expectAxeClean(page)

    const backup = await readDownload(page, () =>
      dialog.getByRole('button', { name: 'Download a backup' }).click(),
    )
    expect(backup).toMatchObject({
      name: expect.stringMatching(/^lectern-backup-\d{4}-\d\d-\d\d\.json$/),
      content: {
        presentations: [{ deck: { title: 'Bees' } }, { deck: { title: 'Rivers' } }],
      },
    })

    const confirm = dialog.getByRole('button', { name: 'Clear All Data' })
    await expect(confirm).toBeDisabled()
    await dialog.getByRole('checkbox').check()
    await confirm.click()
    await expect(
      page.getByText(
        'Local storage has been cleared successfully. All presentations have been removed.',
      ),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No presentations yet' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Guest')
    await expect(page.getByRole('heading', { name: 'No presentations yet' })).toBeVisible()
  })

  test('who stays signed in can sign out, and in again to what was made since', async ({
    page,
  }) => {
    await signUp(page)
    await chooseAccountAction(page, 'Clear Data')
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Clear All Data' }).click()
    await expect(page.getByText('Local storage has been cleared successfully.')).toBeVisible()
    await createBlankPresentation(page, 'Made since')
    await page.goto('/dashboard')
    await signOut(page)
    await page.goto('/auth')
    await page.getByLabel('Username or Email').fill(ada.email)
    await page.getByLabel('Password', { exact: true }).fill('whatever')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(card(page, 'Made since')).toBeVisible()
  })

  test('takes the Undo of a deletion away with what it would bring back', async ({ page }) => {
    await openLibrary(page, [{ title: 'Bees' }, { title: 'Rivers' }])
    await choose(page, 'Rivers', 'Delete')
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await chooseAccountAction(page, 'Clear Data')
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Clear All Data' }).click()
    await expect(page.getByText('Local storage has been cleared successfully.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  })

  test('KB10 on a phone its buttons are in sight, however long it is', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 640 })
    await openLibrary(page, [{ title: 'Bees' }])
    await chooseAccountAction(page, 'Clear Local Storage')
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 })
    const agreed = dialog.getByRole('checkbox')
    await agreed.check()
    await expect(agreed).toBeInViewport({ ratio: 1 })
    await expectAxeClean(page)
  })

  test('is offered under its other name too, and can be left', async ({ page }) => {
    await openLibrary(page, [{ title: 'Bees' }])
    await chooseAccountAction(page, 'Clear Local Storage')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(card(page, 'Bees')).toBeVisible()
  })
})
