import { truncate, writeFile } from 'node:fs/promises'

import { expect, type Page } from '@playwright/test'

import type { Slide } from '#core/deck/slide.ts'

import { chooseOwnEndpoint } from '../steps/choose-own-endpoint.ts'
import { becomeGuest } from '../steps/continue-as-guest.ts'
import { makePng } from '../steps/make-picture.ts'
import { readGround } from '../steps/screen/read-ground.ts'
import { seedDeck } from '../steps/seed-library.ts'
import { testWithServer as test } from '../steps/test-with-server.ts'
import { useFakeSpeech } from '../steps/sound/use-fake-speech.ts'

// What the specification says of the presentation view and its other tests do not look at.

const notes = 'Every word begins with air from the lungs. Then the throat gives a buzz to it.'
const slide: Slide = { id: 'a', title: 'Breath', content: ['Air', 'Lungs'], notes }
const painted = (page: Page) =>
  page.getByRole('region', { name: 'Slide', exact: true }).getByRole('article')
const presenter = (page: Page) => page.getByRole('region', { name: 'AI Presenter' })
const controls = (page: Page) => page.getByRole('toolbar', { name: 'Slide controls' })
/** The presenter counts, too. */
const counter = (page: Page, words: string) => page.getByText(words, { exact: true }).first()
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Slide tools' }).getByRole('button', { name, exact: true })

async function open(page: Page, changes: Partial<Slide> = {}) {
  await becomeGuest(page)
  await seedDeck(page, 'talk', {
    title: 'A Voice',
    slides: [
      { ...slide, ...changes },
      { ...slide, id: 'b', title: 'Buzz' },
    ],
  })
  await page.goto('/deck/talk')
  await expect(painted(page)).toBeVisible()
}

async function boxOf(page: Page, selector = '') {
  const box = await (
    selector ? painted(page).locator(selector).first() : painted(page)
  ).boundingBox()
  if (!box) throw new Error(`${selector || 'the slide'} has no place`)
  return box
}

test('the slide of the viewer is 16:9, with its title and a list of bullets', async ({ page }) => {
  await open(page)
  const { width, height } = await boxOf(page)
  expect(width / height).toBeCloseTo(16 / 9, 2)
  // Read out are the fields that lie over the painted words.
  const hidden = { includeHidden: true }
  await expect(painted(page).getByRole('heading', hidden)).toHaveText('Breath')
  await expect(painted(page).getByRole('listitem', hidden)).toHaveText(['Air', 'Lungs'])
})

test('a picture stands on the right half of the slide, beside the text', async ({ page }) => {
  const data = makePng(320, 240).buffer.toString('base64')
  await open(page, { imageUrl: `data:image/png;base64,${data}` })
  const whole = await boxOf(page)
  const picture = await boxOf(page, 'img')
  const heading = await boxOf(page, 'h2')
  const middle = whole.x + whole.width / 2
  expect(picture.x).toBeGreaterThanOrEqual(middle - 1)
  expect(picture.x + picture.width).toBeLessThanOrEqual(whole.x + whole.width + 1)
  expect(heading.x + heading.width).toBeLessThanOrEqual(middle + 1)
})

test('a text with a background colour has padding and rounded corners', async ({ page }) => {
  await open(page, { textStyles: { title: { backgroundColor: '#102030' } } })
  const plate = painted(page).locator('div[style*="rgb(16, 32, 48)"]')
  await expect(plate).toHaveCount(1)
  await expect(plate).not.toHaveCSS('border-radius', '0px')
  const around = await plate.boundingBox()
  const words = await boxOf(page, 'h2 span')
  if (!around) throw new Error('the plate has no place')
  expect(words.x).toBeGreaterThan(around.x)
  expect(words.y).toBeGreaterThan(around.y)
  expect(words.y + words.height).toBeLessThan(around.y + around.height)
})

test('Present speaks this slide and becomes Stop; its menu has Auto-Present All', async ({
  page,
}) => {
  await useFakeSpeech(page)
  await open(page)
  await controls(page).getByRole('button', { name: 'More ways to present' }).click()
  await expect(page.getByRole('menuitem', { name: 'Auto-Present All' })).toBeEnabled()
  await page.getByRole('menuitem', { name: 'Present', exact: true }).click()
  await expect(presenter(page).getByText('Presenting', { exact: true })).toBeVisible()
  await expect(presenter(page)).toContainText('Single slide delivery')
  await controls(page).getByRole('button', { name: 'Stop' }).click()
  await expect(presenter(page).getByText('Presenter Ready')).toBeVisible()
  await controls(page).getByRole('button', { name: 'More ways to present' }).click()
  await expect(page.getByRole('menuitem', { name: 'Present', exact: true })).toBeEnabled()
})

test('the presenter names its place and the slide it would speak', async ({ page }) => {
  await useFakeSpeech(page)
  await open(page)
  await expect(presenter(page)).toContainText('Slide 1 of 2: Breath')
  await controls(page).getByRole('button', { name: 'Next' }).click()
  await expect(presenter(page)).toContainText('Slide 2 of 2: Buzz')
})

test("a slide that cannot be spoken says 'Failed to start presentation', and why", async ({
  page,
}) => {
  await useFakeSpeech(page)
  await page.addInitScript(() => {
    speechSynthesis.speak = (utterance) => {
      const failure = Object.assign(new Event('error'), { error: 'synthesis-failed' })
      setTimeout(() => utterance.dispatchEvent(failure))
    }
  })
  await open(page)
  await presenter(page).getByRole('button', { name: 'Present This Slide' }).click()
  const alert = presenter(page).getByRole('alert')
  await expect(alert).toContainText('Presentation Error')
  await expect(alert).toContainText('Failed to start presentation')
  await expect(presenter(page).getByText('Error', { exact: true })).toBeVisible()
})

test('Add slide offers text, image and blank, each after the current slide and selected', async ({
  page,
}) => {
  await open(page)
  const add = async (kind: string) => {
    await page.getByRole('button', { name: 'Add slide', exact: true }).click()
    await page.getByRole('menuitem', { name: kind }).click()
  }
  const title = page
    .getByRole('region', { name: 'Slide', exact: true })
    .getByLabel('Title', { exact: true })
  await add('Add text slide')
  await expect(counter(page, 'Slide 2 of 3')).toBeVisible()
  await expect(title).toHaveValue('Slide 2')
  await add('Add blank slide')
  await expect(counter(page, 'Slide 3 of 4')).toBeVisible()
  await expect(title).toHaveValue('')
  await add('Add image slide')
  await expect(page.getByRole('dialog', { name: 'Photo Editor' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(counter(page, 'Slide 4 of 5')).toBeVisible()
})

test('while a presentation is written Generate cannot be pressed again', async ({
  page,
  server,
}) => {
  server.play({ kind: 'stall', after: '{' })
  await becomeGuest(page)
  await chooseOwnEndpoint(page, server.openAiUrl)
  await page.goto('/deck/new')
  await page.getByLabel('Topic', { exact: true }).fill('Voices')
  await page.getByRole('button', { name: 'Generate Presentation' }).click()
  const busy = page.getByRole('button', { name: 'Creating Your Presentation...' })
  await expect(busy).toBeDisabled()
  await expect.poll(() => server.requests.length).toBe(1)
  await busy.click({ force: true })
  await page.getByLabel('Topic', { exact: true }).press('Enter')
  await expect(busy).toBeVisible()
  expect(server.requests).toHaveLength(1)
})

test('while a picture is applied Apply cannot be pressed again', async ({ page }) => {
  await open(page)
  await tool(page, 'Photo Editor').click()
  const dialog = page.getByRole('dialog', { name: 'Photo Editor' })
  await dialog.getByLabel('Upload image').setInputFiles(makePng(32, 24))
  const apply = dialog.getByRole('button', { name: 'Apply' })
  await expect(apply).toBeEnabled()
  await page.evaluate(() => {
    const digest = crypto.subtle.digest.bind(crypto.subtle)
    const held = new Promise<void>((letGo) => Object.assign(window, { letGo }))
    crypto.subtle.digest = async (...data) => {
      await held
      return digest(...data)
    }
  })
  await apply.click()
  await expect(apply).toBeDisabled()
  await apply.click({ force: true })
  await page.evaluate(() => (window as unknown as { letGo(): void }).letGo())
  await expect(dialog).toBeHidden()
  await expect(painted(page).locator('img')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(painted(page).locator('img')).toHaveCount(0)
})

test('Import PowerPoint says up to 50MB, and names the limit to a file over it', async ({
  page,
}, testInfo) => {
  await open(page)
  await tool(page, 'Import PPTX').click()
  const dialog = page.getByRole('dialog', { name: 'Import PowerPoint' })
  await expect(dialog).toContainText('.pptx or .ppt, up to 50MB')
  const path = testInfo.outputPath('large.pptx')
  await writeFile(path, '')
  await truncate(path, 50 * 1024 * 1024 + 1)
  await dialog.getByLabel('Choose a PowerPoint file').setInputFiles(path)
  await expect(dialog.getByRole('alert')).toContainText('Up to 50 MB')
})

test('import errors stand in a red panel', async ({ page }) => {
  await open(page)
  for (const [name, label, title] of [
    ['Import', 'Choose files', 'Upload Failed'],
    ['Import PPTX', 'Choose a PowerPoint file', 'Import Error'],
  ] as const) {
    await tool(page, name).click()
    const dialog = page.getByRole('dialog')
    const buffer = Buffer.from('\u0000\u0001')
    await dialog.getByLabel(label).setInputFiles({ name: 'a.bin', mimeType: '', buffer })
    const panel = dialog.getByRole('alert').filter({ hasText: title })
    await expect(panel.getByRole('button', { name: 'Try Again' })).toBeVisible()
    const { hue, chroma } = await readGround(panel)
    expect(chroma, title).toBeGreaterThan(4)
    expect(Math.min(hue, 360 - hue), title).toBeLessThan(35)
    await dialog.getByRole('button', { name: 'Close' }).click()
  }
})

test("an export that fails says 'Failed to export presentation', and hands over no file", async ({
  page,
}) => {
  await page.context().route(/write-file-worker/, (route) => route.abort())
  await open(page)
  const files: string[] = []
  page.on('download', (download) => files.push(download.suggestedFilename()))
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'PPTX' }).click()
  await expect(page.getByText('Failed to export presentation')).toBeVisible()
  expect(files).toEqual([])
})

test("a presentation that cannot be read says 'Failed to load presentation'", async ({ page }) => {
  await open(page)
  await page.addInitScript(() => {
    const { get } = IDBObjectStore.prototype
    IDBObjectStore.prototype.get = function (this: IDBObjectStore, key) {
      if (this.name === 'contents') throw new DOMException('broken', 'UnknownError')
      return get.call(this, key)
    }
  })
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Failed to load presentation')
})
