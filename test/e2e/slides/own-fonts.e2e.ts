import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import { expect, type Page, test } from '@playwright/test'

import { findPdfTools, listFonts } from '../../judges/pdf-tools.ts'
import { unpackFonts } from '../../judges/unpack-fonts.ts'
import { expectAxeClean } from '../steps/screen/expect-axe-clean.ts'
import { exportFile } from '../steps/export-file.ts'
import { openBlankPresentation } from '../steps/open-blank-presentation.ts'
import { readLink, shareDialog, visit } from '../steps/shared-deck.ts'

const { resolve } = createRequire(import.meta.url)
const youngSerif = resolve('@fontsource/young-serif/files/young-serif-latin-400-normal.woff')
const liberation = (style: string) =>
  resolve(`pdfjs-dist/standard_fonts/LiberationSans-${style}.ttf`)

const hankenGrotesk = resolve(
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
)

const brand = 'Brand: logo, colors, fonts'
const stage = (page: Page) =>
  page.getByRole('region', { name: 'Slide', exact: true }).locator('article').first()
const isSaved = (page: Page) =>
  expect(page.getByRole('banner').getByText('Saved', { exact: true })).toBeVisible()

async function openBrand(page: Page) {
  await page.getByRole('button', { name: brand }).click()
  return page.getByRole('dialog', { name: brand })
}

async function upload(page: Page, button: string, files: string | string[] | Uploaded) {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('dialog', { name: brand }).getByRole('button', { name: button }).click()
  await (await choosing).setFiles(files)
}

type Uploaded = { name: string; mimeType: string; buffer: Buffer }

/** The family of the title, whether its own file is there, and how wide the browser sets its words in it. */
const readTitle = (page: Page) =>
  stage(page)
    .locator('h1, h2, h3')
    .first()
    .evaluate((title) => {
      const { fontFamily } = getComputedStyle(title)
      const [family = ''] = fontFamily.split(',')
      const name = family.replaceAll('"', '')
      const isThere = [...document.fonts].some(
        (face) => face.family.replaceAll('"', '') === name && face.status === 'loaded',
      )
      const brush = document.createElement('canvas').getContext('2d')
      if (brush) brush.font = `1000px ${family}`
      return { name, isThere, em: (brush?.measureText('Tides').width ?? 0) / 1000 }
    })

/** Of the very file, known to nobody here but the browser. */
async function measureFile(page: Page, path: string) {
  const base64 = (await readFile(path)).toString('base64')
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    document.fonts.add(await new FontFace('judge', bytes).load())
    const brush = document.createElement('canvas').getContext('2d')
    if (brush) brush.font = '1000px judge'
    return (brush?.measureText('Tides').width ?? 0) / 1000
  }, base64)
}

const isOwn = async (page: Page) => {
  const { name, isThere } = await readTitle(page)
  return name.startsWith('own-') && isThere
}

test('UF9 a font that was uploaded paints in the editor, after a reload, on cards, in files and where others watch', async ({
  page,
  browser,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openBlankPresentation(page, 'Tides', 3)
  const choice = await openBrand(page)
  await upload(page, 'Upload for titles', youngSerif)
  await expect(choice.getByText(/^Young Serif: regular\./)).toBeVisible()
  await expect(choice.getByLabel('Font of titles')).toHaveValue(/^own-/)
  await expectAxeClean(page)
  await expect.poll(() => isOwn(page)).toBe(true)
  expect((await readTitle(page)).em).toBeCloseTo(await measureFile(page, youngSerif), 4)
  await page.keyboard.press('Escape')

  // One step takes it back, and one brings it again.
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => isOwn(page)).toBe(false)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect.poll(() => isOwn(page)).toBe(true)
  await isSaved(page)

  await page.reload()
  await expect.poll(() => isOwn(page)).toBe(true)
  const pptx = await exportFile(page, 'PPTX')
  expect(unpackFonts(new Uint8Array(pptx.bytes)).length).toBeGreaterThan(0)
  const pdf = await exportFile(page, 'PDF')
  if (await findPdfTools())
    expect((await listFonts(pdf.bytes)).map(({ name }) => name).join(' ')).toContain('YoungSerif')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(shareDialog(page)).toBeVisible()
  const guest = await visit(browser, await readLink(page))
  await expect.poll(() => isOwn(guest)).toBe(true)
  expect((await readTitle(guest)).em).toBeCloseTo(await measureFile(guest, youngSerif), 4)
  await guest.context().close()
  await page.keyboard.press('Escape')

  await page.goto('/dashboard')
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ family }) => /own-/.test(family))))
    .toBe(true)
  const { origin } = new URL(page.url())
  const elsewhere = asked.filter((url) => !url.startsWith(origin) && !/^(?:data|blob):/.test(url))
  expect(elsewhere).toEqual([])
})

test('UF5 what is no font is told and changes nothing; regular, bold and italic come together', async ({
  page,
}) => {
  await openBlankPresentation(page, 'Tides', 3)
  const choice = await openBrand(page)
  const text = { name: 'notes.ttf', mimeType: 'font/ttf', buffer: Buffer.from('no font at all') }
  await upload(page, 'Upload for text', text)
  await expect(
    choice.getByText('notes.ttf is no font. Choose a TTF, OTF or WOFF file.'),
  ).toBeVisible()
  await upload(page, 'Upload for text', [youngSerif, liberation('Regular')])
  await expect(choice.getByText(/These files are of several fonts/)).toBeVisible()
  await expect(choice.getByLabel('Font of text')).toHaveValue('')
  const cut = {
    name: 'cut.ttf',
    mimeType: 'font/ttf',
    buffer: (await readFile(liberation('Bold'))).subarray(0, 40_000),
  }
  await upload(page, 'Upload for text', cut)
  await expect(choice.getByText('cut.ttf is damaged: no text can be set in it.')).toBeVisible()

  await upload(page, 'Upload for text', ['Bold', 'Italic', 'Regular'].map(liberation))
  await expect(choice.getByText(/^Liberation Sans: regular, bold,? and italic\.$/)).toBeVisible()
  // The same can be chosen for titles, too.
  await choice.getByLabel('Font of titles').selectOption('Liberation Sans')
  await expect.poll(() => isOwn(page)).toBe(true)

  // A variable font, as the web has it, is its regular and its bold.
  await upload(page, 'Upload for text', hankenGrotesk)
  await expect(choice.getByText(/^Hanken Grotesk.*: regular and bold\.$/)).toBeVisible()
  await choice.getByRole('button', { name: 'Save as my brand' }).click()
  await expect(page.getByText('Saved as your brand. New presentations take it.')).toBeVisible()
})
