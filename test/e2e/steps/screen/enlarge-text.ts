import type { Page } from '@playwright/test'

/** As somebody does in the settings of the browser, where 16 px is usual. */
export async function enlargeText(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: 20 } })
}
