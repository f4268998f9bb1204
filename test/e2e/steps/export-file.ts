import { readFile } from 'node:fs/promises'

import { expect, type Page } from '@playwright/test'

type Format = 'PPTX' | 'PDF' | 'HTML' | 'PNG' | 'JPEG'

/** From the presentation view, through the dialog. */
export async function exportFile(
  page: Page,
  format: Format,
  { width }: { width?: 1280 | 1920 | 2560 } = {},
): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'More formats…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export' })
  await dialog.getByRole('radio', { name: format }).click()
  if (width) await dialog.getByRole('radio', { name: String(width) }).click()
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: `Export ${format}` }).click()
  const download = await downloading
  const bytes = await readFile(await download.path())
  await dialog.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(dialog).toBeHidden()
  return { name: download.suggestedFilename(), bytes }
}
