import { expect, test } from '@playwright/test'

import { storePicture } from '../steps/change-stored.ts'
import { continueAsGuest } from '../steps/continue-as-guest.ts'
import { seedDeck } from '../steps/seed-library.ts'
import {
  overview,
  list,
  thumbnail,
  news,
  menuItem,
  expectSlides,
  lettersOf,
  openLetters,
} from '../steps/overview.ts'

test.beforeEach(async ({ page }) => {
  await continueAsGuest(page)
})

test('slides are copied and pasted between decks in two tabs, in one undo step', async ({
  page,
  context,
}) => {
  await openLetters(page)
  await thumbnail(page, 2).click()
  await thumbnail(page, 3).click({ modifiers: ['Shift'] })
  await page.keyboard.press('Control+c')
  await expect(news(page)).toHaveText('2 slides copied')

  const other = await context.newPage()
  await other.goto('/dashboard')
  await openLetters(other, 'XY', 'other')
  await list(other).focus()
  await other.keyboard.press('Control+v')
  await expectSlides(other, 'X [B] [C] Y')
  await expect(news(other)).toHaveText('2 slides pasted')
  await other.keyboard.press('Control+v')
  await expectSlides(other, 'X B [B] [C] C Y')
  await other.keyboard.press('Control+z')
  await other.keyboard.press('Control+z')
  await expect(overview(other).getByRole('option')).toHaveCount(2)
})

test('slides are cut and pasted into another deck by the menu', async ({ page }) => {
  await seedDeck(page, 'other', { title: 'Other', slides: lettersOf('XY') })
  await openLetters(page)
  await thumbnail(page, 2).click({ button: 'right' })
  await menuItem(page, 'Cut').click()
  await expectSlides(page, 'A [C] D E')
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await page.getByRole('link', { name: 'Other' }).first().click()
  await thumbnail(page, 2).click({ button: 'right' })
  await menuItem(page, 'Paste').click()
  await expectSlides(page, 'X Y [B]')
})

test('copied slides are titles and points to other programs, and other text is no slide', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openLetters(page, 'AB')
  await list(page).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  await expect(news(page)).toHaveText('2 slides copied')
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toBe('A\n- A point\n  - A detail\n\nB\n- B point\n  - B detail')

  await page.evaluate(() => navigator.clipboard.writeText('Just words'))
  await page.keyboard.press('Control+v')
  await expectSlides(page, '[A] [B]')
})

test('what pretends to be slides is refused, and says so', async ({ page }) => {
  await openLetters(page, 'AB')
  const paste = (text: string) =>
    page.evaluate((payload) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('application/x-lectern-slides+json', payload)
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    }, text)
  await paste('{"version":1,"slides":[{"id":"x","title":{"html":"<b>"}}]}')
  await expect(page.getByText('What was copied cannot be read as slides')).toBeVisible()
  await expectSlides(page, '[A] B')
  await paste(
    '{"version":1,"slides":[{"id":"slide-A","title":"New","content":[],"notes":"","evil":1}]}',
  )
  await expectSlides(page, 'A [New] B')
})

test('pictures travel with pasted slides, and one that is missing is named', async ({ page }) => {
  await storePicture(page, 'stored')
  const [first, second] = lettersOf('PQ')
  await seedDeck(page, 'letters', {
    title: 'Pictures',
    slides: [
      { ...first!, imageUrl: 'asset:stored' },
      { ...second!, imageUrl: 'asset:lost' },
    ],
  })
  await page.goto('/deck/letters')
  await list(page).focus()
  await page.keyboard.press('Control+c')
  await page.keyboard.press('Control+v')
  await expectSlides(page, 'P [P] Q')
  await expect(thumbnail(page, 2).locator('img')).toBeVisible()
  await expect(page.getByText('not in this browser')).toBeHidden()
  await page.keyboard.press('End')
  await page.keyboard.press('Control+c')
  await page.keyboard.press('Control+v')
  await expectSlides(page, 'P P Q [Q]')
  await expect(page.getByText('One picture is not in this browser')).toBeVisible()
})
