import { expect, type Page, test } from '@playwright/test'

import { openBlankPresentation } from '../steps/open-blank-presentation.ts'
import { stage, title, point, writePoints } from '../steps/stage-texts.ts'

const undo = (page: Page) => page.keyboard.press('Control+z')

test.beforeEach(async ({ page }) => {
  await openBlankPresentation(page, 'Tides', 3)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(title(page)).toHaveValue('Slide 2')
  await writePoints(page, 'sun and moon', 'sea', 'sand')
})

const picture = (page: Page) =>
  page.evaluateHandle(async () => {
    const canvas = new OffscreenCanvas(40, 30)
    canvas.getContext('2d')?.fillRect(0, 0, 40, 30)
    const blob = await canvas.convertToBlob()
    const data = new DataTransfer()
    data.items.add(new File([blob], 'sea.png', { type: 'image/png' }))
    return data
  })

test('a pasted image lands on the slide', async ({ page }) => {
  const clipboardData = await picture(page)
  await point(page, 1).evaluate(
    (field, data) =>
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      ),
    clipboardData,
  )
  await expect(stage(page).locator('img[src^="blob:"]')).toBeVisible()
})

test('a dropped image lands on the slide, and undo takes it off again', async ({ page }) => {
  const dataTransfer = await picture(page)
  await point(page, 1).dispatchEvent('dragover', { dataTransfer })
  await expect(page.getByText('Drop the picture to put it on this slide')).toBeVisible()
  await point(page, 1).dispatchEvent('drop', { dataTransfer })
  await expect(stage(page).locator('img[src^="blob:"]')).toBeVisible()
  await undo(page)
  await expect(stage(page).locator('img')).toHaveCount(0)
})

test('a dropped file that is no image is left to the import', async ({ page }) => {
  const dataTransfer = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['words'], 'words.txt', { type: 'text/plain' }))
    return data
  })
  await point(page, 1).dispatchEvent('drop', { dataTransfer })
  await expect(page.getByRole('dialog', { name: 'Import' })).toBeVisible()
})
