import { defineConfig } from '@playwright/test'

import { browserLaunchOptions } from '../../scripts/find-browser.mjs'

/** Walks through the user guide and takes its pictures. No part of the gate: it writes into `docs`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.guide.ts',
  outputDir: '../../test-results/guide',
  reporter: 'list',
  // One at a time: the recording shows how smoothly the app runs.
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  webServer: {
    command: 'node dist-server/index.js',
    cwd: '../..',
    env: { HOST: '127.0.0.1', PORT: '0', LECTERN_DATA_DIR: 'test-results/guide-data' },
    // The port is a free one, so what the server says is the only place to learn it from.
    wait: { stdout: /ready at (?<lectern_url>\S+)/ },
  },
  use: {
    baseURL: process.env['LECTERN_URL'],
    launchOptions: browserLaunchOptions(),
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
  },
})
