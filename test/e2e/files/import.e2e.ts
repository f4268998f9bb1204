import { readFile } from 'node:fs/promises'

import { expect, type Page, test } from '@playwright/test'

import { writePdf } from '../../fixtures/files/write-pdf.ts'
import { becomeGuest, continueAsGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { makeBrokenPng, makePng } from '../steps/make-picture.ts'
import { openBlankPresentation } from '../steps/open-blank-presentation.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import', exact: true })
const preview = (page: Page) => dialog(page).getByRole('region', { name: 'Preview' })
const counter = (page: Page, words: string) => page.getByText(words, { exact: true })

type FileToChoose = { name: string; mimeType: string; buffer: Buffer }

const textFile = (name: string, text: string, mimeType = 'text/plain'): FileToChoose => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
})
const jsonFile = (deck: unknown, name = 'deck.json') =>
  textFile(name, JSON.stringify(deck), 'application/json')
const twoSlides = jsonFile({
  title: 'Rivers',
  slides: [{ title: 'Source', content: ['It rises'], notes: 'High up.' }, { title: 'Mouth' }],
})

async function openImport(page: Page) {
  await page
    .getByRole('toolbar', { name: 'Slide tools' })
    .getByRole('button', { name: 'Import', exact: true })
    .click()
  await expect(dialog(page)).toBeVisible()
}
const choose = (page: Page, ...files: FileToChoose[]) =>
  dialog(page).getByLabel('Choose files').setInputFiles(files)
const chooseImages = (page: Page, ...files: FileToChoose[]) =>
  dialog(page).getByLabel('Choose images').setInputFiles(files)

async function dropFile(page: Page, on: string, name: string, text: string) {
  const dataTransfer = await page.evaluateHandle(
    ([file, content]) => {
      const data = new DataTransfer()
      data.items.add(new File([content], file))
      return data
    },
    [name, text] as const,
  )
  await page.dispatchEvent(on, 'dragover', { dataTransfer })
  await page.dispatchEvent(on, 'drop', { dataTransfer })
}

test.describe('into an open presentation', () => {
  test.beforeEach(async ({ page }) => {
    await openBlankPresentation(page, 'Tides', 3)
    await expect(counter(page, 'Slide 1 of 3')).toBeVisible()
  })

  test('FD1 a JSON file is shown first; Add Slides to Current puts them at the end as one step', async ({
    page,
  }) => {
    await openImport(page)
    await expectAxeClean(page)
    await choose(page, twoSlides)
    await expect(preview(page)).toContainText('2 slides of “Rivers”')
    await expect(preview(page)).not.toContainText('file’s own look')
    await expect(preview(page).getByRole('article')).toHaveCount(2)
    await expectAxeClean(page)
    await dialog(page).getByRole('button', { name: 'Add Slides to Current' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(counter(page, 'Slide 4 of 5')).toBeVisible()
    await expect(page.getByLabel('Presentation title')).toHaveValue('Tides')
    await expect(page.getByLabel('Speaker Notes')).toHaveValue('High up.')
    await page.keyboard.press('Control+z')
    await expect(counter(page, 'Slide 1 of 3')).toBeVisible()
  })

  test('FD2 Replace Entire Presentation takes title and slides, and one undo takes it back', async ({
    page,
  }) => {
    await openImport(page)
    await choose(page, twoSlides)
    await dialog(page).getByRole('button', { name: 'Replace Entire Presentation' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(counter(page, 'Slide 1 of 2')).toBeVisible()
    await expect(page.getByLabel('Presentation title')).toHaveValue('Rivers')
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(counter(page, 'Slide 1 of 3')).toBeVisible()
    await expect(page.getByLabel('Presentation title')).toHaveValue('Tides')
  })

  test('FD3 each file that cannot be read fails with its message, changes nothing, and Try Again returns to idle', async ({
    page,
  }) => {
    const noPresentation = 'Invalid presentation format. Expected JSON with title and slides array.'
    const failures: [FileToChoose, string][] = [
      [jsonFile({ title: 'T' }), noPresentation],
      [jsonFile({ title: '', slides: [{ title: 'Source' }] }), noPresentation],
      [textFile('a.json', '{"title":', 'application/json'), noPresentation],
      [textFile('a.txt', ''), 'File appears to be empty'],
      [textFile('a.md', 'Only a title'), 'No slides found in the text file'],
      [
        textFile('a.bin', '\u0000\u0001', 'application/octet-stream'),
        'Unsupported file type. Please upload JSON or text files.',
      ],
      [textFile('a.pdf', '%PDF-1.7 nothing', ''), 'Failed to process file'],
      [
        textFile('a.pptx', 'PK\u0003\u0004nothing', ''),
        "Failed to import PPTX file. Please ensure it's a valid PowerPoint file.",
      ],
    ]
    await openImport(page)
    for (const [file, message] of failures) {
      await choose(page, file)
      const alert = dialog(page).getByRole('alert')
      await expect(alert).toContainText('Upload Failed')
      await expect(alert).toContainText(message)
      await dialog(page).getByRole('button', { name: 'Try Again' }).click()
      await expect(dialog(page).getByLabel('Choose files')).toBeVisible()
    }
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(counter(page, 'Slide 1 of 3')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeDisabled()
  })

  test('IJ8 a text without slides becomes slides by what it says, with one press', async ({
    page,
  }) => {
    const article = new URL('../../fixtures/articles/octopus.txt', import.meta.url)
    await openImport(page)
    await choose(page, textFile('octopus.txt', await readFile(article, 'utf8')))
    await dialog(page).getByRole('button', { name: 'Make slides from its text' }).click()
    await expect(preview(page)).toContainText('Made from what the text says, without AI')
    await expect(preview(page)).toContainText('How an Octopus Thinks')
    await dialog(page).getByRole('button', { name: 'Add Slides to Current' }).click()
    await expect(page.getByText(/^Slide 4 of \d+$/)).toBeVisible()
  })

  test('FD4 images become one slide each, with their picture', async ({ page }) => {
    await openImport(page)
    await chooseImages(page, makePng(40, 30, 'sea.png'), makePng(20, 20, 'sun.png'))
    await expect(preview(page)).toContainText('Image Presentation (2 slides)')
    await expect(preview(page).locator('img[src^="blob:"]')).toHaveCount(2)
    await dialog(page).getByRole('button', { name: 'Add Slides to Current' }).click()
    await expect(counter(page, 'Slide 4 of 5')).toBeVisible()
    const stage = page.getByRole('region', { name: 'Slide', exact: true })
    await expect(stage.getByLabel('Title', { exact: true })).toHaveValue('Image Slide: sea.png')
    await expect(stage.locator('img[src^="blob:"]')).toBeVisible()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    const overview = page.getByRole('navigation', { name: 'Slide Overview' })
    await expect(overview.locator('img[src^="blob:"]')).toHaveCount(2)
  })

  test("FD4 an image that is none says 'Failed to process images'", async ({ page }) => {
    await openImport(page)
    await chooseImages(page, makePng(9, 9), makeBrokenPng(20, 20))
    await expect(dialog(page).getByRole('alert')).toContainText('Failed to process images')
    await expect(dialog(page).getByRole('alert')).toContainText('broken.png')
  })

  test('FD5 several files at once are one import, in their order', async ({ page }) => {
    await openImport(page)
    await choose(page, textFile('a.md', 'Talk\n# One\n- a'), twoSlides, makePng(9, 9, 'p.png'))
    await expect(preview(page)).toContainText('4 slides of “Talk”')
    await expect(preview(page)).toContainText('From a.md, deck.json, p.png')
    await expect(preview(page).getByRole('heading', { level: 3 })).toContainText([
      '4 slides',
      'One',
      'Source',
      'Mouth',
      'Image Slide: p.png',
    ])
  })

  test('FD6 what cannot be carried is listed by slide before anything is applied', async ({
    page,
  }) => {
    await openImport(page)
    const slides = [{}, { title: 'x', imageUrl: 'javascript:alert(1)' }]
    await choose(page, jsonFile({ title: 'T', theme: 'paper', slides }))
    await expect(preview(page)).toContainText('take the look of your presentation')
    await expect(preview(page).getByRole('term')).toHaveText(['Slide 2'])
    await expect(preview(page).getByRole('definition')).toHaveText([
      '1 picture left out: the address leads to no picture.',
    ])
  })

  test('FD7 the sample can be downloaded, and imported again', async ({ page }) => {
    await openImport(page)
    const downloading = page.waitForEvent('download')
    await dialog(page).getByRole('button', { name: 'Download sample' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('sample-presentation.json')
    const text = await readFile(await download.path(), 'utf8')
    expect(JSON.parse(text)).toMatchObject({ slides: [{}, {}] })
    await choose(page, textFile('sample-presentation.json', text))
    await expect(preview(page)).toContainText('2 slides of “Sample Presentation”')
  })

  test('FD11 while files are read there is progress, and Cancel returns to idle', async ({
    page,
  }) => {
    await page.context().route(/read-files-worker/, () => {
      // Never answered: the reading takes as long as it likes.
    })
    await openImport(page)
    await choose(page, twoSlides)
    await expect(dialog(page).getByRole('progressbar')).toBeVisible()
    await expect(dialog(page)).toContainText('deck.json')
    await expect(dialog(page).getByRole('status'), 'RO7').toHaveText(/…$/)
    await expectAxeClean(page)
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page).getByLabel('Choose files')).toBeVisible()
  })

  test('FD8 a file dropped anywhere opens the same flow', async ({ page }) => {
    await dropFile(page, '[aria-label="Slide controls"]', 'talk.md', 'Talk\n# One\n- a')
    await expect(preview(page)).toContainText('1 slide of “Talk”')
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await openImport(page)
    await expect(dialog(page).getByLabel('Choose files')).toBeVisible()
  })

  const pasteFile = (page: Page, content: string) =>
    page.evaluate((text) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([text], 'talk.md'))
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    }, content)

  test('FD8 a file pasted anywhere opens the same flow', async ({ page }) => {
    await pasteFile(page, 'Talk\n# One\n- a')
    await expect(preview(page)).toContainText('1 slide of “Talk”')
  })

  test('FD8 a dialog that is open takes what is dropped beside it, or pasted', async ({ page }) => {
    await openImport(page)
    await expect(dialog(page).getByLabel('Choose files')).toBeVisible()
    await dropFile(page, 'body', 'talk.md', 'Talk\n# One\n- a')
    await expect(preview(page)).toContainText('1 slide of “Talk”')
    await pasteFile(page, 'Other\n# One\n# Two\n- a')
    await expect(preview(page)).toContainText('2 slides of “Other”')
  })

  test('SG1 RG6 what would take a browser minutes is refused or left out', async ({ page }) => {
    await openImport(page)
    const levels = Array.from({ length: 8 }, (_, level) => {
      const inside = level === 0 ? '<rect/>' : `<use href="#a${level - 1}"/>`.repeat(10)
      return `<g id="a${level}">${inside}</g>`
    })
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${levels.join('')}</svg>`
    const slides = [
      { title: 'Long', content: ['word '.repeat(1_000_000)] },
      {
        title: 'Many',
        content: Array.from({ length: 300_000 }, () => 'x'),
        imageUrl: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
      },
    ]
    await choose(page, jsonFile({ title: 'Big', slides }))
    await expect(preview(page)).toContainText('2 slides of “Big”')
    await expect(preview(page)).toContainText('The end of it is left out.')
    await expect(preview(page)).toContainText('1 picture left out')
  })
})

test('FD9 on the dashboard a file becomes a presentation of its own, which opens', async ({
  page,
}) => {
  await continueAsGuest(page)
  await page.getByRole('button', { name: 'Import a file' }).click()
  await choose(page, twoSlides)
  await expect(dialog(page).getByRole('button', { name: 'Add Slides to Current' })).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Create Presentation' }).click()
  await expect(page).toHaveURL(/\/deck\/[^/]+/)
  await expect(counter(page, 'Slide 1 of 2')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await page.goto('/dashboard')
  await expect(page.getByText(`Imported from ${twoSlides.name}`)).toBeVisible()
})

test('FD9 a file dropped on the dashboard opens the same flow', async ({ page }) => {
  await continueAsGuest(page)
  await expect(page.getByRole('button', { name: 'Import a file' })).toBeVisible()
  await dropFile(page, 'main', 'talk.md', 'Talk\n# One\n- a')
  await expect(preview(page)).toContainText('1 slide of “Talk”')
})

for (const path of ['/create', '/deck/new'])
  test(`FD9 ${path} offers to import a file, and so does the palette there`, async ({ page }) => {
    await becomeGuest(page)
    await page.goto(path)
    await page.getByRole('button', { name: /import a file/i }).click()
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await page.keyboard.type('Import PPTX')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Import PowerPoint' })).toBeVisible()
  })

test('FD10 a PDF becomes a slide for each page: its picture, and its words to be spoken', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!/^(?:blob|data):/.test(request.url()) && !request.url().startsWith(baseURL ?? ''))
      elsewhere.push(request.url())
  })
  await continueAsGuest(page)
  await page.getByRole('button', { name: 'Import a file' }).click()
  const pdf = writePdf([
    [
      { text: 'The Moon', size: 24, gap: 0 },
      { text: 'It moves the seas twice a day.', gap: 40 },
    ],
    [{ text: 'Thank you', size: 24, gap: 0 }],
  ])
  await choose(page, { name: 'moon.pdf', mimeType: '', buffer: Buffer.from(pdf) })
  await expect(preview(page)).toContainText('2 slides of “The Moon”')
  await expect(preview(page).locator('img[src^="blob:"]')).toHaveCount(2)
  await dialog(page).getByRole('button', { name: 'Create Presentation' }).click()
  await expect(page.getByLabel('Speaker Notes')).toHaveValue(
    'The Moon\nIt moves the seas twice a day.',
  )
  const stage = page.getByRole('region', { name: 'Slide', exact: true })
  await expect(stage.locator('img[src^="blob:"]')).toBeVisible()
  expect(elsewhere).toEqual([])
})

test('LR4 a backup of the library is seen first, then restored beside what is there', async ({
  page,
}) => {
  await continueAsGuest(page)
  const presentation = (title: string) => ({
    record: { description: `About ${title}`, tags: ['sea'], status: 'published' },
    deck: { title, slides: [{ id: 'a', title, content: ['One'], notes: '' }] },
  })
  const backup = {
    format: 'lectern-library',
    version: 1,
    presentations: [presentation('Ebb'), presentation('Flow')],
    pictures: {},
    damaged: ['scrambled'],
  }
  await page.getByRole('button', { name: 'Import a file' }).click()
  const name = `${'backup-of-everything-'.repeat(8)}.json`
  await choose(page, jsonFile(backup, name))
  await expect(preview(page)).toContainText('A backup of 2 presentations')
  await expect(dialog(page)).toContainText('comes beside those that are there')
  const [from, slides] = [
    preview(page).getByText(`From ${name}`),
    preview(page).getByRole('list').first(),
  ]
  const widths = [from, slides].map(async (part) => (await part.boundingBox())?.width)
  expect(new Set(await Promise.all(widths)).size).toBe(1)
  await expect(preview(page)).toContainText('1 presentation left out: damaged.')
  await expectAxeClean(page)
  await dialog(page).getByRole('button', { name: 'Restore 2 Presentations' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('2 presentations restored.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ebb' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Flow' })).toBeVisible()
})
