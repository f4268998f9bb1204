import { readFile } from 'node:fs/promises'

import { expect, type Page, test } from '@playwright/test'

import type { Slide } from '#core/deck/slide.ts'

import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { openBlankPresentation } from '../steps/open-blank-presentation.ts'
import { seedDeck } from '../steps/seed-library.ts'
import { findShow, startShow } from '../steps/start-show.ts'

const viewer = (page: Page) => page.getByRole('region', { name: 'Slide', exact: true })
const card = (page: Page) => page.getByRole('region', { name: 'Edit slide' })
const slideTitle = (page: Page) => viewer(page).getByLabel('Title', { exact: true })
const notes = (page: Page) => page.getByLabel('Speaker Notes')
const point = (page: Page, number: number) =>
  card(page).getByRole('textbox', { name: `Point ${number}` })
/** On the slide itself. */
const points = (page: Page) =>
  viewer(page).getByRole('article').getByRole('listitem', { includeHidden: true })
const counter = (page: Page, words: string) => page.getByText(words, { exact: true })

test.beforeEach(async ({ page }) => {
  await openBlankPresentation(page, 'Tides', 3)
  await expect(slideTitle(page)).toBeVisible()
})

test('the slide editing card goes to edit and back by Save, which trims and drops empty points', async ({
  page,
}) => {
  await card(page).getByRole('button', { name: 'Edit', exact: true }).click()
  const title = card(page).getByLabel('Title', { exact: true })
  await expect(title).toBeFocused()
  await title.fill('  The sea ')
  await card(page).getByLabel('Notes').fill(' It comes and goes. ')
  const fields = card(page).getByRole('group', { name: 'Content points' }).getByRole('textbox')
  const count = await fields.count()
  await card(page).getByRole('button', { name: 'Add point' }).click()
  await expect(fields).toHaveCount(count + 1)
  await expect(point(page, count + 1)).toBeFocused()
  await card(page).getByRole('button', { name: 'Save' }).click()

  await expect(card(page).getByRole('button', { name: 'Edit', exact: true })).toBeFocused()
  await expect(points(page)).toHaveCount(count)
  await expect(slideTitle(page)).toHaveValue('The sea')
  await expect(notes(page)).toHaveValue('It comes and goes.')
})

test('cancel of the slide editing card restores what was there, and can be undone', async ({
  page,
}) => {
  const before = await slideTitle(page).inputValue()
  await card(page).getByRole('button', { name: 'Edit', exact: true }).click()
  await card(page).getByLabel('Title', { exact: true }).fill('Typed in the card')
  await expect(slideTitle(page)).toHaveValue('Typed in the card')
  await card(page).getByLabel('Notes').fill('Other notes')
  await card(page).getByRole('button', { name: 'Delete point 1' }).click()
  await card(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(slideTitle(page)).toHaveValue(before)
  await expect(notes(page)).not.toHaveValue('Other notes')
  await expect(points(page)).toHaveCount(3)
  await page.keyboard.press('Control+z')
  await expect(slideTitle(page)).toHaveValue('Typed in the card')
})

test('the delete button for a point shows only when more than one point exists', async ({
  page,
}) => {
  await card(page).getByRole('button', { name: 'Edit', exact: true }).click()
  const deletes = card(page).getByRole('button', { name: /^Delete point/ })
  await expect(deletes).toHaveCount(3)
  await deletes.first().click()
  await deletes.first().click()
  await expect(point(page, 1)).toBeVisible()
  await expect(deletes).toHaveCount(0)
})

test('notes are edited in a text area of 4 rows, with a tip of 50-80 words', async ({ page }) => {
  await notes(page).fill('The moon pulls the sea.')
  await expect(notes(page)).toHaveAttribute('rows', '4')
  await expect(viewer(page).getByText('5 words. 50-80 words')).toBeVisible()
  await notes(page).fill('')
  await expect(viewer(page).getByText('50-80 words')).toBeVisible()
  await notes(page).fill('The moon.')
  await expect(
    viewer(page).getByText(
      'Too short to be spoken: at least 20 characters are needed. 50-80 words',
    ),
  ).toBeVisible()
  await card(page).getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(card(page).getByLabel('Notes')).toHaveAttribute('rows', '4')
  await expect(card(page).getByText('50-80 words')).toBeVisible()
})

test('points of the card: Enter adds one, Backspace in an empty one removes it', async ({
  page,
}) => {
  await card(page).getByRole('button', { name: 'Edit', exact: true }).click()
  const fields = card(page).getByRole('group', { name: 'Content points' }).getByRole('textbox')
  const count = await fields.count()
  await point(page, 1).press('Enter')
  await expect(fields).toHaveCount(count + 1)
  await expect(point(page, 2)).toBeFocused()
  await point(page, 2).press('Backspace')
  await expect(fields).toHaveCount(count)
})

test('the top toolbar has every tool', async ({ page }) => {
  const tools = page.getByRole('toolbar', { name: 'Slide tools' })
  for (const name of ['Fullscreen', 'Text Editor', 'Photo Editor', 'Import', 'Import PPTX'])
    await expect(tools.getByRole('button', { name, exact: true })).toBeEnabled()
  await expect(counter(page, 'Slide 1 of 3')).toBeVisible()
})

test('the control bar goes to the previous and the next slide, and stops at the ends', async ({
  page,
}) => {
  const controls = page.getByRole('toolbar', { name: 'Slide controls' })
  const previous = controls.getByRole('button', { name: 'Previous' })
  const next = controls.getByRole('button', { name: 'Next' })
  await expect(previous).toBeDisabled()
  await next.click()
  await expect(counter(page, 'Slide 2 of 3')).toBeVisible()
  await page.keyboard.press('PageDown')
  await expect(counter(page, 'Slide 3 of 3')).toBeVisible()
  await expect(next).toBeDisabled()
  await previous.click()
  await expect(counter(page, 'Slide 2 of 3')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Generate Image' })).toBeEnabled()
  await controls.getByRole('button', { name: 'More ways to present' }).click()
  await expect(page.getByRole('menuitem', { name: 'Present', exact: true })).toBeEnabled()
})

test('Export opens a menu: Print first, then PDF, PPTX, JSON and the rest', async ({ page }) => {
  await page.getByRole('button', { name: 'Export' }).click()
  const labels = [/Print/, /PDF/, /PPTX/, /JSON/, /HTML/, /More formats…/]
  await expect(page.getByRole('menuitem')).toHaveText(labels)
  await expect(page.getByRole('menuitem', { name: 'PDF' })).toBeEnabled()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'JSON' }).click()
  const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
  expect(file.slides).toHaveLength(3)
})

test('Add image slide opens the Photo Editor for the new slide', async ({ page }) => {
  await page.getByRole('button', { name: 'Add slide', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Add image slide' }).click()
  await expect(page.getByRole('dialog', { name: 'Photo Editor' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(counter(page, 'Slide 2 of 4')).toBeVisible()
  await expect(slideTitle(page)).toHaveValue('Slide 2')
})

const pictureField = (page: Page) => page.getByRole('region', { name: 'Picture' })
const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  pictureField(page).locator('input[type=file]').setInputFiles(file)
/** One red pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
)

test('quick upload puts a picture on the slide, and Remove image takes it off', async ({
  page,
}) => {
  await choose(page, { name: 'red.png', mimeType: 'image/png', buffer: png })
  await expect(viewer(page).locator('img[src^="blob:"]')).toBeVisible()
  await expectAxeClean(page)
  await pictureField(page).getByRole('button', { name: 'Remove image' }).click()
  await expect(viewer(page).locator('img')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(viewer(page).locator('img[src^="blob:"]')).toBeVisible()
})

test("quick upload of another file says 'Please select a valid image file'", async ({ page }) => {
  await choose(page, { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('words') })
  await expect(page.getByText('Please select a valid image file')).toBeVisible()
  await expect(viewer(page).locator('img')).toHaveCount(0)
})

test("quick upload of a file that cannot be read says 'Failed to read the image file'", async ({
  page,
}) => {
  // What a browser does when the file was moved after it had been chosen.
  await page.evaluate(() => {
    const refuse = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
    Blob.prototype.arrayBuffer = refuse
  })
  await choose(page, { name: 'red.png', mimeType: 'image/png', buffer: png })
  await expect(page.getByText('Failed to read the image file')).toBeVisible()
})

const slide = { id: 'one', title: 'The sea', content: ['It moves'], notes: '' }

async function openSlide(page: Page, changes: Partial<Slide>): Promise<void> {
  await seedDeck(page, 'seeded', { title: 'Seeded', slides: [{ ...slide, ...changes }] })
  await page.goto('/deck/seeded')
  await expect(viewer(page)).toBeVisible()
}

test('a slide with more text than room for it says so, and what to do', async ({ page }) => {
  await openSlide(page, { content: Array.from({ length: 40 }, () => 'word '.repeat(30)) })
  await expect(viewer(page).getByText('more text here than room for it')).toBeVisible()
  await expect(viewer(page).getByText('move some of it to another slide')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAxeClean(page)
  await viewer(page).getByRole('button', { name: 'Split into two slides' }).click()
  await expect(page.getByText('Slide 1 of 2', { exact: true })).toBeVisible()
})

test('points that a layout does not show are counted', async ({ page }) => {
  await openSlide(page, { layout: 'title-only', content: ['One', 'Two'] })
  await expect(viewer(page).getByText('2 points are not shown in this layout')).toBeVisible()
})

test('a failed image is not shown, and the viewer says what to do', async ({ page }) => {
  await openSlide(page, { imageUrl: 'data:image/png;base64,AAAA' })
  await expect(viewer(page).getByText('could not be loaded')).toBeVisible()
  await expect(viewer(page).locator('img')).toHaveCount(0)
  await expectAxeClean(page)
  await choose(page, { name: 'red.png', mimeType: 'image/png', buffer: png })
  await expect(viewer(page).locator('img[src^="blob:"]')).toBeVisible()
  await expect(viewer(page).getByText('could not be loaded')).toHaveCount(0)
})

test('a picture that is missing in the browser is said to have failed', async ({ page }) => {
  await openSlide(page, { imageUrl: `asset:${'ab'.repeat(32)}` })
  await expect(viewer(page).getByText('could not be loaded')).toBeVisible()
})

test('nothing remote is requested until Load pictures; then it becomes part of the deck', async ({
  page,
}) => {
  const requested: string[] = []
  await page.route('https://pictures.example/**', async (route) => {
    requested.push(route.request().url())
    await route.fulfill({
      body: png,
      contentType: 'image/png',
      headers: { 'access-control-allow-origin': '*' },
    })
  })
  await openSlide(page, { imageUrl: 'https://pictures.example/sea.png' })
  await expect(viewer(page).getByText('1 picture is on other websites')).toBeVisible()
  await expectAxeClean(page)
  expect(requested).toEqual([])
  await viewer(page).getByRole('button', { name: 'Load pictures' }).click()
  await expect(viewer(page).locator('img[src^="blob:"]')).toBeVisible()
  await expect(viewer(page).getByText('on other websites')).toHaveCount(0)
  expect(requested).toEqual(['https://pictures.example/sea.png'])
})

test('a remote picture whose host allows no copy is shown from there', async ({ page }) => {
  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({
      body: png,
      contentType: 'image/png',
      headers: { 'access-control-allow-origin': 'https://another.example' },
    }),
  )
  await openSlide(page, { imageUrl: 'https://pictures.example/sea.png' })
  await viewer(page).getByRole('button', { name: 'Load pictures' }).click()
  await expect(viewer(page).locator('img[src^="https://pictures.example/"]')).toBeVisible()
  await expect(viewer(page).getByText('on other websites')).toHaveCount(0)
})

test('F5 shows from the first slide, Shift+F5 and f from the current one', async ({ page }) => {
  await page.getByRole('button', { name: 'Next' }).click()
  await page.keyboard.press('Shift+F5')
  await expect(findShow(page)).toContainText('Slide 2 of 3')
  await page.keyboard.press('Escape')
  await expect(findShow(page)).toHaveCount(0)
  await page.keyboard.press('f')
  await expect(findShow(page)).toContainText('Slide 2 of 3')
  await page.keyboard.press('Escape')
  await expect(findShow(page)).toHaveCount(0)
  await page.keyboard.press('F5')
  await expect(findShow(page)).toContainText('Slide 1 of 3')
})

test('f is a letter while typing', async ({ page }) => {
  await slideTitle(page).fill('')
  await slideTitle(page).press('f')
  await expect(slideTitle(page)).toHaveValue('f')
  await expect(findShow(page)).toHaveCount(0)
})

test('editing controls are there only outside fullscreen', async ({ page }) => {
  await startShow(page)
  for (const name of ['Text Editor', 'Photo Editor', 'Add slide'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  await expect(viewer(page).getByRole('textbox')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Text Editor' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fullscreen' })).toBeFocused()
})

test('on a phone a tap on a text opens it in the form, with the slide in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const tap = viewer(page).getByRole('button', { name: 'Edit the words of this slide' })
  const painted = await points(page).nth(1).boundingBox()
  const box = await tap.boundingBox()
  if (!painted || !box) throw new Error('the slide has no place')
  await tap.click({
    position: { x: painted.x - box.x + 30, y: painted.y - box.y + painted.height / 2 },
  })
  await expect(point(page, 2)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' indeed')
  const stage = page.getByRole('group', { name: 'Slide', exact: true }).getByRole('article')
  await expect(stage).toContainText('indeed')
  await expect(stage).toBeInViewport()
  await card(page).getByRole('button', { name: 'Save' }).click()
  await expect(card(page).getByRole('button', { name: 'Edit', exact: true })).toBeFocused()
  await expect(stage).toContainText('indeed')
})

test('the form is clean for axe, wide and on a phone', async ({ page }) => {
  await card(page).getByRole('button', { name: 'Edit', exact: true }).click()
  await expectAxeClean(page)
  await page.setViewportSize({ width: 390, height: 844 })
  // Parts that lie half under the slide are there to be scrolled to, which axe does not see.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAxeClean(page)
})

test('at a phone’s width the controls of the talk stand at the bottom and nothing overflows', async ({
  page,
}) => {
  for (const width of [360, 390, 768]) {
    await page.setViewportSize({ width, height: 844 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `at ${width}`).toBe(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const controls = await page.getByRole('toolbar', { name: 'Slide controls' }).boundingBox()
  expect((controls?.y ?? 0) + (controls?.height ?? 0)).toBe(844)
})
