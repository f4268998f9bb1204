import { chromium } from '@playwright/test'

import { browserLaunchOptions } from '../../scripts/find-browser.mjs'
import { serveBuiltApp } from '../../scripts/serve-built-app.mjs'
import type { Figure, Report, BenchOptions } from '../report/report.ts'
import { runBench } from '../report/run-bench.ts'
import { type LibraryFigures, measureLibrary, measureNaiveLibrary } from './measure-library.ts'

const count = 1_000
const bars = { openMs: 1_000, keyMs: 50, taskMs: 50 }

async function measureLibraries({ quick }: BenchOptions): Promise<Report> {
  const queries = quick ? ['bees'] : ['bees', 'part 77', 'volc']
  const app = await serveBuiltApp()
  const browser = await chromium.launch(browserLaunchOptions())
  try {
    const ours = await measureLibrary(browser, app.url, count, queries)
    const peer = await measureNaiveLibrary(browser, queries)
    return {
      figures: listFigures(ours, peer),
      plots: [
        {
          id: 'library',
          title: `Library of ${count.toLocaleString('en-US')} presentations`,
          unit: 'ms',
          kind: 'bars',
          labels: ['opening', 'key to paint, p95', 'key to its results, p95'],
          series: [
            { name: 'Lectern', values: [ours.openMs, ours.keyP95, ours.resultP95] },
            { name: 'a plain list', values: [peer.openMs, peer.keyP95, peer.resultP95] },
          ],
        },
      ],
      missing: [],
    }
  } finally {
    await browser.close()
    app.stop()
  }
}

function listFigures(ours: LibraryFigures, peer: LibraryFigures): Figure[] {
  const beside = (key: keyof LibraryFigures) => ({
    id: key,
    value: ours[key],
    peer: { name: 'plain list', value: peer[key] },
  })
  const clock = { unit: 'ms', needsRest: true }
  const processor = { unit: 'processor ms' }
  return [
    { name: 'opening', ...beside('openMs'), ...clock, bar: { atMost: bars.openMs } },
    { name: 'opening', ...beside('openCpuMs'), ...processor },
    {
      name: 'key in the search box to paint, p95',
      ...beside('keyP95'),
      ...clock,
      bar: { atMost: bars.keyMs },
    },
    { name: 'key in the search box to its results, p95', ...beside('resultP95'), ...clock },
    { name: 'longest task of searching', ...beside('searchTaskMs'), ...clock },
    {
      name: 'longest task of searching',
      ...beside('searchTaskCpuMs'),
      ...processor,
      bar: { atMost: bars.taskMs },
    },
    {
      name: 'longest task of scrolling',
      ...beside('scrollTaskMs'),
      ...clock,
      bar: { atMost: bars.taskMs },
    },
    {
      name: 'longest task of scrolling',
      ...beside('scrollTaskCpuMs'),
      ...processor,
      bar: { atMost: bars.taskMs },
    },
  ]
}

await runBench(measureLibraries)
