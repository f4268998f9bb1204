import { chromium } from '@playwright/test'

import { browserLaunchOptions } from '../../scripts/find-browser.mjs'
import { serveBuiltApp } from '../../scripts/serve-built-app.mjs'
import { startModelServer } from '../../test/fakes/model-server.ts'
import { modelAnswers } from '../../test/fixtures/model-answers.ts'
import { chooseOwnEndpoint } from '../../test/e2e/steps/choose-own-endpoint.ts'
import { continueAsGuest } from '../../test/e2e/steps/continue-as-guest.ts'
import { percentile, traceTasks } from '../editor/measure-page.mjs'
import type { Report, BenchOptions } from '../report/report.ts'
import { runBench } from '../report/run-bench.ts'

const tokensPerSecond = 60
const charactersPerToken = 4
/** The longest of many tasks is soon a pause of the machine; that of the median pass is not. */
const passes = 3
/** As long as a person presses; without it, moving, pressing and letting go are one task. */
const pressMs = 60
/** With forms, a chart and wishes for pictures, as models are asked for. */
const written = 'webb-telescope'
const bars = { firstSlideShare: 0.25, taskMs: 50 }

type Answer = { firstMs: number; longestMs: number; longestCpuMs: number; cpuMs: number }

async function measureGeneration({ quick }: BenchOptions): Promise<Report> {
  const text = modelAnswers.find(({ name }) => name === written)?.answer
  if (text === undefined) throw new Error(`${written} is not among the answers`)
  const answerMs = (text.length / charactersPerToken / tokensPerSecond) * 1_000
  const answers: Answer[] = []
  for (let pass = 0; pass < (quick ? 1 : passes); pass++)
    answers.push(await streamAnswer(text, answerMs))
  const median = (key: keyof Answer) =>
    percentile(
      answers.map((answer) => answer[key]),
      0.5,
    )
  const firstMs = median('firstMs')
  return {
    figures: [
      {
        id: 'first-slide',
        name: 'first slide on screen',
        value: firstMs,
        unit: 'ms',
        peer: { name: 'whole answer', value: answerMs },
        bar: { atMost: bars.firstSlideShare, of: 'ratio' },
      },
      {
        id: 'longest-task',
        name: 'longest task',
        value: median('longestMs'),
        unit: 'ms',
        needsRest: true,
        bar: { atMost: bars.taskMs },
      },
      {
        id: 'longest-task-cpu',
        name: 'longest task',
        value: median('longestCpuMs'),
        unit: 'processor ms',
        bar: { atMost: bars.taskMs },
      },
      { id: 'cpu', name: 'all tasks', value: median('cpuMs'), unit: 'processor ms' },
    ],
    plots: [
      {
        id: 'generation',
        title: 'Until the first slide can be seen',
        unit: 's',
        kind: 'bars',
        labels: [`${tokensPerSecond} tokens a second`],
        series: [
          { name: 'Lectern', values: [firstMs / 1_000] },
          { name: 'a page that waits for the whole answer', values: [answerMs / 1_000] },
        ],
      },
    ],
    missing: [],
  }
}

/** A deck written by the built app, slide by slide, from an answer that streams. */
async function streamAnswer(text: string, answerMs: number): Promise<Answer> {
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
    const generate = page.getByRole('button', { name: 'Generate with AI', exact: true })
    await generate.hover()
    let firstMs = Number.NaN
    const tasks = await traceTasks(browser, page, async () => {
      const asked = page.waitForRequest((request) => request.url().startsWith(server.url))
      await generate.click({ delay: pressMs })
      await asked
      const begin = performance.now()
      await slides.first().locator('[data-layout]').waitFor()
      // It is painted before the second frame from here on begins.
      await page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
      )
      firstMs = performance.now() - begin
      await page.waitForURL(/\/deck\/[^/]+/, { timeout: 3 * answerMs })
    })
    return { firstMs, ...tasks }
  } finally {
    await browser.close()
    await server.close()
    app.stop()
  }
}

await runBench(measureGeneration)
