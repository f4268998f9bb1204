// What somebody fetches who opens a link, until the first slide stands: requests and bytes as they came
// over the wire, packed by Brotli, scripts of workers among them.
import { statSync } from 'node:fs'

import { chromium } from '@playwright/test'

import { browserLaunchOptions } from '../../scripts/find-browser.mjs'
import { inProject } from '../../scripts/project-root.mjs'
import { serveBuiltApp } from '../../scripts/serve-built-app.mjs'

/** As promised: without the share itself. */
const bars = { requests: 15, bytes: 250_000, scripts: 160_000 }

const app = await serveBuiltApp()
const browser = await chromium.launch(browserLaunchOptions())
try {
  const link = await shareSample()
  const fetched = await watch(link)
  for (const { path, bytes } of fetched.toSorted((a, b) => b.bytes - a.bytes))
    console.log(String(bytes).padStart(8), path)
  const own = fetched.filter(({ path }) => !path.startsWith('/api/'))
  const scripts = own.filter(({ path }) => path.endsWith('.js'))
  tell('requests', own.length, bars.requests)
  tell('bytes', addUp(own), bars.bytes)
  tell('bytes of scripts', addUp(scripts), bars.scripts)
} finally {
  await browser.close()
  app.stop()
}

/** @param {readonly { bytes: number }[]} files */
function addUp(files) {
  return files.reduce((total, { bytes }) => total + bytes, 0)
}

/**
 * @param {string} name
 * @param {number} is
 * @param {number} most
 */
function tell(name, is, most) {
  console.log(`${name}: ${is} of ${most}${is > most ? ', over it' : ''}`)
}

/** @returns {Promise<string>} the link to the sample deck */
async function shareSample() {
  const context = await browser.newContext({
    baseURL: app.url,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('button', { name: 'Try the sample deck' }).click()
  await page.waitForURL('**/deck/**')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const link = await page.getByLabel('Link', { exact: true }).inputValue()
  await context.close()
  return link
}

/**
 * @param {string} link
 * @returns {Promise<{ path: string, bytes: number }[]>}
 */
async function watch(link) {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  /** @type {Promise<{ path: string, bytes: number }>[]} */
  const fetched = []
  // Also those of workers.
  context.on('requestfinished', (request) => {
    if (!request.url().startsWith('http')) return
    const path = new URL(request.url()).pathname
    fetched.push(
      request.sizes().then(({ responseBodySize }) => ({
        path,
        // Of a worker nobody is told: it is as large as the file that is sent.
        bytes: responseBodySize || statSync(inProject('dist', `${path}.br`)).size,
      })),
    )
  })
  const start = performance.now()
  await page.goto(link)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  console.log(`first slide after ${Math.round(performance.now() - start)} ms`)
  const files = await Promise.all(fetched)
  await context.close()
  return files
}
