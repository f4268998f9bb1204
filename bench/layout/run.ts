// How long a slide takes to lay out once its fonts are there, beside the browser's own layout of the
// same text in the same run. Fails above the bar.
import { chromium } from '@playwright/test'

import { browserLaunchOptions } from '../../scripts/find-browser.mjs'
import { withBuiltPage } from '../../cli/with-built-page.ts'
import type { LayoutBench } from './page.ts'

declare const layoutBench: LayoutBench

const slides = 504
const barMs = 10

const browser = await chromium.launch(browserLaunchOptions())
try {
  const page = await browser.newPage()
  const times = await withBuiltPage(page, 'bench/layout', async () => {
    await page.waitForFunction(() => 'layoutBench' in window)
    return page.evaluate((count) => layoutBench.run(count, 5), slides)
  })
  const browserMedian = percentile(times.browser, 0.5)
  for (const [name, figures] of Object.entries(times)) {
    const median = percentile(figures, 0.5)
    console.log(
      `${name.padEnd(8)} median ${median.toFixed(2)} ms, p95 ${percentile(figures, 0.95).toFixed(2)} ms, ${(median / browserMedian).toFixed(2)} times the browser's own`,
    )
  }
  if (percentile(times.first, 0.5) > barMs) process.exitCode = 1
} finally {
  await browser.close()
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(Math.ceil(sorted.length * share) - 1, 0)] ?? 0
}
