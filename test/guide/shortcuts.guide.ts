import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, type Page, test } from '@playwright/test'

import { continueAsGuest } from '../e2e/steps/continue-as-guest.ts'
import { startShow } from '../e2e/steps/start-show.ts'
import { fillLibrary } from './fill-library.ts'
import { takePicture } from './take-picture.ts'
import { waitForWord } from './wait-for-word.ts'

const guide = join(import.meta.dirname, '../../docs/guide.md')

/** Label to keys, by the group they are offered in. */
type Sheet = Map<string, Map<string, readonly string[]>>

async function openSheet(page: Page) {
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(dialog).toBeVisible()
  return dialog
}

async function readSheet(page: Page, sheet: Sheet): Promise<void> {
  const dialog = await openSheet(page)
  const groups = await dialog.locator('section[aria-label]').evaluateAll((sections) =>
    sections.map((section) => ({
      name: section.ariaLabel ?? '',
      rows: Array.from(section.querySelectorAll('dl > div'), (row) => ({
        label: row.querySelector('dt')?.textContent ?? '',
        keys: Array.from(row.querySelectorAll('kbd'), (key) => key.textContent),
      })),
    })),
  )
  for (const { name, rows } of groups) {
    const known = sheet.get(name) ?? new Map<string, readonly string[]>()
    // A key may serve something else meanwhile: Space goes on in a show, and pauses the voice.
    for (const { label, keys } of rows)
      known.set(label, [...new Set([...(known.get(label) ?? []), ...keys])])
    sheet.set(name, known)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

const writeTables = (sheet: Sheet): string =>
  [...sheet]
    .map(([name, rows]) =>
      [
        `**${name}**`,
        '',
        '| keys | what they do |',
        '|---|---|',
        ...[...rows].map(
          ([label, keys]) => `| ${keys.map((key) => `<kbd>${key}</kbd>`).join(' ')} | ${label} |`,
        ),
      ].join('\n'),
    )
    .join('\n\n')

test('the tables of keys are what the app itself says', async ({ page }) => {
  const sheet: Sheet = new Map()
  await continueAsGuest(page)
  await fillLibrary(page)
  await readSheet(page, sheet)
  const card = page.getByRole('link', { name: 'How a Voice Is Made' }).first()
  await card.focus()
  await readSheet(page, sheet)
  await card.click()
  await expect(page.getByText('Slide 1 of 6', { exact: true })).toBeVisible()
  await readSheet(page, sheet)
  await page.getByRole('button', { name: 'Auto-Present All' }).click()
  await waitForWord(page, 2)
  await readSheet(page, sheet)
  await page.getByRole('button', { name: 'Stop', exact: true }).first().click()
  await startShow(page)
  await readSheet(page, sheet)
  await page.keyboard.press('a')
  await waitForWord(page, 2)
  await readSheet(page, sheet)
  await openSheet(page)
  await takePicture(page, 'shortcuts')

  const text = await readFile(guide, 'utf8')
  const mark = /(?<=<!-- keys -->\n\n)[^]*?(?=\n\n<!-- \/keys -->)/
  expect(text).toMatch(mark)
  await writeFile(
    guide,
    text.replace(mark, () => writeTables(sheet)),
  )
})
