// Measures the JavaScript that a real browser fetches until a page is ready and left alone, and
// fails when it is over budget or has the editor's document library in it.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { chromium } from '@playwright/test'

import { browserLaunchOptions } from './find-browser.mjs'
import { inProject } from './project-root.mjs'
import { serveBuiltApp } from './serve-built-app.mjs'

/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */

const budgets = [
  { page: 'landing', path: '/', bytes: 110_000 },
  { page: 'dashboard', path: '/dashboard', bytes: 170_000 },
  // What another language costs at most: its words, and nothing that they bring along.
  { page: 'landing in German', path: '/', bytes: 165_000, locale: 'de-DE' },
]
// Yjs writes this name on the global object, so it survives minification.
const yjsMark = '__ $YJS$ __'

const app = await serveBuiltApp()
const browser = await chromium.launch(browserLaunchOptions())
/** @type {string[]} */
const problems = []
/** @type {string[]} */
const figures = []

try {
  assertMarkIsFound()
  const visitor = await browser.newContext({ baseURL: app.url })
  const guest = await browser.newContext({ baseURL: app.url })
  const foreigner = await browser.newContext({ baseURL: app.url, locale: 'de-DE' })
  // A machine that others use is slow and not wrong.
  for (const context of [visitor, guest, foreigner]) context.setDefaultTimeout(120_000)
  await signInWithOneDeck(guest)

  for (const { page, path, bytes, locale } of budgets) {
    const atHome = path === '/' ? visitor : guest
    const scripts = await listScripts(locale ? foreigner : atHome, path)
    const sizes = scripts.map((script) => ({
      script,
      size: gzipSync(read(script), { level: 9 }).length,
    }))
    const total = sizes.reduce((sum, { size }) => sum + size, 0)
    figures.push(`${page} ${toKilobytes(total)} of ${toKilobytes(bytes)} kB`)

    console.log(`${page}:`)
    for (const { script, size } of sizes.toSorted((a, b) => b.size - a.size)) {
      console.log(`${toKilobytes(size).padStart(8)} kB  ${basename(script)}`)
    }
    if (total > bytes) problems.push(`The ${page} is ${toKilobytes(total - bytes)} kB over budget.`)
    for (const script of scripts.filter((name) => read(name).includes(yjsMark))) {
      problems.push(`The ${page} fetches Yjs in ${basename(script)}.`)
    }
  }
} finally {
  await browser.close()
  app.stop()
}

for (const problem of problems) console.log(problem)
console.log(figures.join(', '))
process.exit(problems.length > 0 ? 1 : 0)

/** Without this, a new way of naming things in Yjs would make the check blind. */
function assertMarkIsFound() {
  const scripts = readdirSync(inProject('dist', 'assets')).filter((name) => name.endsWith('.js'))
  if (!scripts.some((name) => read(`/assets/${name}`).includes(yjsMark))) {
    problems.push('Yjs is recognised in no chunk at all: it is gone, or its mark has changed.')
  }
}

/**
 * A library with a deck in it also paints a thumbnail, as most visits to a dashboard do.
 * @param {BrowserContext} context
 */
async function signInWithOneDeck(context) {
  const page = await context.newPage()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('button', { name: 'Try the sample deck' }).click()
  await page.waitForURL('**/deck/**')
  await page.close()
}

/**
 * @param {BrowserContext} context
 * @param {string} path
 * @returns {Promise<string[]>} the paths of the scripts that were fetched
 */
async function listScripts(context, path) {
  const page = await context.newPage()
  // The browser answers from its cache what an earlier page fetched, and would hide it.
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })

  /** @type {Set<string>} */
  const scripts = new Set()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  // A page that broke on the way would be small for the wrong reason.
  await page.getByRole('heading', { level: 1 }).waitFor()
  if (new URL(page.url()).pathname !== path) problems.push(`${path} led to ${page.url()}.`)
  await page.close()
  return [...scripts]
}

/** @param {string} path */
function read(path) {
  return readFileSync(join(inProject('dist'), path))
}

/** @param {number} bytes */
function toKilobytes(bytes) {
  return (bytes / 1000).toFixed(1)
}
