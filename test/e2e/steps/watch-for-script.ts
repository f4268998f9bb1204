import type { Page } from '@playwright/test'

/** Whatever opened, or was asked for elsewhere, since. */
export function watchForScript(page: Page, baseURL: string): string[] {
  const found: string[] = []
  page.on('dialog', (dialog) => {
    found.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => found.push(`popup ${popup.url()}`))
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(baseURL) && !/^(?:blob|data):/.test(url)) found.push(`request ${url}`)
  })
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) found.push(`frame ${frame.url()}`)
  })
  return found
}

/** What the payloads do when they run. */
export const hasRun = (page: Page): Promise<boolean> =>
  page.evaluate(() => '__ran' in window || 'ran' in {})
