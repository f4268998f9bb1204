import { expect, type Page, test } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'

import { writePdf } from '../../fixtures/files/write-pdf.ts'
import { becomeGuest } from '../steps/continue-as-guest.ts'

const ownText = (page: Page) => page.getByLabel('Your own text')

async function chooseFile(page: Page, name: string, bytes: Uint8Array) {
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) })
}

test.beforeEach(async ({ page }) => {
  await becomeGuest(page)
  await page.goto('/create?method=ai')
})

test('SR9 a PDF is read in the page, under its own policy, with nothing sent anywhere', async ({
  page,
  baseURL,
}) => {
  const refused: string[] = []
  const elsewhere: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text())
  })
  page.on('request', (request) => {
    if (!/^(?:blob|data):/.test(request.url()) && !request.url().startsWith(baseURL ?? ''))
      elsewhere.push(request.url())
  })
  await chooseFile(
    page,
    'moon.pdf',
    writePdf([
      [
        { text: 'The Moon', size: 24, gap: 0 },
        { text: 'It moves the seas twice a day.', gap: 40 },
        { text: 'It steadies the axis of the Earth.', gap: 30 },
      ],
    ]),
  )
  await expect(ownText(page)).toHaveValue(
    '# The Moon\n\nIt moves the seas twice a day.\n\nIt steadies the axis of the Earth.',
  )
  expect(refused).toEqual([])
  expect(elsewhere).toEqual([])
})

test('SR9 a Japanese PDF whose characters are only named is read, too', async ({ page }) => {
  await chooseFile(
    page,
    'tsuki.pdf',
    writePdf([[{ text: '月は地球をまわる', gap: 0 }]], 'japanese'),
  )
  await expect(ownText(page)).toHaveValue('月は地球をまわる')
})

test('SR1 a Word document is read with its headings', async ({ page }) => {
  await chooseFile(
    page,
    'moon.docx',
    zipSync({
      'word/document.xml': strToU8(
        '<w:document xmlns:w="w"><w:body><w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>The Moon</w:t></w:r></w:p><w:p><w:r><w:t>It moves the seas.</w:t></w:r></w:p></w:body></w:document>',
      ),
    }),
  )
  await expect(ownText(page)).toHaveValue('## The Moon\n\nIt moves the seas.')
})

test('SR7 what cannot be read is said in words', async ({ page }) => {
  await chooseFile(page, 'moon.pdf', new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31]))
  await expect(page.getByText('This file is damaged and cannot be read.')).toBeVisible()
  await chooseFile(page, 'moon.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]))
  await expect(
    page.getByText('Only text, Markdown, PDF and Word documents can be read here.'),
  ).toBeVisible()
  await expect(ownText(page)).toHaveValue('')
})
