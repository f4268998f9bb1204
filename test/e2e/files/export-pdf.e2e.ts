import { readFile } from 'node:fs/promises'

import { expect, test } from '@playwright/test'

import { writeTestPdf } from '../../fixtures/files/write-test-pdf.ts'
import { openSampleDeck } from '../steps/open-sample-deck.ts'

test('the presentation view writes a PDF in a worker of its own, byte for byte as Node does', async ({
  page,
}) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  const deck = await openSampleDeck(page, {
    spoil: ({ slides: [first, ...others], ...rest }) => ({
      ...rest,
      slides: [
        ...(first ? [{ ...first, title: 'Riffe 😀 サンゴ礁', content: ['شعاب مرجانية'] }] : []),
        ...others,
      ],
    }),
  })
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'PDF', exact: true }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  expect(workers.some((url) => url.includes('write-file-worker'))).toBe(true)
  expect(problems).toEqual([])
  const bytes = await readFile(await download.path())
  expect(bytes.equals((await writeTestPdf(deck)).bytes)).toBe(true)
})
