import { defineConfig } from '@playwright/test'

import { browserLaunchOptions } from '../../scripts/find-browser.mjs'
import type { Driver } from './driver.ts'

export default defineConfig<object, { browserKind: Driver['name'] }>({
  testDir: '.',
  testMatch: '*.browsers.ts',
  outputDir: '../../test-results/browsers',
  ...(process.env['LECTERN_GATE'] && { grep: /@gate/ }),
  // WebKit's driver has one session at a time, and starting two browsers at once takes longer.
  workers: 1,
  projects: [
    { name: 'Firefox', use: { browserKind: 'Firefox' } },
    { name: 'WebKit', use: { browserKind: 'WebKit' } },
  ],
  // Generous, because a machine that others use is slow and not wrong, and a browser may have to be fetched.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  // A second try tells a machine under load from a fault; the gate names what needed one.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  // The ports are free ones, so what the servers say is the only place to learn them from.
  webServer: [
    {
      command: 'node --import tsx test/visual/serve-page.ts',
      cwd: '../..',
      timeout: 300_000,
      wait: { stdout: /ready at (?<lectern_visual_url>\S+)/ },
    },
    {
      command: 'node dist-server/index.js',
      cwd: '../..',
      env: { HOST: '127.0.0.1', PORT: '0', LECTERN_DATA_DIR: 'test-results/data' },
      timeout: 300_000,
      wait: { stdout: /ready at (?<lectern_url>\S+)/ },
    },
  ],
  use: { launchOptions: browserLaunchOptions(), trace: 'off' },
})
