import type { Locator, Page } from '@playwright/test'

export const stage = (page: Page) => page.getByRole('region', { name: 'Slide', exact: true })

export const title = (page: Page) =>
  stage(page).getByRole('textbox', { name: 'Title', exact: true })

export const point = (page: Page, number: number) =>
  stage(page).getByRole('textbox', { name: `Point ${number}`, exact: true })

export const points = (page: Page) => stage(page).getByRole('textbox', { name: /^Point/ })

/** As the clipboard of another program would bring it. */
export const paste = (field: Locator, text: string) =>
  field.evaluate((one, words) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', words)
    one.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

export async function writePoints(page: Page, ...texts: string[]) {
  await point(page, 1).click()
  await page.keyboard.press('Control+a')
  await paste(point(page, 1), [...texts, 'end'].join('\n'))
  while ((await points(page).count()) > texts.length) {
    const last = await points(page).count()
    await point(page, last).press('Control+a')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Backspace')
  }
  await page.keyboard.press('Escape')
}
