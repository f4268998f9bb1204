import { expect, test } from '@playwright/test'

import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { card, choose, openLibrary, readDownload } from '../steps/library.ts'

test('the keys of a card act on the card in focus, without other keys, and are on the sheet', async ({
  page,
}) => {
  await openLibrary(page, [{ title: 'Bees' }, { title: 'Rivers' }])
  const link = page.getByRole('link', { name: 'Rivers', exact: true })
  await expect(link).toBeVisible()
  const asked = page.getByRole('alertdialog')
  await page.keyboard.press('Delete')
  await link.focus()
  await page.keyboard.press('Control+Delete')
  await page.keyboard.press('Shift+F2')
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const keys = sheet.getByRole('region', { name: 'On a presentation' })
  await expect(keys).toContainText('DetailsF2')
  await expect(keys).toContainText('DeleteDel')
  await expect(asked).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(asked).toContainText('Rivers')
})

test.describe('the details', () => {
  test('hold title, description, tags and status, and are kept', async ({ page }) => {
    await openLibrary(page, [{ title: 'Bees', tags: ['bees', 'dance'] }])
    await page.getByRole('link', { name: 'Bees', exact: true }).focus()
    await page.keyboard.press('F2')
    const dialog = page.getByRole('dialog', { name: 'Details' })
    const title = dialog.getByLabel('Title')
    await expect(title).toBeFocused()
    await expectAxeClean(page)

    await title.fill('  ')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('A presentation needs a title.')
    await expect(title).toBeFocused()

    await title.fill('x'.repeat(1_001))
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('A title has at most 1,000 characters.')

    await title.fill('Bees and home')
    await dialog.getByLabel('Description').fill('How they find it')
    const tags = dialog.getByLabel('Tags')
    await tags.press('Backspace')
    await tags.pressSequentially('home,hive')
    await tags.press('Enter')
    await dialog.getByRole('button', { name: 'Remove bees' }).click()
    await dialog.getByLabel('Status').selectOption('Published')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()

    await page.reload()
    const shown = card(page, 'Bees and home')
    for (const text of ['Published', 'How they find it', 'home', 'hive'])
      await expect(shown.getByText(text, { exact: true })).toBeVisible()
    await expect(shown.getByText('dance', { exact: true })).toHaveCount(0)

    const file = await readDownload(page, () => choose(page, 'Bees and home', 'Export JSON'))
    expect(file.content).toMatchObject({ title: 'Bees and home' })
  })

  test('that cannot be saved say why and what to do, and stay as typed', async ({ page }) => {
    await openLibrary(page, [{ title: 'Bees' }])
    await choose(page, 'Bees', 'Details')
    const dialog = page.getByRole('dialog', { name: 'Details' })
    await dialog.getByLabel('Description').fill('How they find home')
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype
      IDBObjectStore.prototype.put = () => {
        IDBObjectStore.prototype.put = put
        throw new DOMException('The disk is full', 'QuotaExceededError')
      }
    })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toContainText(
      "Failed to update presentation. This browser's storage is full.",
    )
    await expect(dialog.getByLabel('Description')).toHaveValue('How they find home')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(card(page, 'Bees')).toContainText('How they find home')
  })

  test('take five tags and no more', async ({ page }) => {
    await openLibrary(page, [{ title: 'Bees', tags: ['one', 'two', 'three', 'four'] }])
    await choose(page, 'Bees', 'Details')
    const tags = page.getByLabel('Tags')
    await tags.pressSequentially('five,six,')
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(5)
    await expect(page.getByText('That is all 5. Remove one to add another.')).toBeVisible()
  })
})
