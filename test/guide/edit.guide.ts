import { expect, type Page } from '@playwright/test'

import { chooseOwnEndpoint } from '../e2e/steps/choose-own-endpoint.ts'
import { continueAsGuest } from '../e2e/steps/continue-as-guest.ts'
import { testWithServer as test } from '../e2e/steps/test-with-server.ts'
import { openSample } from './fill-library.ts'
import { takePicture } from './take-picture.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const thumbnail = (page: Page, number: number) =>
  page.getByRole('option', { name: new RegExp(`^Slide ${number} of `) })

async function chooseBuiltInPicture(page: Page, name: string) {
  await page.getByRole('button', { name: 'Photo Editor' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Photo Editor' })
  await dialog.getByRole('button', { name }).click()
  await expect(dialog.getByRole('region', { name: 'Preview' }).locator('img')).toBeVisible()
  return dialog
}

test.beforeEach(async ({ page, server }) => {
  await continueAsGuest(page)
  await chooseOwnEndpoint(page, server.openAiUrl)
  await openSample(page)
})

test('the presentation view, on a computer and on a phone', async ({ page }) => {
  await thumbnail(page, 3).click()
  await page
    .getByRole('region', { name: 'Slide', exact: true })
    .getByRole('textbox', { name: 'Title' })
    .click()
  await takePicture(page, 'editor')
  await page.setViewportSize({ width: 390, height: 844 })
  await takePicture(page, 'editor-phone')
})

test('themes and layouts', async ({ page }) => {
  await thumbnail(page, 2).click()
  await page.getByRole('button', { name: /^Theme:/ }).click()
  await page.getByRole('option', { name: 'Sunrise' }).hover()
  await takePicture(page, 'themes')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Layout:/ }).click()
  await expect(page.getByRole('radiogroup', { name: 'Layouts for this slide' })).toBeVisible()
  await takePicture(page, 'layouts')
})

test('the text editor', async ({ page }) => {
  await page.getByRole('button', { name: 'Text Editor' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Simple Text Editor' })
  await dialog.getByRole('button', { name: 'Editorial', exact: true }).click()
  await takePicture(page, 'text-editor')
})

test('the photo editor', async ({ page }) => {
  await thumbnail(page, 2).click()
  const dialog = await chooseBuiltInPicture(page, 'Paper waves')
  await takePicture(page, 'photo-editor')
  await dialog.getByRole('tab', { name: 'Shape & Style' }).click()
  await dialog.getByRole('radio', { name: 'Hexagon' }).check()
  await takePicture(page, 'photo-editor-shape')
})

test('several slides at once', async ({ page }) => {
  await thumbnail(page, 2).click()
  await thumbnail(page, 4).click({ modifiers: ['Shift'] })
  await thumbnail(page, 4).click({ button: 'right', position: { x: 120, y: 70 } })
  await expect(page.getByRole('menuitem', { name: 'Hide slide' })).toBeVisible()
  await takePicture(page, 'overview')
})

test('deck check', async ({ page }) => {
  await page.getByRole('textbox', { name: 'Speaker Notes' }).fill('')
  await thumbnail(page, 2).click()
  const points = page.getByRole('region', { name: 'Slide', exact: true }).getByRole('textbox')
  await points.nth(2).fill('The lungs are the power: without moving air there is no voice at all')
  await button(page, 'Improve with AI').click()
  await page.getByRole('menuitem', { name: 'Deck check' }).click()
  await expect(page.getByRole('dialog', { name: 'Deck check' })).toBeVisible()
  await takePicture(page, 'deck-check')
})

test('before and after', async ({ page, server }) => {
  await thumbnail(page, 2).click()
  server.play({
    kind: 'answer',
    text: JSON.stringify({
      title: 'Every Word Begins with Air',
      content: [
        'No moving air, no voice',
        'At rest, breath goes in and out evenly',
        'To speak, a quick breath in and a long one out',
      ],
      notes:
        'Every word begins with air. At rest, your breath goes in and out like small waves. But the moment you speak, that changes... a quick breath in, and a long, slow one out, with your words riding on it. You do this all day long. Good speakers give it a little more room. They breathe first, and then they begin.',
    }),
  })
  await button(page, 'Improve with AI').click()
  await page.getByRole('menuitem', { name: 'Make it shorter' }).click()
  await expect(page.getByRole('region', { name: 'After', exact: true })).toContainText('Air')
  await takePicture(page, 'improve')
})
