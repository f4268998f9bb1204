import { writeFile } from 'node:fs/promises'

import { type BrowserContext, expect, type Page, test } from '@playwright/test'

import { choose, createProfile, launch, prepareKill, tell } from './browser.ts'
import { createRandomNumbers } from './page/random-numbers.ts'

const kills = choose(1, 10)
const presentations = 40
const random = createRandomNumbers(Date.now())
const profile = createProfile()
test.afterAll(() => profile.remove())

test(`LR9 ${kills} kills in the midst of a restore: it is said, it goes on, and nothing comes twice`, async () => {
  test.setTimeout(300_000 + kills * 60_000)
  let { context, page } = await start()
  await page.goto(address('/auth'))
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const cutAt: number[] = []
  for (let kill = 0; kill < kills; kill++) {
    const backup = test.info().outputPath(`backup-${kill}.json`)
    await writeFile(backup, writeBackup(kill))
    await openImport(page)
    await restore(page, backup)
    const die = await prepareKill(context)
    const wanted = 1 + random.below(presentations - 10)
    await expect
      .poll(() => countStored(page, kill), { intervals: [5] })
      .toBeGreaterThanOrEqual(wanted)
    die()
    // It says that the browser has gone.
    await context.close().catch(() => {})

    ;({ context, page } = await start())
    await page.goto(address('/dashboard'))
    const notice = page.getByText(`Of the presentations in “backup-${kill}.json”`)
    await expect(notice).toBeVisible()
    const stored = await countStored(page, kill)
    cutAt.push(stored)
    expect(stored).toBeLessThan(presentations)
    await expect(notice).toContainText(`${stored} of ${presentations} are back`)
    await page.getByRole('button', { name: 'Choose the file' }).click()
    await restore(page, backup)
    await expect(notice).toBeHidden()
    await expect.poll(() => countStored(page, kill)).toBe(presentations)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice).toBeHidden()
    expect(await countStored(page, kill)).toBe(presentations)
  }
  await context.close()
  tell(
    `kill in a restore: ${kills} kills after ${cutAt.join(', ')} of ${presentations} presentations, 0 lost, 0 twice`,
  )
})

async function start(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await launch(profile.path)
  return { context, page: await context.newPage() }
}

function address(path: string): string {
  const url = process.env['LECTERN_URL']
  if (!url) throw new Error('The app is not served')
  return new URL(path, url).href
}

/** Large enough that storing them takes a while. */
function writeBackup(kill: number): string {
  const pad = 'A sentence that takes some room. '.repeat(60)
  const slides = Array.from({ length: 40 }, (_, index) => ({
    id: `s${index}`,
    title: `Slide ${index}`,
    content: [pad],
    notes: pad,
  }))
  const entries = Array.from({ length: presentations }, (_, index) => ({
    record: {},
    deck: { title: `Kill ${kill} deck ${index}`, slides },
  }))
  return JSON.stringify({
    format: 'lectern-library',
    version: 1,
    presentations: entries,
    pictures: {},
  })
}

async function openImport(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('Restore a backup')
  await page.keyboard.press('Enter')
}

/** The dialog is open. */
async function restore(page: Page, backup: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Import' })
  await dialog.getByLabel('Choose files').setInputFiles(backup)
  await dialog.getByRole('button', { name: /^Restore \d+ Presentations$/ }).click()
}

/** How many of a backup are on disk. */
const countStored = (page: Page, kill: number): Promise<number> =>
  page.evaluate(
    (prefix) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('lectern')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('records').objectStore('records').getAll()
          reading.addEventListener('success', () => {
            opening.result.close()
            const titles = reading.result.map(({ stored }) => JSON.stringify(stored))
            resolve(titles.filter((text) => text.includes(prefix)).length)
          })
        })
      }),
    `"Kill ${kill} deck`,
  )
