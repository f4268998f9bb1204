// Has Lighthouse judge the built app: landing page, dashboard and a shared presentation.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { chromium } from '@playwright/test'

import { browserLaunchOptions } from '../../scripts/find-browser.mjs'
import { serveBuiltApp } from '../../scripts/serve-built-app.mjs'

const folder = fileURLToPath(new URL('.', import.meta.url))
const debuggingPort = Number(process.env['LIGHTHOUSE_PORT'] ?? 4869)

if (!existsSync(join(folder, 'node_modules', 'lighthouse'))) {
  console.log('Installing Lighthouse.')
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  })
}
// By its path: it is no package of the product.
const { default: lighthouse } = await import(
  new URL('node_modules/lighthouse/core/index.js', import.meta.url).href
)

const scratch = mkdtempSync(join(tmpdir(), 'lectern-lighthouse-'))
const app = await serveBuiltApp({ LECTERN_DATA_DIR: join(scratch, 'data') })
const { args, ...browser } = browserLaunchOptions()
const context = await chromium.launchPersistentContext(join(scratch, 'profile'), {
  ...browser,
  args: [...args, `--remote-debugging-port=${debuggingPort}`],
  baseURL: app.url,
})
/** @type {string[]} */
const problems = []

try {
  const link = await shareSampleDeck()
  await judge('landing', `${app.url}/`, { accessibility: 1, 'best-practices': 1, seo: 1 })
  await judge('dashboard', `${app.url}/dashboard`, { accessibility: 1, 'best-practices': 1 })
  await judge('share', link, { accessibility: 1, 'best-practices': 1 })
} finally {
  await context.close()
  app.stop()
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 })
}
for (const problem of problems) console.log(problem)
process.exit(problems.length > 0 ? 1 : 0)

/** @returns {Promise<string>} its link */
async function shareSampleDeck() {
  const page = await context.newPage()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await page.getByRole('button', { name: 'Try the sample deck' }).click()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share' })
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
  await page.close()
  return link
}

/**
 * @param {string} name
 * @param {string} url
 * @param {Record<string, number>} bars by category
 */
async function judge(name, url, bars) {
  const result = await lighthouse(
    url,
    {
      port: debuggingPort,
      onlyCategories: Object.keys(bars),
      // Who is signed in, and the deck, are in there.
      disableStorageReset: true,
      logLevel: 'error',
    },
    undefined,
  )
  if (!result) throw new Error(`Lighthouse said nothing about ${url}`)
  const { categories, audits } = result.lhr
  const scores = Object.values(categories).map(({ id, score }) => `${id} ${(score ?? 0) * 100}`)
  console.log(`${name.padEnd(10)} ${scores.join(', ')}`)
  for (const { id, score, auditRefs } of Object.values(categories)) {
    if ((score ?? 0) >= (bars[id] ?? 0)) continue
    for (const { id: audit, weight } of auditRefs) {
      const found = audits[audit]
      if (weight === 0 || !found || found.score === null || found.score === 1) continue
      problems.push(`${name}: ${found.title} (${audit})`)
      for (const item of found.details?.items ?? [])
        problems.push(`  ${JSON.stringify(item).slice(0, 400)}`)
    }
  }
}
