import { expect, type Page, test } from '@playwright/test'

import { continueAsGuest } from '../steps/continue-as-guest.ts'
import { createBlankPresentation } from '../steps/create-blank-presentation.ts'
import { makePng } from '../steps/make-picture.ts'

declare global {
  interface Window {
    violations: string[]
    trustedTypes: { createPolicy(name: string, rules: object): unknown }
  }
}

test.use({ serviceWorkers: 'allow' })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', (event) => {
      window.violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`)
    })
  })
})

function hearComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  return complaints
}

for (const path of ['/', '/auth', '/help', '/privacy', '/terms']) {
  test(`policy: ${path} works within it and logs no error`, { tag: '@gate' }, async ({ page }) => {
    const complaints = hearComplaints(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(complaints).toEqual([])
    expect(await page.evaluate(() => window.violations)).toEqual([])
  })
}

test(
  'policy: a picture is made smaller, by a worker, within it',
  { tag: '@gate' },
  async ({ page }) => {
    const complaints = hearComplaints(page)
    await continueAsGuest(page)
    await createBlankPresentation(page, 'Tides', 3)
    await page.getByRole('button', { name: 'Photo Editor' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Photo Editor' })
    const worker = page.waitForEvent('worker')
    await dialog.getByLabel('Upload image').setInputFiles(makePng(2000, 40))
    await worker
    const picture = dialog.getByRole('region', { name: 'Preview' }).locator('img')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1600)
    expect(complaints).toEqual([])
    expect(await page.evaluate(() => window.violations)).toEqual([])
  },
)

test(
  'policy: a string never becomes markup, a script or a request to a stranger',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/')
    const refusals = await page.evaluate(async () => {
      const attempts: Record<string, () => unknown> = {
        markup: () => (document.createElement('div').innerHTML = '<b>x</b>'),
        script: () => (document.createElement('script').text = 'run()'),
        policy: () => window.trustedTypes.createPolicy('stranger', {}),
        request: () => fetch('https://stranger.invalid/'),
      }
      const refused: string[] = []
      for (const [name, attempt] of Object.entries(attempts)) {
        try {
          await attempt()
        } catch {
          refused.push(name)
        }
      }
      return refused
    })
    expect(refusals).toEqual(['markup', 'script', 'policy', 'request'])
    expect(await page.evaluate(() => window.violations.join('\n'))).toContain(
      'connect-src: https://stranger.invalid/',
    )
  },
)
