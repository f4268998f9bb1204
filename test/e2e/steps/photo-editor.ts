import { expect, type Locator, type Page } from '@playwright/test'

import { makePng } from './make-picture.ts'

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Photo Editor' })
export const preview = (page: Page) => dialog(page).getByRole('region', { name: 'Preview' })
export const apply = (page: Page) => dialog(page).getByRole('button', { name: 'Apply' })
export const upload = (page: Page) => dialog(page).getByLabel('Upload image')
export const problem = (page: Page) => dialog(page).getByRole('alert')
export const tab = (page: Page, name: string) => dialog(page).getByRole('tab', { name })
export const slider = (page: Page, name: string) => dialog(page).getByRole('slider', { name })
export const choice = (page: Page, group: string, name: string) =>
  dialog(page).getByRole('group', { name: group }).getByRole('radio', { name, exact: true })
/** The slide being edited, not its thumbnails. */
export const stagePicture = (page: Page) => page.locator('main article img').first()
export const describedAs = (within: Locator | Page, alt: string) =>
  within.getByRole('img', { name: alt })

export async function openEditor(page: Page) {
  await page.getByRole('button', { name: 'Photo Editor' }).first().click()
  await expect(dialog(page)).toBeVisible()
}

export async function uploadPicture(page: Page, file = makePng(320, 240)) {
  await upload(page).setInputFiles(file)
  await expect(preview(page).locator('img')).toBeVisible()
}

export async function applyAs(page: Page, alt: string) {
  await dialog(page).getByLabel('Alternative text').fill(alt)
  await apply(page).click()
  await expect(dialog(page)).toBeHidden()
}

/** The pictures that the browser has stored, as their type and size. */
export const readStoredPictures = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ type: string; size: number }[]>((resolve, reject) => {
        const opening = indexedDB.open('lectern')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('assets').objectStore('assets').getAll()
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve((reading.result as Blob[]).map(({ type, size }) => ({ type, size })))
          })
        })
      }),
  )
