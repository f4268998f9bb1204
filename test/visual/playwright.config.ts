import { defineConfig } from '@playwright/test'

import { browserLaunchOptions } from '../../scripts/find-browser.mjs'

export default defineConfig({
  testDir: '.',
  testMatch: '*.visual.ts',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: 'references/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // Generous, because a machine that others use is slow and not wrong.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  webServer: {
    command: 'node --import tsx test/visual/serve-page.ts',
    cwd: '../..',
    timeout: 300_000,
    // The port is a free one, so what the server says is the only place to learn it from.
    wait: { stdout: /ready at (?<lectern_visual_url>\S+)/ },
  },
  use: {
    baseURL: process.env['LECTERN_VISUAL_URL'],
    launchOptions: browserLaunchOptions(),
    viewport: { width: 1308, height: 900 },
    trace: 'off',
  },
})
