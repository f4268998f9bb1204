import { readFile } from 'node:fs/promises'

import { expect, type Page, test } from '@playwright/test'

import { readPptx } from '#codecs/pptx/read-pptx.ts'

import { unpackFonts } from '../../judges/unpack-fonts.ts'
import { createBlankPresentation } from '../steps/create-blank-presentation.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { openBlankPresentation } from '../steps/open-blank-presentation.ts'

const stage = (page: Page) =>
  page.getByRole('region', { name: 'Slide', exact: true }).locator('article').first()
const foot = (page: Page) =>
  stage(page)
    .locator('[data-text]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-text')).slice(-3))
const isSaved = (page: Page) =>
  expect(page.getByRole('banner').getByText('Saved', { exact: true })).toBeVisible()

test.beforeEach(async ({ page }) => {
  await openBlankPresentation(page, 'Tides', 3)
  await expect(stage(page)).toBeVisible()
})

test('footer, date and number stand at the foot of every slide but the cover, and in the PowerPoint file', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Footer, date and number' }).click()
  const choice = page.getByRole('dialog', { name: 'Footer, date and number' })
  await choice.getByLabel('Footer').fill('Acme')
  await choice.getByRole('radio', { name: 'Fixed' }).click({ force: true })
  await choice.getByLabel('Date to show').fill('18 November')
  await choice.getByRole('checkbox', { name: 'Slide number' }).check()
  await expectAxeClean(page)
  expect(await foot(page)).toEqual([])
  await choice.getByRole('checkbox', { name: 'Not on the cover' }).uncheck()
  await expect.poll(() => foot(page)).toEqual(['Acme', '18 November', '1'])
  await choice.getByRole('checkbox', { name: 'Not on the cover' }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => foot(page)).toEqual(['Acme', '18 November', '2'])
  await isSaved(page)
  // The address names the slide a moment later.
  await expect(page).toHaveURL(/\/2$/)
  await page.reload()
  await expect.poll(() => foot(page)).toEqual(['Acme', '18 November', '2'])

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'PPTX', exact: true }).click()
  const bytes = new Uint8Array(await readFile(await (await downloading).path()))
  const read = await readPptx(bytes, { fileName: 'tides.pptx' })
  expect(read.ok && read.value.deck.furniture).toEqual({
    footer: 'Acme',
    date: '18 November',
    number: true,
  })
  expect(unpackFonts(bytes).length).toBeGreaterThan(0)
})

test('PowerPoint files are in Office fonts once that was chosen, also without the dialog', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'More formats…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export' })
  await expect(dialog.getByRole('radio', { name: 'Looks the same' })).toBeChecked()
  await expect(dialog.getByText(/travel in the file \(about \d+ kB\)/)).toBeVisible()
  await dialog.getByRole('radio', { name: 'Office fonts' }).click({ force: true })
  await expectAxeClean(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'PPTX', exact: true }).click()
  const bytes = new Uint8Array(await readFile(await (await downloading).path()))
  expect(unpackFonts(bytes)).toEqual([])
})

test('a look is saved as a brand, which a new presentation takes unless it is told not to', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Brand: logo, colors, fonts' }).click()
  const choice = page.getByRole('dialog', { name: 'Brand: logo, colors, fonts' })
  await choice.getByLabel('Background: hex value').fill('#0A5C36')
  await choice.getByLabel('Background: hex value').press('Enter')
  await choice.getByLabel('Font of titles').selectOption('Georgia')
  const background = () => stage(page).evaluate((one) => one.style.background)
  await expect.poll(background).toContain('rgb(10, 92, 54)')
  await expectAxeClean(page)
  await choice.getByRole('button', { name: 'Save as my brand' }).click()
  await expect(page.getByText('Saved as your brand. New presentations take it.')).toBeVisible()
  await page.keyboard.press('Escape')
  await isSaved(page)
  await createBlankPresentation(page, 'Moons', 3)
  await expect.poll(background).toContain('rgb(10, 92, 54)')
})

const sign = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 120"><circle cx="60" cy="60" r="44" fill="#0a5c36"/><rect x="130" y="40" width="230" height="40" fill="#111111"/></svg>`
const chooseFile = (page: Page, name: string, type: string, text: string) =>
  page
    .getByRole('dialog', { name: 'Brand: logo, colors, fonts' })
    .locator('input[accept="image/*"]')
    .setInputFiles({ name, mimeType: type, buffer: Buffer.from(text) })

test('a logo stands on every slide, on cards and in new presentations, and hostile files are told', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Brand: logo, colors, fonts' }).click()
  const choice = page.getByRole('dialog', { name: 'Brand: logo, colors, fonts' })
  await chooseFile(page, 'notes.txt', 'text/plain', 'no picture')
  await expect(choice.getByText('Please select a valid image file')).toBeVisible()
  const scripted = sign.replace('<circle', '<script>parent.hacked = true</script><circle')
  await chooseFile(page, 'acme.svg', 'image/svg+xml', scripted)
  const shown = choice.getByRole('img', { name: 'The logo of this presentation' })
  await expect(shown).toBeVisible()
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  const logo = stage(page).locator('img[alt=""]')
  await expect(logo).toHaveCount(1)
  await expectAxeClean(page)
  await choice.getByRole('button', { name: 'Remove logo' }).click()
  await expect(logo).toHaveCount(0)
  await expect(choice.getByRole('button', { name: 'Choose a logo' })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(logo).toHaveCount(1)

  await page.getByRole('button', { name: 'Brand: logo, colors, fonts' }).click()
  await choice.getByRole('button', { name: 'Save as my brand' }).click()
  await expect(page.getByText('Saved as your brand. New presentations take it.')).toBeVisible()
  await page.keyboard.press('Escape')
  await isSaved(page)
  await page.reload()
  await expect(logo).toHaveCount(1)
  await createBlankPresentation(page, 'Moons', 3)
  await expect(logo).toHaveCount(1)
  await isSaved(page)
  await page.goto('/dashboard')
  await expect(page.locator('[data-presentation] article img[alt=""]')).toHaveCount(2)
})
