import { readFile } from 'node:fs/promises'

import { expect, type Download, type Page, test } from '@playwright/test'
import { unzipSync } from 'fflate'

import { readHtml } from '#codecs/html/read-html.ts'
import { readJson } from '#codecs/json/read-json.ts'
import { readPptx } from '#codecs/pptx/read-pptx.ts'
import type { DeckReader } from '#codecs/read-result.ts'
import { readText } from '#codecs/text/read-text.ts'
import type { Deck } from '#core/deck/deck.ts'

import { openPdf } from '../../fixtures/files/open-pdf.ts'
import { becomeGuest } from '../steps/continue-as-guest.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { hasTrace } from '../steps/screen/find-traces.ts'
import { openPhoneTools } from '../steps/open-phone-tools.ts'
import { openSampleDeck } from '../steps/open-sample-deck.ts'
import { openApiConfiguration, saveKeys } from '../steps/save-keys.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export' })

async function openExport(page: Page) {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'More formats…' }).click()
  await expect(dialog(page)).toBeVisible()
}

const readBytes = async (download: Download) =>
  new Uint8Array(await readFile(await download.path()))

/** From the open dialog, by pressing what it says. */
async function exportAs(page: Page, format: string) {
  await dialog(page).getByRole('radio', { name: format, exact: true }).check()
  const estimate = readSize(
    await dialog(page)
      .getByText(/^About /)
      .innerText(),
  )
  const downloading = page.waitForEvent('download')
  await dialog(page)
    .getByRole('button', { name: `Export ${format}`, exact: true })
    .click()
  const download = await downloading
  await expect(dialog(page).getByText('Your file is ready')).toBeVisible()
  return { name: download.suggestedFilename(), bytes: await readBytes(download), estimate }
}

/** `About 1.2 MB` in bytes. */
function readSize(text: string): number {
  const [, amount = '', unit = ''] = /([\d.]+)\s(\w)B/.exec(text) ?? []
  return Number(amount) * (unit === 'M' ? 1e6 : 1e3)
}

const goOn = (page: Page) => dialog(page).getByRole('button', { name: 'Another format' }).click()

const listWords = ({ slides }: Deck) =>
  slides.map(({ title, content, notes }) => ({ title, content, notes }))

/** Over and over: writing it takes long enough to be called off. */
const repeatSlides = (amount: number) => (deck: Deck) => ({
  ...deck,
  slides: Array.from({ length: amount }, (_, index) => {
    const slide = deck.slides[index % deck.slides.length]
    const title = `${slide?.title} ${index}`
    return { content: [], notes: '', ...slide, title, id: `slide-${index}` }
  }),
})

test('EX10 every format is written from the dialog, and its file holds the presentation', async ({
  page,
}) => {
  const deck = await openSampleDeck(page)
  await openExport(page)
  const readers: [string, string, DeckReader][] = [
    ['PPTX', 'pptx', readPptx],
    ['HTML', 'html', readHtml],
    ['JSON', 'json', readJson],
    ['Markdown', 'md', readText],
    ['Text', 'txt', readText],
  ]
  for (const [format, ending, read] of readers) {
    const { name, bytes } = await exportAs(page, format)
    expect(name).toMatch(new RegExp(`\\.${ending}$`))
    await expect(dialog(page).getByText(name)).toBeVisible()
    const found = await read(bytes, { fileName: name })
    expect(found.ok && listWords(found.value.deck), format).toEqual(listWords(deck))
    await goOn(page)
  }
  const pdf = await exportAs(page, 'PDF')
  expect(new TextDecoder('latin1').decode(pdf.bytes.slice(0, 5))).toBe('%PDF-')
  await goOn(page)
  for (const [format, mark] of [
    ['PNG', [0x89, 0x50]],
    ['JPEG', [0xff, 0xd8]],
  ] as const) {
    const { name, bytes, estimate } = await exportAs(page, format)
    expect(name).toMatch(/\.zip$/)
    expect(estimate / bytes.length, 'EX8').toBeGreaterThan(0.5)
    expect(estimate / bytes.length, 'EX8').toBeLessThan(2)
    const images = Object.values(unzipSync(bytes))
    expect(images).toHaveLength(deck.slides.length)
    expect(images.every((image) => image[0] === mark[0] && image[1] === mark[1])).toBe(true)
    await goOn(page)
  }
})

test('EX8 the size of pictures of slides is told before, at every width', async ({ page }) => {
  const mixed = await readFile(
    new URL('../../fixtures/decks/mixed-deck.json', import.meta.url),
    'utf8',
  )
  await openSampleDeck(page, { spoil: () => JSON.parse(mixed) as Deck })
  await openExport(page)
  for (const [format, width] of [
    ['JPEG', '1280'],
    ['JPEG', '2560'],
    ['PNG', '1280'],
  ] as const) {
    await dialog(page).getByRole('radio', { name: format, exact: true }).check()
    await dialog(page).getByRole('radio', { name: width, exact: true }).check()
    const { bytes, estimate } = await exportAs(page, format)
    expect(estimate / bytes.length, `${format} ${width}`).toBeGreaterThan(0.5)
    expect(estimate / bytes.length, `${format} ${width}`).toBeLessThan(2)
    await goOn(page)
  }
})

test('EX11 what is chosen is in the file: handouts, size of pictures, notes and hidden slides', async ({
  page,
}) => {
  const deck = await openSampleDeck(page, {
    spoil: ({ slides: [first, second, ...others], ...rest }) => ({
      ...rest,
      slides: [
        ...(first && second ? [first, { ...second, hidden: true as const }] : []),
        ...others,
      ],
    }),
  })
  await openExport(page)
  const view = dialog(page)
  await view.getByRole('radio', { name: 'PDF', exact: true }).check()
  await view.getByRole('radio', { name: 'Handouts' }).check()
  await view.getByRole('radio', { name: '6', exact: true }).check()
  await view.getByRole('radio', { name: 'Letter' }).check()
  const handout = openPdf((await exportAs(page, 'PDF')).bytes)
  expect(handout.match(/\/MediaBox ?\[0 0 612 792\]/g)).toHaveLength(1)
  await goOn(page)

  await view.getByRole('radio', { name: 'Markdown', exact: true }).check()
  await view.getByRole('checkbox', { name: 'Include speaker notes' }).uncheck()
  const without = await exportAs(page, 'Markdown')
  const text = new TextDecoder().decode(without.bytes)
  expect(text).not.toContain('<!--')
  expect(text).not.toContain(deck.slides[1]?.title)
  await goOn(page)
  await view.getByRole('checkbox', { name: 'Include 1 hidden slide' }).check()
  const all = new TextDecoder().decode((await exportAs(page, 'Markdown')).bytes)
  expect(all).toContain(deck.slides[1]?.title)
  await goOn(page)

  await view.getByRole('radio', { name: 'HTML', exact: true }).check()
  await expect(view.getByText('1 hidden slide is part of the file, but not shown.')).toBeVisible()
  await view.getByRole('radio', { name: 'JPEG', exact: true }).check()
  await view.getByRole('checkbox', { name: 'Include 1 hidden slide' }).uncheck()
  await view.getByRole('radio', { name: '1280' }).check()
  const images = unzipSync((await exportAs(page, 'JPEG')).bytes)
  expect(Object.keys(images)).toHaveLength(deck.slides.length - 1)
})

test('EX12 an export is called off at any moment, in the dialog and after one press', async ({
  page,
}) => {
  await openSampleDeck(page, { spoil: repeatSlides(1000) })
  let downloads = 0
  page.on('download', () => downloads++)
  await openExport(page)
  const view = dialog(page)
  for (const format of ['PPTX', 'PDF', 'HTML', 'PNG']) {
    await view.getByRole('radio', { name: format, exact: true }).check()
    await view.getByRole('button', { name: `Export ${format}` }).click()
    // The others may be through before anybody has read it.
    if (format === 'PNG')
      await expect(view.getByRole('status'), 'RO7').toHaveText('Writing slides…')
    await view.getByRole('button', { name: 'Cancel' }).click()
    await expect(view.getByRole('radio', { name: format, exact: true })).toBeChecked()
    await expect.poll(() => page.workers().length).toBe(0)
  }
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'PDF', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Exports in progress' })
  await expect(panel.getByRole('progressbar', { name: 'Exporting PDF' })).toBeVisible()
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await expect(panel).toBeHidden()
  await expect.poll(() => page.workers().length).toBe(0)
  expect(downloads).toBe(0)
})

test('EX13 what a file could not carry is said slide by slide, in sentences', async ({ page }) => {
  await openSampleDeck(page, {
    spoil: ({ slides: [first, second, ...others], ...rest }) => ({
      ...rest,
      slides: [
        ...(first ? [{ ...first, imageUrl: 'asset:gone' }] : []),
        ...(second ? [{ ...second, imageUrl: 'https://example.org/a.png' }] : []),
        ...others,
      ],
    }),
  })
  await openExport(page)
  await exportAs(page, 'PPTX')
  const view = dialog(page)
  await expect(
    view.getByRole('heading', { name: '2 things are not as on the screen' }),
  ).toBeVisible()
  await expect(view.getByRole('definition')).toHaveText([
    'A picture is no longer stored in this browser and left out.',
    'A picture is on another website and left out. Press “Load pictures” in the presentation first.',
  ])
  await expect(view.getByRole('term')).toHaveText(['Slide 1', 'Slide 2'])
  await expectAxeClean(page)
  await view.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'PPTX', exact: true }).click()
  await expect(
    page.getByText('Slide 1: A picture is no longer stored in this browser and left out.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  const report = page.getByRole('dialog', { name: 'What the file does not hold' })
  await expect(report.getByRole('term')).toHaveText(['Slide 1', 'Slide 2'])
  await expectAxeClean(page)
})

test('EX14 the dashboard exports a presentation from its card without opening it', async ({
  page,
}) => {
  const deck = await openSampleDeck(page)
  await page.goto('/dashboard')
  const openMenu = () => page.getByRole('button', { name: `Actions for ${deck.title}` }).click()
  for (const [label, ending] of [
    ['Export PDF', 'pdf'],
    ['Export PPTX', 'pptx'],
    ['Export HTML', 'html'],
    ['Export JSON', 'json'],
  ] as const) {
    await openMenu()
    const downloading = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: label }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`))
    expect((await readBytes(download)).length).toBeGreaterThan(1000)
  }
  await openMenu()
  await page.getByRole('menuitem', { name: 'More formats…' }).click()
  const { bytes } = await exportAs(page, 'Text')
  expect(new TextDecoder().decode(bytes)).toContain(deck.title)
  expect(page.url()).toMatch(/\/dashboard$/)
})

test(
  'EX15 the dialog works by keyboard alone, on a phone too, and axe finds nothing',
  { tag: '@gate' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openSampleDeck(page)
    await openPhoneTools(page)
    await page.getByRole('button', { name: 'Export', exact: true }).focus()
    await page.keyboard.press('Enter')
    const more = page.getByRole('menuitem', { name: 'More formats…' })
    await expect(more).toBeVisible()
    await page.keyboard.press('End')
    await expect(more).toBeFocused()
    await page.keyboard.press('Enter')
    const view = dialog(page)
    await expect(view.getByRole('radio', { name: 'PPTX', exact: true })).toBeFocused()
    await expectAxeClean(page)
    await page.keyboard.press('ArrowDown')
    await expect(view.getByRole('radio', { name: 'JSON', exact: true })).toBeChecked()
    await expect(view.getByText(/^About /)).toBeVisible()
    const isNarrow = await page.evaluate(() => document.documentElement.scrollWidth <= 390)
    expect(isNarrow).toBe(true)
    const start = view.getByRole('button', { name: 'Export JSON' })
    await expect(start).toBeInViewport()
    while (!(await start.evaluate((button) => button === document.activeElement)))
      await page.keyboard.press('Tab')
    const downloading = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    await downloading
    await expect(view.getByRole('button', { name: 'Done' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(view).toBeHidden()
    await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeFocused()
  },
)

test('EX3 what cannot be written says so and what to do, and works once it is tried again', async ({
  page,
}) => {
  await openSampleDeck(page)
  await page.route(/write-file-worker/, (route) => route.abort())
  await openExport(page)
  const view = dialog(page)
  await view.getByRole('button', { name: 'Export PPTX' }).click()
  await expect(view.getByRole('alert')).toContainText('Failed to export presentation')
  await expect(view.getByRole('alert')).toContainText('Check the connection and try again')
  await expectAxeClean(page)
  await page.unroute(/write-file-worker/)
  const downloading = page.waitForEvent('download')
  await view.getByRole('button', { name: 'Try again' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.pptx$/)
})

test('EX3 without a presentation there is nothing to export, and the dialog says so', async ({
  page,
}) => {
  await becomeGuest(page)
  await page.goto('/deck/new')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox').fill('Export')
  await page.getByRole('option', { name: 'Export' }).click()
  const view = dialog(page)
  await expect(view.getByRole('alert')).toContainText('No presentation to export')
  await expect(view.getByRole('alert')).toContainText('Open a presentation or create one first.')
  await expect(view.getByRole('button', { name: 'Try again' })).toBeHidden()
  await expectAxeClean(page)
  await page.keyboard.press('Escape')
  await expect(view).toBeHidden()
})

test('EX17 a backup of the library is had without clearing anything', async ({ page }) => {
  const deck = await openSampleDeck(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Guest/ }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download a backup' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^lectern-backup-\d{4}-\d\d-\d\d\.json$/)
  await expect(page.getByText('Backup downloaded')).toBeVisible()

  const bytes = await readBytes(download)
  const backup = JSON.parse(new TextDecoder().decode(bytes)) as unknown
  expect(backup).toMatchObject({ format: 'lectern-library', presentations: [{ deck }] })

  await page.getByRole('button', { name: /^Guest/ }).click()
  await page.getByRole('menuitem', { name: 'Restore a backup' }).click()
  const restoring = page.getByRole('dialog', { name: 'Import' })
  await restoring.getByLabel('Choose files').setInputFiles({
    name: download.suggestedFilename(),
    mimeType: 'application/json',
    buffer: Buffer.from(bytes),
  })
  await restoring.getByRole('button', { name: 'Restore 1 Presentation' }).click()
  await expect(page.getByRole('link', { name: deck.title })).toHaveCount(2)
})

test('EX16 no file holds a key of the vault', { tag: '@gate' }, async ({ page }) => {
  const keys = { gemini: 'AIzaSyFAKE-gemini-canary-key-0123456789', vapi: 'fake-vapi-canary-0123' }
  const deck = await openSampleDeck(page)
  await page.goto('/dashboard')
  await openApiConfiguration(page)
  await saveKeys(page, { ...keys, mode: 'On this device' })
  await page.getByRole('button', { name: `Actions for ${deck.title}` }).click()
  await page.getByRole('menuitem', { name: 'More formats…' }).click()
  for (const format of ['PPTX', 'PDF', 'HTML', 'JSON', 'Markdown', 'Text', 'PNG', 'JPEG']) {
    const { bytes } = await exportAs(page, format)
    const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
    const parts = [bytes, ...(isZip ? Object.values(unzipSync(bytes)) : [])]
    for (const key of Object.values(keys))
      expect(
        parts.some((part) => hasTrace(Buffer.from(part), key)),
        format,
      ).toBe(false)
    await goOn(page)
  }
})
