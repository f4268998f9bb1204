import { expect, type Page, test } from '@playwright/test'

import { type PptxSlide, writePptx } from '../../fixtures/files/write-pptx.ts'
import { becomeGuest, continueAsGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { makePng } from '../steps/make-picture.ts'
import { seedDeck } from '../steps/seed-library.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import PowerPoint' })
const counter = (page: Page, words: string) => page.getByText(words, { exact: true })
const stage = (page: Page) => page.getByRole('region', { name: 'Slide', exact: true })
const slideTitle = (page: Page) => stage(page).getByLabel('Title', { exact: true })
const notes = (page: Page) => page.getByLabel('Speaker Notes')
const deckTitle = (page: Page) => page.getByLabel('Presentation title')
const apply = (page: Page) => dialog(page).getByRole('button', { name: 'Apply Changes' })

const rivers: PptxSlide[] = [
  { title: 'Source', bullets: ['It rises'], notes: 'High up.', picture: makePng(40, 30).buffer },
  { title: 'Mouth', bullets: ['It ends'], notes: 'At the sea.', animated: true },
]
const file = (name = 'rivers.pptx', bytes: Uint8Array = writePptx(rivers)) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(bytes),
})
const choose = (page: Page, chosen: ReturnType<typeof file> = file()) =>
  dialog(page).getByLabel('Choose a PowerPoint file').setInputFiles(chosen)

const slide = (id: string, title: string) => ({
  id,
  title,
  content: [`${title} point`],
  notes: title,
})

async function openTides(page: Page) {
  await becomeGuest(page)
  await seedDeck(page, 'tides', { title: 'Tides', slides: [slide('a', 'Ebb')] })
  await page.goto('/deck/tides')
  await expect(counter(page, 'Slide 1 of 1')).toBeVisible()
  await openDialog(page)
}
async function openDialog(page: Page) {
  await page
    .getByRole('toolbar', { name: 'Slide tools' })
    .getByRole('button', { name: 'Import PPTX', exact: true })
    .click()
  await expect(dialog(page)).toBeVisible()
}

test('PD1 by default slides merge by position, contents and titles joined; one undo takes it back', async ({
  page,
}) => {
  await openTides(page)
  await expectAxeClean(page)
  await choose(page)
  await expect(dialog(page).getByRole('radio', { name: 'Merge', exact: true })).toBeChecked()
  await expect(dialog(page).getByRole('radio', { name: 'Merge content' })).toBeChecked()
  await expect(dialog(page).getByRole('radio', { name: 'Combine' })).toBeChecked()
  await expect(dialog(page).getByRole('definition')).toHaveText(['Animations are left out.'])
  await expectAxeClean(page)
  await apply(page).click()
  await expect(dialog(page)).toContainText('Import complete')
  await expect(dialog(page)).toBeHidden()
  await expect(deckTitle(page)).toHaveValue('Tides + Source')
  await expect(counter(page, 'Slide 1 of 2')).toBeVisible()
  await expect(slideTitle(page)).toHaveValue('Ebb + Source')
  await expect(notes(page)).toHaveValue('Ebb\n\n--- Imported Notes ---\n\nHigh up.')
  await expect(stage(page).locator('img[src^="blob:"]')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(deckTitle(page)).toHaveValue('Tides')
  await expect(counter(page, 'Slide 1 of 1')).toBeVisible()
  await expect(slideTitle(page)).toHaveValue('Ebb')
})

test('KL45 that slides which become one lose their look is said, and appended ones keep it', async ({
  page,
}) => {
  await openTides(page)
  await choose(page)
  const said = dialog(page).getByText('Append leaves every slide its look')
  await expect(dialog(page).getByRole('radio', { name: 'Keep the original look' })).toBeChecked()
  await expect(said).toBeVisible()
  await expectAxeClean(page)
  const pairs = dialog(page).getByRole('group', { name: 'Slides at the same position' })
  await pairs.getByRole('radio', { name: 'Keep imported' }).check()
  await expect(said).toBeHidden()
  await pairs.getByRole('radio', { name: 'Merge content' }).check()
  await dialog(page).getByRole('radio', { name: 'Restyle in Lectern’s design' }).check()
  await expect(said).toBeHidden()
  await dialog(page).getByRole('radio', { name: 'Keep the original look' }).check()
  await dialog(page).getByRole('radio', { name: 'Append', exact: true }).check()
  await expect(said).toBeHidden()
  await apply(page).click()
  await expect(counter(page, 'Slide 2 of 3')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restyle this slide' })).toBeVisible()
})

test('PD10 of several files the first is taken, and that it is only this one is said', async ({
  page,
}) => {
  await openTides(page)
  const bytes = [...writePptx(rivers)]
  const dataTransfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer()
    for (const name of ['rivers.pptx', 'lakes.pptx'])
      data.items.add(new File([new Uint8Array(content)], name))
    return data
  }, bytes)
  await dialog(page).getByText('Choose a PowerPoint file').dispatchEvent('drop', { dataTransfer })
  await expect(
    page.getByText('Only “rivers.pptx” was taken: here it is one file at a time.'),
  ).toBeVisible()
  await expect(apply(page)).toBeVisible()
})

test(
  "PD2 append puts the slides at the end, marked '(Imported)', and goes to the first",
  { tag: '@gate' },
  async ({ page }) => {
    await openTides(page)
    await choose(page)
    await dialog(page).getByRole('radio', { name: 'Append', exact: true }).check()
    await dialog(page)
      .getByRole('group', { name: 'Titles' })
      .getByRole('radio', { name: 'Keep existing' })
      .check()
    await apply(page).click()
    await expect(counter(page, 'Slide 2 of 3')).toBeVisible()
    await expect(slideTitle(page)).toHaveValue('Source (Imported)')
    await expect(deckTitle(page)).toHaveValue('Tides')
  },
)

test('PD3 replace takes the imported presentation as it is', async ({ page }) => {
  await openTides(page)
  await choose(page)
  await dialog(page).getByRole('radio', { name: 'Replace', exact: true }).check()
  await apply(page).click()
  await expect(counter(page, 'Slide 1 of 2')).toBeVisible()
  await expect(slideTitle(page)).toHaveValue('Source')
  await expect(notes(page)).toHaveValue('High up.')
  await expect(deckTitle(page)).toHaveValue('Source')
})

test('PD4 Back returns from conflict to upload, and nothing was changed', async ({ page }) => {
  await openTides(page)
  await choose(page)
  await dialog(page).getByRole('button', { name: 'Back' }).click()
  await expect(dialog(page).getByLabel('Choose a PowerPoint file')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(counter(page, 'Slide 1 of 1')).toBeVisible()
})

async function openDialogFromPalette(page: Page) {
  await continueAsGuest(page)
  await expect(page.getByRole('button', { name: 'Import a file' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('Import PPTX')
  await page.keyboard.press('Enter')
}

test('PD5 without an open presentation the import is applied at once, and opens', async ({
  page,
}) => {
  await openDialogFromPalette(page)
  await choose(page, file('rivers.pptx', writePptx(rivers.slice(0, 1))))
  await expect(page).toHaveURL(/\/deck\/[^/]+/)
  await expect(dialog(page)).toBeHidden()
  await expect(deckTitle(page)).toHaveValue('Source')
  await expect(counter(page, 'Slide 1 of 1')).toBeVisible()
})

test('PD9 what is lost is seen before a presentation is made of it', async ({ page }) => {
  await openDialogFromPalette(page)
  await choose(page)
  await expect(dialog(page).getByRole('term')).toHaveText(['Slide 2'])
  await expect(dialog(page).getByRole('definition')).toHaveText(['Animations are left out.'])
  await expectAxeClean(page)
  await dialog(page).getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await choose(page)
  await dialog(page).getByRole('button', { name: 'Create Presentation' }).click()
  await expect(page).toHaveURL(/\/deck\/[^/]+/)
  await expect(dialog(page)).toBeHidden()
  await expect(deckTitle(page)).toHaveValue('Source')
  await expect(counter(page, 'Slide 1 of 2')).toBeVisible()
  await expect(stage(page).locator('img[src^="blob:"]')).toBeVisible()
})

test('PD6 another name is refused with its message', async ({ page }) => {
  await openTides(page)
  await choose(page, file('rivers.txt'))
  const alert = dialog(page).getByRole('alert')
  await expect(alert).toContainText('Import Error')
  await expect(alert).toContainText('Please select a valid PowerPoint file (.pptx or .ppt)')
  await dialog(page).getByRole('button', { name: 'Try Again' }).click()
  await choose(page)
  await expect(apply(page)).toBeVisible()
})

test('PD7 whatever is named .pptx and is none gives the one message, and the deck stays as it was', async ({
  page,
}) => {
  const files: [Buffer, string][] = [
    [Buffer.from('no slides here'), 'some other kind of file'],
    [makePng(9, 9).buffer, 'some other kind of file'],
    [Buffer.from(writePptx(rivers).slice(0, 900)), 'damaged'],
    [Buffer.alloc(0), 'There is nothing in it'],
  ]
  await openTides(page)
  for (const [bytes, advice] of files) {
    await choose(page, file('talk.pptx', bytes))
    const alert = dialog(page).getByRole('alert')
    await expect(alert).toContainText(
      "Failed to import PPTX file. Please ensure it's a valid PowerPoint file.",
    )
    await expect(alert).toContainText(advice)
    await dialog(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(alert).toBeHidden()
  }
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(counter(page, 'Slide 1 of 1')).toBeVisible()
})

test('PD8 the news that it is complete stays 2,000 ms', async ({ page }) => {
  await openTides(page)
  await choose(page)
  await expect(apply(page)).toBeVisible()
  // Timed in the page: a test under load may not look in time, or may look too late.
  const seconds = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let since = 0
        new MutationObserver(() => {
          const text = document.querySelector('[role=dialog]')?.textContent
          if (text?.includes('Import complete')) since ||= performance.now()
          else if (since) resolve((performance.now() - since) / 1000)
        }).observe(document, { childList: true, characterData: true, subtree: true })
      }),
  )
  await apply(page).click()
  expect(await seconds).toBeGreaterThan(1.9)
  await expect(dialog(page)).toBeHidden()
})
