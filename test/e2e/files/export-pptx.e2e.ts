import { readFile } from 'node:fs/promises'

import { expect, type Page, test } from '@playwright/test'

import { readPptx } from '#codecs/pptx/read-pptx.ts'

import { openSampleDeck } from '../steps/open-sample-deck.ts'

async function exportPptx(page: Page) {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'PPTX', exact: true }).click()
  const download = await downloading
  const bytes = new Uint8Array(await readFile(await download.path()))
  const read = await readPptx(bytes, { fileName: 'download.pptx' })
  if (!read.ok) throw new Error(read.error)
  return { name: download.suggestedFilename(), ...read.value }
}

test('the presentation view writes a PowerPoint file of what is on screen, in a worker of its own', async ({
  page,
}) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  const shown = await openSampleDeck(page)
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  const { name, deck, losses } = await exportPptx(page)
  expect(name).toMatch(/^[\p{L}\p{N}_]+\.pptx$/u)
  const words = (slides: typeof deck.slides) =>
    slides.map(({ title, content, notes }) => ({ title, content, notes }))
  expect(words(deck.slides)).toEqual(words(shown.slides))
  expect(losses).toEqual([])
  expect(workers.some((url) => url.includes('write-file-worker'))).toBe(true)
  expect(problems).toEqual([])
})
