import { spawnSync } from 'node:child_process'

import { expect, type Page, test } from '@playwright/test'

import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { openPhoneTools } from '../steps/open-phone-tools.ts'
import { makePng } from '../steps/make-picture.ts'
import { openBlankPresentation } from '../steps/open-blank-presentation.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Print' })
const print = (page: Page) => dialog(page).getByRole('button', { name: 'Print' })

async function openPrint(page: Page) {
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  await expect(dialog(page)).toBeVisible()
}

const countPrints = (page: Page) =>
  page.evaluate(() => (window as unknown as { prints?: number }).prints ?? 0)

/** What the browser would put on paper once the app asked it to print. */
async function printToPdf(page: Page): Promise<Buffer> {
  await print(page).click()
  await expect.poll(() => countPrints(page)).toBe(1)
  return page.pdf({ preferCSSPageSize: true })
}

/** Width and height of each page, in points. */
function readPages(pdf: Buffer): number[][] {
  const objects = pdf.toString('latin1').split('endobj')
  const pages = objects.filter((object) => /\/Type\s*\/Page\b/.test(object))
  return pages.map((object) => {
    const box = /\/MediaBox\s*\[([^\]]+)\]/.exec(object)?.[1] ?? ''
    return box.trim().split(/\s+/).slice(2).map(Number)
  })
}

/** Without the program that reads text out of a PDF there is nothing to compare, and it says so. */
function readText(pdf: Buffer): string | null {
  const { status, stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: pdf })
  if (status === 0) return stdout.toString('utf8')
  test.info().annotations.push({
    type: 'skipped check',
    description: 'The text of the PDF was not looked at: pdftotext (poppler-utils) is not here.',
  })
  return null
}

test.beforeEach(async ({ page }) => {
  // The window of the system would hold up the test for ever.
  await page.addInitScript(() => {
    window.print = () => {
      const counting = window as unknown as { prints?: number }
      counting.prints = (counting.prints ?? 0) + 1
    }
  })
  await openBlankPresentation(page, 'Tides', 3)
})

test('Export triggers the browser print function: one slide per page, 16:9', async ({ page }) => {
  await openPrint(page)
  const pdf = await printToPdf(page)
  const pages = readPages(pdf)
  expect(pages).toHaveLength(3)
  for (const [width = 0, height = 0] of pages) {
    expect(width / height).toBeCloseTo(16 / 9, 3)
    expect(width).toBeCloseTo(960, 0)
  }
  const text = readText(pdf)
  if (text !== null) {
    // A cover sets it on two lines.
    expect(text).toMatch(/Welcome\s+to Tides/)
    expect(text).toContain('Slide 3')
    expect(text).not.toContain('Speaker Notes')
    expect(text).not.toContain('What to print')
  }
})

test('the dialog closes when printing is over, and the screen is as before', async ({ page }) => {
  await openPrint(page)
  await printToPdf(page)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Slide', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export' })).toBeFocused()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('region', { name: 'Slide', exact: true })).toBeVisible()
})

test('notes pages by choice: portrait, the slide on top and its notes below', async ({ page }) => {
  await page.getByLabel('Speaker Notes').fill('The moon pulls, and the water follows.')
  await openPrint(page)
  await dialog(page).getByRole('radio', { name: 'Notes pages' }).check()
  await dialog(page).getByRole('radio', { name: 'A4' }).check()
  const pdf = await printToPdf(page)
  const pages = readPages(pdf)
  expect(pages).toHaveLength(3)
  for (const [width = 0, height = 0] of pages) {
    expect(width).toBeCloseTo(595, -1)
    expect(height).toBeCloseTo(842, -1)
  }
  const text = readText(pdf)
  if (text !== null) {
    const [first = ''] = text.split('\f')
    const title = first.search(/Welcome\s+to Tides/)
    expect(title).toBeGreaterThan(-1)
    expect(first.indexOf('The moon pulls')).toBeGreaterThan(title)
  }
})

test('notes that are longer than a page go on on the next one', async ({ page }) => {
  await page.getByLabel('Speaker Notes').fill('A sentence that is said again. '.repeat(300))
  await openPrint(page)
  await dialog(page).getByRole('radio', { name: 'Notes pages' }).check()
  await dialog(page).getByRole('radio', { name: 'Letter' }).check()
  await dialog(page).getByRole('radio', { name: 'Only slide 1' }).check()
  const pdf = await printToPdf(page)
  expect(readPages(pdf).length).toBeGreaterThan(1)
  const text = readText(pdf)
  if (text !== null) expect(text.replaceAll(/\s+/g, ' ').split('said again').length).toBe(301)
})

test('this slide alone', async ({ page }) => {
  await page.getByRole('button', { name: 'Next' }).click()
  await openPrint(page)
  await dialog(page).getByRole('radio', { name: 'Only slide 2' }).check()
  const pdf = await printToPdf(page)
  expect(readPages(pdf)).toHaveLength(1)
  expect(readText(pdf) ?? 'Slide 2').toContain('Slide 2')
})

test('it prints when the pictures are there, not before, in their own colours', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Photo Editor' }).first().click()
  const photo = page.getByRole('dialog', { name: 'Photo Editor' })
  await photo.getByLabel('Upload image').setInputFiles(makePng(320, 240))
  await photo.getByRole('button', { name: 'Apply' }).click()
  await expect(photo).toBeHidden()
  await page.evaluate(() => {
    const decode = HTMLImageElement.prototype.decode
    const held = new Promise<void>((resolve) => Object.assign(window, { letGo: resolve }))
    HTMLImageElement.prototype.decode = async function () {
      await held
      return decode.call(this)
    }
  })
  await openPrint(page)
  await print(page).click()
  await expect(dialog(page).getByRole('status')).toHaveText('Preparing 2 of 3 slides')
  expect(await countPrints(page)).toBe(0)
  await page.evaluate(() => (window as unknown as { letGo(): void }).letGo())
  await expect.poll(() => countPrints(page)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  const picture = page.locator('body > div:has(> style) article img')
  await expect(picture).toHaveCount(1)
  expect(await picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBe(
    320,
  )
  await expect(picture).toHaveCSS('print-color-adjust', 'exact')
})

test('Cancel while it prepares: nothing is printed, and the choice is there again', async ({
  page,
}) => {
  await page.evaluate(() => {
    // A picture that never comes.
    HTMLImageElement.prototype.decode = () => new Promise(() => {})
  })
  await page.getByRole('button', { name: 'Photo Editor' }).first().click()
  const photo = page.getByRole('dialog', { name: 'Photo Editor' })
  await photo.getByLabel('Upload image').setInputFiles(makePng(32, 24))
  await photo.getByRole('button', { name: 'Apply' }).click()
  await openPrint(page)
  await print(page).click()
  await expect(dialog(page).getByRole('progressbar')).toBeVisible()
  await expectAxeClean(page, '[role=dialog]')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page).getByRole('radio', { name: 'Notes pages' })).toBeVisible()
  expect(await countPrints(page)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
})

for (const [size, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const)
  test(`the dialog is clean for axe, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    if (size === 'on a phone') await openPhoneTools(page)
    await openPrint(page)
    await dialog(page).getByRole('radio', { name: 'Notes pages' }).check()
    await expectAxeClean(page, '[role=dialog]')
  })
