import { readFile } from 'node:fs/promises'

import { expect, type Page, test } from '@playwright/test'

import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { makePng } from '../steps/make-picture.ts'
import { openBlankPresentation } from '../steps/open-blank-presentation.ts'

const deck = {
  title: 'Reefs & <coasts>',
  slides: [
    { title: 'First of all', content: ['A reef', '\tfeeds a coast'], notes: 'Say it slowly.' },
    {
      title: 'With a picture',
      content: ['Beside it'],
      notes: '',
      imageUrl: `data:image/png;base64,${makePng(64, 36).buffer.toString('base64')}`,
      imageAlt: 'A reef from above',
      imageCrop: { x: 0.25, y: 0, width: 0.5, height: 1 },
    },
    { title: 'Kept back', content: [], notes: '', hidden: true },
    {
      title: 'In figures',
      content: [],
      notes: 'Three rows.',
      table: {
        rows: [
          ['Site', 'Fish'],
          ['North', '12'],
          ['South', '9'],
        ],
        hasHeader: true,
      },
    },
  ],
}

const importDialog = (page: Page) => page.getByRole('dialog', { name: 'Import', exact: true })

async function importFile(page: Page, name: string, buffer: Buffer) {
  await page
    .getByRole('toolbar', { name: 'Slide tools' })
    .getByRole('button', { name: 'Import', exact: true })
    .click()
  await importDialog(page)
    .getByLabel('Choose files')
    .setInputFiles([{ name, mimeType: '', buffer }])
}

async function downloadPage(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Export' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Web page (HTML)' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Reefs & _coasts_.html')
  const path = test.info().outputPath('deck.html')
  await download.saveAs(path)
  return path
}

test.beforeEach(async ({ page }) => {
  await openBlankPresentation(page, 'Tides', 3)
  await importFile(page, 'deck.json', Buffer.from(JSON.stringify(deck)))
  await importDialog(page).getByRole('button', { name: 'Replace Entire Presentation' }).click()
  await expect(page.getByText('Slide 1 of 4', { exact: true })).toBeVisible()
})

test('HT11 the page opens from a file, asks for nothing, and its keys and buttons work', async ({
  page,
  context,
}) => {
  const path = await downloadPage(page)
  const file = await context.newPage()
  const asked: string[] = []
  const problems: string[] = []
  file.on('request', (request) => void asked.push(request.url()))
  file.on('console', (message) => void problems.push(message.text()))
  file.on('pageerror', (error) => void problems.push(error.message))
  await file.goto(`file://${path}`)

  const heading = (name: string) => file.getByRole('heading', { level: 2, name, exact: true })
  await expect(heading('First of all')).toBeVisible()
  await expect(file.getByText('1 / 3', { exact: true })).toBeVisible()
  await expectAxeClean(file)

  await file.keyboard.press('ArrowRight')
  await expect(heading('With a picture')).toBeVisible()
  await expect(heading('First of all')).toBeHidden()
  const picture = file.getByRole('img', { name: 'A reef from above' })
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(64)
  // Half of its width is shown, so the whole of it is twice as wide as its place.
  await expect
    .poll(() => picture.evaluate((one: HTMLImageElement) => one.style.width !== ''))
    .toBe(true)

  await file.keyboard.press('End')
  await expect(heading('In figures')).toBeVisible()
  await expect(file.getByRole('columnheader', { name: 'Fish' })).toBeVisible()
  await expect(file.getByRole('button', { name: 'Next slide' })).toBeDisabled()

  await file.keyboard.press('s')
  await expect(file.getByText('Three rows.')).toBeVisible()
  await expectAxeClean(file)
  await file.keyboard.press('2')
  await file.keyboard.press('Enter')
  await expect(heading('With a picture')).toBeVisible()

  await file.keyboard.press('o')
  await expect(heading('First of all')).toBeVisible()
  await expect(heading('In figures')).toBeVisible()
  await expectAxeClean(file)
  await file.keyboard.press('ArrowLeft')
  await file.keyboard.press('Enter')
  await expect(heading('First of all')).toBeVisible()
  await expect(heading('In figures')).toBeHidden()
  await expect(file).toHaveURL(/#1$/)

  await file.getByRole('button', { name: 'Keys' }).click()
  await expect(file.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await expectAxeClean(file)
  await file.keyboard.press('Escape')
  await expect(file.getByRole('dialog')).toBeHidden()

  expect(asked.filter((url) => !/^(?:file|data):/.test(url))).toEqual([])
  expect(problems).toEqual([])
})

test('HT12 the slides of the page stand as on the screen', async ({ page, context }) => {
  const path = await downloadPage(page)
  const file = await context.newPage()
  await file.setViewportSize({ width: 1280, height: 900 })
  await file.goto(`file://${path}`)
  await file.evaluate(() => document.fonts.ready)
  const inFile = await file.locator('.slide[data-current] .stage').evaluate(listLines)
  const onScreen = await page.locator('main article').first().evaluate(listLines)
  expect(inFile.length).toBeGreaterThan(2)
  expect(inFile).toEqual(onScreen)
})

/** Every line of text and where it stands, in px of the stage. */
function listLines(stage: Element) {
  const whole = stage.getBoundingClientRect()
  const scale = whole.width / 1280
  return Array.from(stage.querySelectorAll('h2 > span, h3 > span, li > span[dir]'), (line) => {
    const { left, top } = line.getBoundingClientRect()
    const [x, y] = [(left - whole.left) / scale, (top - whole.top) / scale]
    return `${line.textContent} ${Math.round(x)} ${Math.round(y)}`
  })
}

test('HT13 the page is imported as the deck it was made from', async ({ page }) => {
  const path = await downloadPage(page)
  await importFile(page, 'deck.html', await readFile(path))
  const preview = importDialog(page).getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('4 slides of “Reefs & <coasts>”')
  await importDialog(page).getByRole('button', { name: 'Add Slides to Current' }).click()
  await expect(page.getByText(/^Slide \d of 8$/).first()).toBeVisible()
})

test('HT14 a page of somebody else is refused with what to do', async ({ page }) => {
  await importFile(page, 'news.html', Buffer.from('<!doctype html><title>News</title><p>Hello'))
  const alert = importDialog(page).getByText('Upload Failed')
  await expect(alert).toBeVisible()
  await expect(importDialog(page)).toContainText('only those that were exported here can be read')
})

test('HT15 every slide is printed on a page of its own', async ({ page, context, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium prints to a file')
  const file = await context.newPage()
  await file.goto(`file://${await downloadPage(page)}`)
  const slides = (await file.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(slides.match(/\/Type \/Page\b/g)).toHaveLength(3)
  expect(slides).toMatch(/\/MediaBox \[0 0 960 540\]/)
  await file.keyboard.press('s')
  const notes = (await file.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(notes.match(/\/Type \/Page\b/g)).toHaveLength(3)
})
