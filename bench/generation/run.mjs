// A deck streams from the fake service at 60 tokens a second into the built app (`npm run build`
// first): when the first slide is on screen, and what the page's main thread does meanwhile.
// Beside it what a page would show that waits for the whole answer. See ../README.md.
import { cpus, loadavg } from 'node:os'

import { chromium } from '@playwright/test'
import { register } from 'tsx/esm/api'

import { browserLaunchOptions } from '../../scripts/find-browser.mjs'
import { serveBuiltApp } from '../../scripts/serve-built-app.mjs'
import { traceTasks } from '../editor/measure-page.mjs'

register()
const { startModelServer } = await import('../../test/fakes/model-server.ts')
const { createSampleReply } = await import('../../test/fixtures/sample-reply.ts')
const { chooseOwnEndpoint } = await import('../../test/e2e/steps/choose-own-endpoint.ts')
const { continueAsGuest } = await import('../../test/e2e/steps/continue-as-guest.ts')

const tokensPerSecond = 60
const charactersPerToken = 4
const limits = { firstSlideShare: 0.25, taskMs: 50 }
/** Of the cores, before anything is started: above it the clock would judge what others do. */
const restingLoad = 0.5
const load = (loadavg()[0] ?? 0) / cpus().length
const isAtRest = load < restingLoad

const { text } = createSampleReply()
const answerMs = (text.length / charactersPerToken / tokensPerSecond) * 1_000

const app = await serveBuiltApp()
const server = await startModelServer()
const browser = await chromium.launch(browserLaunchOptions())
try {
  const page = await browser.newPage({
    baseURL: app.url,
    viewport: { width: 1440, height: 900 },
  })
  await continueAsGuest(page)
  await chooseOwnEndpoint(page, server.openAiUrl)
  await page.goto('/create?method=ai')
  await page.getByLabel('Topic', { exact: true }).fill('Voices')
  await page.waitForTimeout(1_000)

  server.play({ kind: 'answer', text, tokensPerSecond })
  const slides = page.getByRole('list', { name: 'Slides so far' }).getByRole('listitem')
  let firstMs = Number.NaN
  const tasks = await traceTasks(browser, page, async () => {
    const asked = page.waitForRequest((request) => request.url().startsWith(server.url))
    await page.getByRole('button', { name: 'Generate with AI', exact: true }).click()
    await asked
    const begin = performance.now()
    await slides.first().waitFor()
    firstMs = performance.now() - begin
    await page.waitForURL(/\/deck\/[^/]+/, { timeout: 3 * answerMs })
  })

  const share = firstMs / answerMs
  console.table({
    'first slide on screen, ms': { lectern: round(firstMs), 'whole answer': round(answerMs) },
    'share of the answer by then': { lectern: round(share, 100), limit: limits.firstSlideShare },
    'longest task, ms': { lectern: round(tasks.longestMs), limit: limits.taskMs },
    'longest task, processor ms': { lectern: round(tasks.longestCpuMs), limit: limits.taskMs },
    'all tasks, processor ms': { lectern: round(tasks.cpuMs) },
  })
  console.log(
    `load of the machine: ${round(load * 100)} % of ${cpus().length} cores before, so a frame's time by the clock is ${isAtRest ? 'judged' : 'not judged (only at rest)'}`,
  )
  const isOver =
    share > limits.firstSlideShare ||
    tasks.longestCpuMs > limits.taskMs ||
    (isAtRest && tasks.longestMs > limits.taskMs)
  process.exitCode = isOver ? 1 : 0
} finally {
  await browser.close()
  await server.close()
  app.stop()
}

/**
 * @param {number} value
 * @param {number} [parts] of one that are kept
 */
function round(value, parts = 10) {
  return Math.round(value * parts) / parts
}
