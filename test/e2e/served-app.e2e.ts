import { expect, test } from '@playwright/test'

declare global {
  interface Window {
    violations: string[]
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', (event) => {
      window.violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`)
    })
  })
})

for (const path of ['/', '/auth', '/help', '/privacy', '/terms']) {
  test(`policy: ${path} works within it and logs no error`, async ({ page }) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(complaints).toEqual([])
    expect(await page.evaluate(() => window.violations)).toEqual([])
  })
}

test('policy: a string never becomes markup, a script or a request to a stranger', async ({
  page,
}) => {
  await page.goto('/')
  const refusals = await page.evaluate(async () => {
    const attempts: Record<string, () => unknown> = {
      markup: () => (document.createElement('div').innerHTML = '<b>x</b>'),
      script: () => (document.createElement('script').text = 'run()'),
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
  expect(refusals).toEqual(['markup', 'script', 'request'])
  expect(await page.evaluate(() => window.violations.join('\n'))).toContain(
    'connect-src: https://stranger.invalid/',
  )
})
